import { readFile } from "node:fs/promises";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, minify, type Plugin } from "vite";

/** The sentences of the router's assertions are for who writes a program, not for who uses it. */
const ASSERTION =
  /\b(invariant|warning)\(\n((?:(?!\n\s*\);)[\s\S])*?),\n\s+(?:\/\/[^\n]*\n\s+)*(?:`(?:[^`\\\n]|\\.)+`|"[^"\n]+")\n(\s+\);)/g;

/**
 * The router makes its own <Link>, <Form> and data router when it is loaded, so the bundler keeps
 * them although we use none (docs/decisions/0002). Said to be pure, they go, and 7 KB with them.
 */
const withoutUnusedRouter: Plugin = {
  name: "without-unused-router",
  transform: {
    filter: { id: /node_modules\/react-router\/dist/ },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = "\w+";$/gm, "")
        .replace(/= (React\d*\.(?:forwardRef|memo)\()/g, "= /* @__PURE__ */ $1")
        .replace(ASSERTION, "$1(\n$2\n$3"),
  },
};

/**
 * The query client carries what we use nowhere: changes go through `useAction` and lists through pages of
 * their own. A call of either would say so.
 */
const withoutUnusedQueries: Plugin = {
  name: "without-unused-queries",
  transform: {
    filter: { id: /query-core\/build\/modern\/(mutationCache|query)\.js/ },
    handler: (code) =>
      code
        .replace('import { Mutation } from "./mutation.js";', unused("class Mutation"))
        .replace(
          'import { infiniteQueryBehavior } from "./infiniteQueryBehavior.js";',
          unused("const infiniteQueryBehavior"),
        ),
  },
};
/** All styles are in one file that every page has: before a screen's script there is nothing to fetch. */
const withoutPreloading: Plugin = {
  name: "without-preloading",
  enforce: "post",
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => "export const __vitePreload = (load) => load();",
  },
};
/** Every page waits for this script before it is shown, so it is made as small as the rest. */
const smallHoldForms: Plugin = {
  name: "small-hold-forms",
  applyToEnvironment: ({ name }) => name === "client",
  async generateBundle() {
    const fileName = "hold-forms.js";
    const { code } = await minify(fileName, await readFile(`public/${fileName}`, "utf8"));
    this.emitFile({ type: "asset", fileName, source: code });
  },
};
function unused(what: string): string {
  const refusal = 'throw new Error("Left out of the build: see vite.config.ts.");';
  if (what.startsWith("class")) return `${what} { constructor() { ${refusal} } }`;
  return `${what} = () => { ${refusal} };`;
}

/** Modules in these places, whatever their suffix. */
const inAnyOf = (...places: string[]) => new RegExp(`(${places.join("|")})`);

/** What every page needs, and the parts of forms that so many have: apart they would weigh more. */
const BASE = {
  name: "base",
  priority: 20,
  test: inAnyOf(
    "rolldown/runtime",
    "node_modules/(react|react-dom|scheduler|react-router|zod)/",
    "node_modules/@tanstack/",
    "src/contract/(endpoint|faults|platform|text-rules|user-status)\\.",
    "src/web/main\\.",
    "src/web/app/(?!carry-out)[\\w-]+\\.",
    "src/web/app/screens/(pending|trouble)\\.",
    "src/web/app/shell/(?!account-|signed-in-|verify-)",
    "src/web/lib/(api|came-from|lazy-boundary|paths|query|session|theme)\\.",
    "src/web/ui/(button|icon|link|text-link|wordmark)\\.",
    "src/web/ui/float/toasts?(-mount)?\\.",
    "src/web/ui/form/field-frame\\.",
    "src/web/ui/list/tabs\\.",
  ),
};
/** Several lines of text: on the home page and where somebody is written to. */
const TEXT_AREA = {
  name: "text-area",
  priority: 10,
  test: inAnyOf("src/web/ui/form/(text-area|counter-text)\\."),
};
/** What any form that is sent needs. */
const FORM = {
  name: "form",
  priority: 10,
  test: inAnyOf("src/web/lib/form\\.", "src/web/ui/banner\\.", "src/web/ui/form/field\\."),
};
/** A document as a file or as text: what the home page is for, in one file. */
const WIDGET = {
  name: "widget",
  priority: 10,
  test: inAnyOf(
    "src/contract/document-rules\\.",
    "src/web/features/documents/(upload-|use-refusal|use-upload)",
    "src/web/features/documents/widget/(?!send-)",
    "src/web/ui/form/(picked-file|use-drop|file-drop|bytes-text)",
  ),
};
/** Signing out is on every screen of a member, which need nothing else of the account screens. */
const ACCOUNTS = {
  name: "accounts",
  priority: 15,
  test: inAnyOf("src/contract/accounts\\."),
};
/** What several of the account screens need. */
const ACCOUNT_SCREENS = {
  name: "account-screens",
  priority: 10,
  test: inAnyOf(
    "src/contract/sign-in-providers\\.",
    "src/web/features/accounts/(auth-frame|demo-query|illustration|legal-note|passkey-button|texts|unusable-link)\\.",
    "src/web/features/accounts/sign-in/banner-message\\.",
    "src/web/features/accounts/providers/provider-",
  ),
};

/** The web client. The server's own bundles are described in scripts/build.mjs. */
export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    withoutUnusedRouter,
    withoutUnusedQueries,
    withoutPreloading,
    smallHoldForms,
  ],
  // Settings reach the browser from the server, never from .env files at build time: one build runs
  // everywhere, and its inputs are all in the repository.
  envDir: false,
  build: {
    manifest: true,
    assetsDir: "assets",
    // Hashed file names are served as immutable; an inlined font or picture would not be cached.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // A page is one file beside the base: there is nothing to fetch ahead, and no script for it.
    modulePreload: false,
    // What every page needs is one file: pieces that are compressed apart weigh 2 KB more.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [BASE, TEXT_AREA, FORM, WIDGET, ACCOUNT_SCREENS, ACCOUNTS] },
      },
    },
  },
});
