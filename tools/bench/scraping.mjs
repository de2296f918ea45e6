// Whether a visitor notices that the program is reading law firms' websites: the home page and a search, over HTTP,
// while a run goes over 500 pages of ten hosts and while none does, in turns. `npm run bench:scraping`. --rounds N
// makes more or fewer turns, --hosts N and --pages N (of each host) make the run larger or smaller, --interval N is
// the time between two requests to one host (1,000 ms, as in production). The market is kept in the temporary
// folder. The machine may be busy: only figures of one run, beside each other, mean something.
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { at, grouped, median, ms } from "./index/figures.mjs";
import { marketFolder } from "./index/http/market-database.mjs";
import { startServer, stopServer } from "./index/http/server.mjs";
import { resumePdfs, search, upload } from "./index/http/visitor.mjs";
import { printTable } from "./matching/tables.mjs";
import { ADMIN_ENV, administrator } from "./scraping/administrator.mjs";
import { largeSites } from "./scraping/large-sites.mjs";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "3" },
    hosts: { type: "string", default: "10" },
    pages: { type: "string", default: "50" },
    interval: { type: "string", default: "1000" },
    size: { type: "string", default: "2000" },
  },
});
const [rounds, hosts, pages, interval, size] = ["rounds", "hosts", "pages", "interval", "size"].map(
  (name) => Number(values[name]),
);
const MUST = 1.25;
const SEED = "market";
/** Between two questions of the visitor: a person reads meanwhile. */
const PAUSE_MS = 50;
/** Asked without a run, in each turn. */
const QUIET = 200;
const WARM_UP = 40;

const sites = await largeSites({ hosts, pages });
// A copy: the market stays as it is for the next bench.
const dataDir = mkdtempSync(join(tmpdir(), "candour-bench-scraping-"));
cpSync(await marketFolder({ seed: SEED, size }), dataDir, { recursive: true });
const server = await startServer(dataDir, {
  ...ADMIN_ENV,
  FETCH_TEST_HOSTS: sites.hosts,
  SCRAPE_INTERVAL_MS: String(interval),
});
const { url } = server;
try {
  const ask = await administrator(url, dataDir);
  for (const firm of sites.firms) await ask("/api/admin/law-firms", firm);
  const [pdf] = await resumePdfs(SEED, 1);
  const visitor = await upload(url, pdf);
  await visits(visitor, (count) => count < WARM_UP);
  const found = { without: empty(), with: empty() };
  const seconds = [];
  for (let round = 0; round < rounds; round += 1) {
    add(found.without, await visits(visitor, (count) => count < QUIET));
    const started = performance.now();
    const { run_id: id } = await ask("/api/admin/scraping/run", {});
    let run = { status: "running" };
    const look = async () => {
      ({ run } = await ask(`/api/admin/scraping/runs/${id}`));
    };
    add(found.with, await visits(visitor, () => run.status === "running", look));
    seconds.push((performance.now() - started) / 1000);
    const jobs = hosts * (pages - 5);
    if (run.status !== "completed" || run.jobs_new !== jobs)
      throw new Error(
        `The run is ${run.status} with ${run.jobs_new} of ${jobs} jobs. ${run.error}`,
      );
    sites.nextEdition();
  }
  print(found, seconds);
} finally {
  await stopServer(server);
  await sites.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

function empty() {
  return { status: [], home: [], search: [] };
}

function add(all, more) {
  for (const name of Object.keys(all)) all[name].push(...more[name]);
}

/** One visitor asks one thing after the other for as long as `goesOn` says so; `look` is called now and then. */
async function visits(visitor, goesOn, look = async () => {}) {
  const found = empty();
  for (let count = 0; goesOn(count); count += 1) {
    found.status.push(await timed(() => page("/api/user/status")));
    found.home.push(await timed(() => page("/")));
    found.search.push(await timed(() => search(url, visitor)));
    if (count % 10 === 0) await look();
    await wait(PAUSE_MS);
  }
  return found;
}

async function page(path) {
  const answer = await fetch(url + path);
  await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
}

async function timed(work) {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function print(found, seconds) {
  const rate = (sites.asked() / seconds.reduce((sum, one) => sum + one, 0)).toFixed(1);
  console.log(
    `Node ${process.version}, ${grouped(size)} jobs, ${rounds} runs over ${grouped(hosts * pages)} pages of ${hosts} hosts (${ms(median(seconds))} s each, ${rate} pages a second).`,
  );
  const ratio = (name) => median(found.with[name]) / median(found.without[name]);
  const row = (label, name) => [
    label,
    found.without[name].length,
    found.with[name].length,
    ms(median(found.without[name])),
    ms(median(found.with[name])),
    `× ${ratio(name).toFixed(2)}`,
    ms(at(found.without[name], 0.95)),
    ms(at(found.with[name], 0.95)),
  ];
  printTable(
    "A visitor without and with a run under way",
    ["", "times", "with", "p50 ms", "with", "ratio", "p95 ms", "with"],
    [row("status call (baseline)", "status"), row("home page", "home"), row("search", "search")],
  );
  const worst = Math.max(ratio("home"), ratio("search"));
  console.log(
    `The greater ratio of medians: ${worst.toFixed(2)}, must ${MUST}: ${worst <= MUST ? "met" : "UNMET"}`,
  );
}
