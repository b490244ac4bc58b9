// Who stands where.
import type { Card, DuelView, Person, Seat } from "./view";

export function everybody(view: DuelView): Person[] {
  return view.seats.flatMap((seat) => peopleOf(seat));
}

export function peopleOf(seat: Seat): Person[] {
  return seat.people.filter((person) => person !== null);
}

export function personOf(view: DuelView, name: unknown): Person | undefined {
  return everybody(view).find((person) => person.name === name);
}

/** Who carries the token of a side. */
export function frontOf(view: DuelView, seat: number): Person | undefined {
  return peopleOf(view.seats[seat] ?? EMPTY).find((person) => person.front);
}

export function gearOf(view: DuelView, name: string): Card[] {
  return personOf(view, name)?.gear ?? [];
}

export function seatWith(view: DuelView, name: unknown): number {
  return view.seats.findIndex((seat) => peopleOf(seat).some((person) => person.name === name));
}

const EMPTY = { people: [] as (Person | null)[] } as Seat;
