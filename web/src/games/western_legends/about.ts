import type { About } from "../about";
import Playbill from "./Playbill.svelte";

export default { title: "Western Legends", place: 4, Playbill } satisfies About;
