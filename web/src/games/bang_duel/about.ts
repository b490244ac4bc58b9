import type { About } from "../about";
import Playbill from "./Playbill.svelte";

export default { title: "BANG! The Duel", place: 2, Playbill, chapters: ["turn-began"], sides: ["law", "outlaw"] } satisfies About;
