// What the page knows of a game before anybody plays it. A game is a folder here, named like its folder on the server:
// `about.ts` puts it in the window, `face.ts` draws its table.
import type { Component } from "svelte";

export interface About {
  title: string; // a name, the same in every language
  place: number; // in the window of the house, from 1
  Playbill: Component; // its picture, 300 by 400
  chapters?: readonly string[]; // events that begin a chapter of the log
  sides?: readonly string[]; // who the seats are, where they are not alike
}
