import { lazyPage } from "./lazy-page.tsx";
import type { rarePages } from "./screens/rare-pages.ts";

/** One file knows where they are, so that the pages of everybody need not. */
export const rarePage = (name: keyof typeof rarePages) =>
  lazyPage(() => import("./screens/rare-pages.ts").then((file) => file.rarePages[name]()));
