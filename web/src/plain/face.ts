// A game that the page was not built with: drawn from its view, its options and its log.
import type { Face } from "../games/face";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import { keys } from "./keys";

export default { Board, Ending, keys } satisfies Face;
