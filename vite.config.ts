import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The web client. The server's own bundles are described in scripts/build.mjs. */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  // Settings reach the browser from the server, never from .env files at build time: one build runs
  // everywhere, and its inputs are all in the repository.
  envDir: false,
  build: {
    manifest: true,
    assetsDir: "assets",
    // Hashed file names are served as immutable; an inlined font or picture would not be cached.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Every browser that runs React 19 knows modulepreload.
    modulePreload: { polyfill: false },
  },
});
