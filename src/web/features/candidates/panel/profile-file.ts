import { lazyFile } from "../lazy-file.ts";

/** Fetched when somebody is opened: the list is there before it. */
export const PROFILE_FILE = lazyFile(() => import("./open-profile.tsx"));
