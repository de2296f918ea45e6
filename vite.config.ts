import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/**
 * The router makes its own <Link>, <Form> and data router when it is loaded, so the bundler keeps
 * them although we use none (docs/decisions/0002). Said to be pure, they go, and 4 KB with them.
 */
const withoutUnusedRouter: Plugin = {
  name: "without-unused-router",
  transform: {
    filter: { id: /node_modules\/react-router\/dist/ },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = "\w+";$/gm, "")
        .replace(/= (React\d*\.(?:forwardRef|memo)\()/g, "= /* @__PURE__ */ $1"),
  },
};

/** The web client. The server's own bundles are described in scripts/build.mjs. */
export default defineConfig({
  plugins: [react(), tailwindcss(), withoutUnusedRouter],
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
