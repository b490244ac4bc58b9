import type { About } from "../about";
import Playbill from "./Playbill.svelte";

export default { title: "Colt Express", place: 1, Playbill, chapters: ["round-began", "stealing-began"] } satisfies About;
