// Colt Express as the page knows it.
import type { Face } from "../face";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import Hand from "./Hand.svelte";

export default { Board, Hand, Ending } satisfies Face;
