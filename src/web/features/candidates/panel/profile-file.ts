import { lateFile } from "../late-file.ts";

/** Fetched when somebody is opened: the list is there before it. */
export const PROFILE_FILE = lateFile(() => import("./open-profile.tsx"));
