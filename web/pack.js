// Beside every file of the built page that gets smaller by it: the file packed, once and as small as can be, so that
// the server need not do it for every visitor. Fonts are packed already.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

const PAGE = new URL("../src/saloon/table/page/", import.meta.url);

for (const name of readdirSync(PAGE, { recursive: true })) {
  if (!/\.(css|html|js|svg)$/.test(name)) continue;
  const file = new URL(name, PAGE);
  const content = readFileSync(file);
  const packings = { ".br": brotliCompressSync(content), ".gz": gzipSync(content, { level: 9 }) };
  for (const [ending, small] of Object.entries(packings)) {
    if (small.length < content.length) writeFileSync(new URL(file.href + ending), small);
  }
}
