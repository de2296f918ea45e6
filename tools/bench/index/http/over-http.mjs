// The built server with a large market: what a visitor waits for, what others notice, how soon a change is seen.
import { randomUUID } from "node:crypto";
import { printTable } from "../../matching/tables.mjs";
import { at, grouped, mean, median, megabytes, ms, times } from "../figures.mjs";
import { copyJob, marketFolder, withDatabase } from "./market-database.mjs";
import { residentOf, startServer, stopServer } from "./server.mjs";
import { resumePdfs, search, signIn, upload, uploadAndSearch } from "./visitor.mjs";

const RESUMES = 60;
const WARM_UP = 8;
const ALONE = 30;
const VISITORS = 4;
const ROUNDS = 60;
const PROBE_MS = 20;
const STATUS_ALONE_MS = 6000;
const CHANGES = 10;
/** Whoever waits longer for a change has found a fault. */
const PATIENCE_MS = 30_000;

export async function overHttp({ seed, size }) {
  const folder = await marketFolder({ seed, size });
  const pdfs = await resumePdfs(seed, RESUMES);
  const server = await startServer(folder);
  try {
    const resident = residentOf(server);
    await visitors(server, { pdfs, size });
    await changes(server, { folder, pdf: pdfs[0] });
    printStart(server, { size, resident });
  } finally {
    await stopServer(server);
  }
}

async function visitors(server, { pdfs, size }) {
  const { url } = server;
  const session = await signIn(url);
  for (const pdf of pdfs.slice(0, WARM_UP)) await uploadAndSearch(url, pdf);
  const quiet = await status(url, session, () => pause(STATUS_ALONE_MS));
  const one = await rounds(url, pdfs, { visitors: 1, count: ALONE });
  let four = [];
  const busy = await status(url, session, async () => {
    four = await rounds(url, pdfs, { visitors: VISITORS, count: ROUNDS });
  });
  const row = (name, list, pick) => {
    const own = list.map(pick);
    return [name, own.length, ms(median(own)), ms(at(own, 0.95)), ms(at(own, 1))];
  };
  const rows = (name, list) =>
    ["upload", "search", "both"].map((part) => row(`${name}, ${part}`, list, (each) => each[part]));
  printTable(
    `Over HTTP, ${grouped(size)} jobs: a resume of two pages, then its list of ${Math.round(mean(four.map(({ listed }) => listed)))}`,
    ["", "times", "p50 ms", "p95 ms", "slowest"],
    [
      ...rows("one visitor", one),
      ...rows(`${VISITORS} at once`, four),
      row("status call, alone", quiet, (value) => value),
      row(`status call, beside ${VISITORS} visitors`, busy, (value) => value),
    ],
  );
  const [before, meanwhile] = [at(quiet, 0.95), at(busy, 0.95)];
  console.log(
    `The status call's p95 beside them: ${ms(meanwhile)} ms, ${times(meanwhile / before)} of alone. Searches of ${VISITORS} at once: ${times(median(four.map((each) => each.search)) / median(one.map((each) => each.search)))} of one visitor's.`,
  );
}

/** Each round begins together, as the worst of chance would have it. */
async function rounds(url, pdfs, { visitors: count, count: rounds }) {
  const all = [];
  for (let round = 0; round < rounds; round += 1) {
    const own = Array.from(
      { length: count },
      (_, who) => pdfs[(round * count + who) % pdfs.length],
    );
    all.push(...(await Promise.all(own.map((pdf) => uploadAndSearch(url, pdf)))));
  }
  return all;
}

/** The status call all the time while something goes on. */
async function status(url, session, work) {
  const found = [];
  let isOn = true;
  const probe = (async () => {
    while (isOn) {
      const started = performance.now();
      const answer = await fetch(`${url}/api/user/status`, session);
      await answer.text();
      if (!answer.ok) throw new Error(`The status call answered ${answer.status}.`);
      found.push(performance.now() - started);
      await pause(PROBE_MS);
    }
  })();
  await work();
  isOn = false;
  await probe;
  return found;
}

const pause = (wait) => new Promise((done) => setTimeout(done, wait));

/** From the commit to the first answer that knows of it; answers are asked for one after the other. */
async function changes(server, { folder, pdf }) {
  const { url } = server;
  const own = await upload(url, pdf);
  const ids = async () => {
    const { Results } = await search(url, own, 200);
    return Results.map(({ resultId }) => resultId);
  };
  const [first] = await ids();
  if (!first) throw new Error("Nothing is listed for the first resume.");
  const searches = [];
  for (let round = 0; round < CHANGES; round += 1) {
    const started = performance.now();
    await ids();
    searches.push(performance.now() - started);
  }
  const added = [];
  const gone = [];
  await withDatabase(folder, async (client) => {
    for (let round = 0; round < CHANGES; round += 1) {
      const id = randomUUID();
      await copyJob(client, first, id);
      added.push(await until(async () => (await ids()).includes(id)));
      await client.query("update jobs set status = 'closed' where id = $1", [id]);
      gone.push(await until(async () => !(await ids()).includes(id)));
      await client.query("delete from jobs where id = $1", [id]);
    }
  });
  const row = (name, list) => [name, list.length, ms(median(list)), ms(at(list, 1))];
  printTable(
    "From a committed change to the first list that knows of it, asked for again and again",
    ["", "times", "median ms", "slowest"],
    [
      row("the list alone, nothing changed", searches),
      row("a new job is there", added),
      row("a closed job is gone", gone),
    ],
  );
}

async function until(isSo) {
  const started = performance.now();
  while (!(await isSo()))
    if (performance.now() - started > PATIENCE_MS)
      throw new Error(`A change was not seen within ${PATIENCE_MS / 1000} s.`);
  return performance.now() - started;
}

function printStart(server, { size, resident }) {
  const { listens, isReady, cpu } = server;
  printTable(
    `The server's start with ${grouped(size)} jobs, and its memory (readers and database are other processes)`,
    [
      "listens after ms",
      "ready after ms",
      "CPU s until then",
      "resident MB when ready",
      "at the end",
    ],
    [
      [
        Math.round(listens),
        Math.round(isReady),
        cpu.toFixed(1),
        megabytes(resident),
        megabytes(residentOf(server)),
      ],
    ],
  );
}
