import { expect, it } from "vitest";
import { tableIn } from "../src/lib/links";

it.each([
  ["https://saloon.test/t/AbC-9_x", "AbC-9_x"],
  ["  http://127.0.0.1:8000/t/AbC/?from=friend ", "AbC"],
  ["/t/AbC#log", "AbC"],
  ["AbC", "AbC"],
  ["", null],
  ["two words", null],
  ["https://elsewhere.test/", null],
])("finds the table in %j", (text, id) => {
  expect(tableIn(text)).toBe(id);
});
