import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The built page lies inside the Python package: the server serves it, and the wheel carries it.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/saloon/table/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or styles
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
