// Three bundles into one folder: web (the browser's), render (the same routes as HTML), server.
// Run through `npm run build`, which does it only when something changed and swaps the result in.
// `--server FOLDER` makes the server alone, for `npm run dev`.
import { join, resolve } from "node:path";
import { build } from "vite";

// Whatever runs us, what is built is what is shipped.
process.env.NODE_ENV = "production";

const ROOT = resolve(import.meta.dirname, "..");

/** Each becomes dist/server/<name>.js. Worker threads and child processes need a file of their own. */
export const SERVER_ENTRIES = {
  main: "src/server/main.ts",
  backup: "src/server/backup.ts",
  restore: "src/server/restore.ts",
  move: "src/server/move.ts",
  "reader-process": "src/server/features/documents/reader/reader-process.ts",
  "printer-process": "src/server/features/comparison/printing/printer-process.ts",
  "tailored-process": "src/server/features/tailored/printing/tailored-process.ts",
  "page-process": "src/server/features/job-creation/page-process.ts",
  "assistant-thread": "src/server/features/job-creation/turns/assistant-thread.ts",
  "scraped-page-process": "src/server/features/scraping/scraped-page-process.ts",
  "card-process": "src/server/features/blog/card/card-process.ts",
  "ad-process": "src/server/features/job-review/intake/ad-process.ts",
  "variant-process": "src/server/features/fairness/variant-process.ts",
  "read-files": "src/server/features/documents/reader/read-files.ts",
  "match-lines": "src/server/features/matching/match-lines.ts",
  "index-thread": "src/server/features/matching/index/index-thread.ts",
};

function web(out) {
  return build({
    root: ROOT,
    configFile: join(ROOT, "vite.config.ts"),
    logLevel: "warn",
    build: { outDir: join(out, "web"), emptyOutDir: true },
  });
}

/**
 * Everything in one file, with React's production half chosen now: left outside, it would be loaded
 * as hundreds of files, and as React's slow development half wherever NODE_ENV is not set.
 */
function render(out) {
  return build({
    root: ROOT,
    configFile: join(ROOT, "vite.config.ts"),
    logLevel: "warn",
    publicDir: false,
    plugins: [withoutStyles],
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    ssr: { noExternal: true },
    build: {
      ...forNode,
      outDir: join(out, "render"),
      manifest: false,
      ssr: join(ROOT, "src/web/render.tsx"),
      rolldownOptions: { output: fileNames },
    },
  });
}

/** HTML names the browser's stylesheet: making it a second time here would only take time. */
const withoutStyles = {
  name: "without-styles",
  enforce: "pre",
  load: (id) => (/(?<!\.module)\.css$/.test(id) ? "" : undefined),
};

/** Programs for Node out of our source; what is in node_modules stays there. */
export function buildForNode(entries, outDir) {
  return build({
    root: ROOT,
    configFile: false,
    envDir: false,
    logLevel: "warn",
    publicDir: false,
    ssr: { external: true },
    build: {
      ...forNode,
      outDir,
      ssr: true,
      rolldownOptions: { input: entries, output: fileNames },
    },
  });
}

const forNode = { target: "node20", sourcemap: true, minify: false, emptyOutDir: true };
// All in one folder: import.meta.dirname is then the same in every server module.
const fileNames = { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" };

async function main(args) {
  const serverOnly = args.includes("--server");
  const out = resolve(args.find((arg) => !arg.startsWith("-")) ?? join(ROOT, "dist"));
  const server = buildForNode(SERVER_ENTRIES, join(out, "server"));
  // Side by side: most of each runs on Rolldown's own threads, and it saves a third of the time.
  await Promise.all(serverOnly ? [server] : [web(out), render(out), server]);
}

if (process.argv[1] === import.meta.filename) {
  main(process.argv.slice(2)).catch((error) => {
    // Vite's message holds the file, the line and the code; the stack is its own.
    console.error(error.message);
    process.exit(1);
  });
}
