// What `npm start` runs: makes ready, then becomes the server. One process, so that signals reach it
// and performance.timeOrigin is the time of the start.
import { ensureOrExit } from "./ensure.mjs";
import { stopWithParent } from "./stop-with-parent.mjs";

if (process.env.npm_lifecycle_event) stopWithParent();
await ensureOrExit({ build: true });
await import("../dist/server/main.js");
