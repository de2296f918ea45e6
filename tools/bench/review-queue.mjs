// How long a reviewer waits when 50,000 scraped jobs are in the queue: the first pages and late ones, one job, and a
// decision, the status call of the same run beside them. `npm run bench:review-queue`. --size N fills the queue with
// another number of jobs, --rounds N asks more or less often. The machine may be busy: only figures of one run,
// beside each other, mean something.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { at, grouped, median, ms, times } from "./index/figures.mjs";
import { withDatabase } from "./index/http/market-database.mjs";
import { startServer, stopServer } from "./index/http/server.mjs";
import { printTable } from "./matching/tables.mjs";
import { fillQueue } from "./review-queue/fill-queue.mjs";
import { ADMIN_ENV, administrator } from "./scraping/administrator.mjs";

const { values } = parseArgs({
  options: {
    size: { type: "string", default: "50000" },
    rounds: { type: "string", default: "100" },
  },
});
const [size, rounds] = [Number(values.size), Number(values.rounds)];
const MUST_MS = 150;
const A_PAGE = 20;
const WARM_UP = 10;
const A_MOMENT_MS = 200;
const BASELINE = "status call (baseline)";
const DECISIONS = ["approve", "reject", "edit"];

const dataDir = mkdtempSync(join(tmpdir(), "candour-bench-review-"));
await withDatabase(dataDir, (client) => fillQueue(client, size));
const server = await startServer(dataDir, ADMIN_ENV);
try {
  const ask = await administrator(server.url, dataDir);
  const last = Math.ceil(size / A_PAGE);
  const list = (page) => ask(`/api/admin/jobs/pending?page=${page}`);
  const { total } = await list(1);
  if (total !== size) throw new Error(`There are ${total} jobs in the queue and not ${size}.`);
  const waiting = [];
  for (let page = 2; waiting.length < 3 * (rounds + WARM_UP); page += 1)
    waiting.push(...(await list(page)).jobs.map(({ id }) => id));
  const decide = (action) => (round) =>
    ask(`/api/admin/jobs/${waiting[3 * round + DECISIONS.indexOf(action)]}/approve`, {
      action,
      reason: "It is not in the field of law.",
      job_data: action === "edit" ? { location: "Parramatta" } : {},
    });
  const status = () => ask("/api/user/status");
  // Apart from each other: after a decision the index takes the job in, which is no work of the lists'.
  const reading = await inTurns({
    [BASELINE]: status,
    "the first page": () => list(1),
    "a page in the middle": (round) => list(Math.floor(last / 2) + round),
    "the last page": () => list(last),
    "one job": (round) => ask(`/api/admin/jobs/${waiting[3 * round]}`),
  });
  const deciding = await inTurns({
    [BASELINE]: status,
    approve: decide("approve"),
    reject: decide("reject"),
    "correct and approve": decide("edit"),
  });
  print(reading, deciding);
} finally {
  await stopServer(server);
  rmSync(dataDir, { recursive: true, force: true });
}

/** Each call once in each round, and between two calls the moment that even a quick reader takes. */
async function inTurns(calls) {
  const found = Object.fromEntries(Object.keys(calls).map((name) => [name, []]));
  for (let round = 0; round < rounds + WARM_UP; round += 1)
    for (const [name, call] of Object.entries(calls)) {
      await sleep(A_MOMENT_MS);
      const took = await timed(() => call(round));
      if (round >= WARM_UP) found[name].push(took);
    }
  return found;
}

async function timed(work) {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function print(reading, deciding) {
  console.log(`Node ${process.version}, ${grouped(size)} scraped jobs wait for a review.`);
  for (const [title, found] of [
    ["A reviewer reads", reading],
    ["A reviewer decides", deciding],
  ])
    printTable(
      title,
      ["", "times", "p50 ms", "p95 ms", "p50 to baseline", "p95 to baseline"],
      Object.entries(found).map(([name, list]) => [
        name,
        list.length,
        ms(median(list)),
        ms(at(list, 0.95)),
        times(median(list) / median(found[BASELINE])),
        times(at(list, 0.95) / at(found[BASELINE], 0.95)),
      ]),
    );
  const all = [...Object.values(reading), ...Object.values(deciding)];
  const worst = Math.max(...all.map((list) => at(list, 0.95)));
  console.log(
    `The slowest p95: ${ms(worst)} ms, must ${MUST_MS}: ${worst <= MUST_MS ? "met" : "UNMET"}`,
  );
}
