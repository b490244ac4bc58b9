import type { About } from "../about";
import Playbill from "./Playbill.svelte";

export default { title: "Carson City", place: 3, Playbill } satisfies About;
