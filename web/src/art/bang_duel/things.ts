// The picture of each card.
import type { Component } from "svelte";
import type { CardType } from "./kinds";
import Bank from "./things/Bank.svelte";
import Barrel from "./things/Barrel.svelte";
import Carbine from "./things/Carbine.svelte";
import Colt from "./things/Colt.svelte";
import Derringer from "./things/Derringer.svelte";
import Duel from "./things/Duel.svelte";
import Dynamite from "./things/Dynamite.svelte";
import Gatling from "./things/Gatling.svelte";
import Hail from "./things/Hail.svelte";
import Hat from "./things/Hat.svelte";
import Holster from "./things/Holster.svelte";
import Indians from "./things/Indians.svelte";
import Knife from "./things/Knife.svelte";
import Missed from "./things/Missed.svelte";
import Peacemaker from "./things/Peacemaker.svelte";
import Rattlesnake from "./things/Rattlesnake.svelte";
import Remington from "./things/Remington.svelte";
import Respite from "./things/Respite.svelte";
import Rest from "./things/Rest.svelte";
import ReturnFire from "./things/ReturnFire.svelte";
import Robbery from "./things/Robbery.svelte";
import Schofield from "./things/Schofield.svelte";
import Scope from "./things/Scope.svelte";
import Shotgun from "./things/Shotgun.svelte";
import Stampede from "./things/Stampede.svelte";
import Store from "./things/Store.svelte";
import Teacher from "./things/Teacher.svelte";
import Wagon from "./things/Wagon.svelte";
import Watch from "./things/Watch.svelte";
import Water from "./things/Water.svelte";
import Winchester from "./things/Winchester.svelte";

export const THINGS: Record<CardType, Component> = {
  colt: Colt,
  hail: Hail,
  carbine: Carbine,
  peacemaker: Peacemaker,
  remington: Remington,
  schofield: Schofield,
  shotgun: Shotgun,
  winchester: Winchester,
  derringer: Derringer,
  gatling: Gatling,
  knife: Knife,
  missed: Missed,
  "return-fire": ReturnFire,
  indians: Indians,
  duel: Duel,
  robbery: Robbery,
  teacher: Teacher,
  water: Water,
  rest: Rest,
  respite: Respite,
  wagon: Wagon,
  store: Store,
  bank: Bank,
  barrel: Barrel,
  hat: Hat,
  holster: Holster,
  scope: Scope,
  watch: Watch,
  stampede: Stampede,
  rattlesnake: Rattlesnake,
  dynamite: Dynamite,
};
