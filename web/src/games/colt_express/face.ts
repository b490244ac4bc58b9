// Colt Express as the page knows it.
import type { Face } from "../face";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import Hand from "./Hand.svelte";
import { keys } from "./keys";

export default { Board, Hand, Ending, keys } satisfies Face;
