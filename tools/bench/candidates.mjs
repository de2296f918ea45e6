// How long a recruiter waits for the candidates of a posting in a large market: the built server over HTTP, the status
// call of the same run beside it. `npm run bench:candidates`. --size N loads another number of candidates (100,000),
// --different N is how many different resumes stand behind them (10,000), --rounds N asks more or less often. The
// database is kept in the temporary folder: the first run takes long. The machine may be busy: only figures of one
// run, beside each other, mean something.
import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { at, grouped, median, ms, times } from "./index/figures.mjs";
import { candidatesFolder, makeRecruiter } from "./index/http/candidates-database.mjs";
import { withDatabase } from "./index/http/market-database.mjs";
import { startServer, stopServer } from "./index/http/server.mjs";
import { printTable } from "./matching/tables.mjs";

const { values } = parseArgs({
  options: {
    size: { type: "string", default: "100000" },
    different: { type: "string", default: "10000" },
    rounds: { type: "string", default: "40" },
  },
});
const [size, different, rounds] = [values.size, values.different, values.rounds].map(Number);
const SEED = "market";
const POSTINGS = 12;
const AT_ONCE = 4;
const PAGE = 25;
const MUST = 300;

const folder = await candidatesFolder({ seed: SEED, size, different });
const server = await startServer(folder, {
  LIMIT_PROFILES_PER_DAY: "1000000",
  LIMIT_PEOPLE_LISTED_PER_DAY: "1000000",
});
const { url } = server;
try {
  const email = `${randomUUID()}@example.org`;
  const cookie = await registered(email);
  const ids = await withDatabase(folder, (client) =>
    makeRecruiter(client, { email, seed: SEED, postings: POSTINGS }),
  );
  const list = (id, query = "") =>
    ask(cookie, `/candidates/candidates?jobId=${id}&limit=${PAGE}${query}`);
  const first = await each(ids, (id) => list(id));
  const [best] = (await list(ids[0])).candidates;
  for (const id of ids) await mark(cookie, (await list(id)).candidates.slice(0, 2));
  const rows = {
    "status call": () => ask(cookie, "/api/user/status"),
    "the first page": (id) => list(id),
    "the second page": (id) => list(id, `&offset=${PAGE}`),
    "of one state": (id) => list(id, "&state=NSW"),
    "five years, admitted": (id) => list(id, "&min_years=5&admitted=true"),
    "one level, the newest first": (id) => list(id, "&match_level=Good%20Match&sort=newest"),
    marked: (id) => list(id, "&bookmarked=true"),
    "one profile": (id) =>
      ask(cookie, `/candidates/candidate-profile?documentId=${best.document_id}&jobId=${id}`),
  };
  await crowd(ids, 3, rows["the first page"]);
  const one = await each([...ids, ...ids, ...ids], rows["the first page"]);
  const found = {};
  for (const [name, work] of Object.entries(rows)) found[name] = await crowd(ids, rounds, work);
  print({ first, one, found });
} finally {
  await stopServer(server);
}

async function ask(cookie, path, body) {
  const answer = await fetch(url + path, {
    method: body ? "POST" : "GET",
    headers: { cookie, origin: url, ...(body && { "content-type": "application/json" }) },
    body: body && JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`);
  return JSON.parse(text);
}

async function registered(email) {
  const person = { name: "Bench", email, password: "correct horse battery" };
  await ask("", "/api/auth/register", person);
  const answer = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify(person),
  });
  await answer.text();
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

async function mark(cookie, candidates) {
  for (const { document_id: documentId } of candidates)
    await ask(cookie, "/candidates/bookmark-candidate", { documentId, isBookmarked: true });
}

async function timed(work) {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** One after the other. */
async function each(ids, work) {
  const found = [];
  for (const id of ids) found.push(await timed(() => work(id)));
  return found;
}

/** So many at once, each for another posting. */
async function crowd(ids, count, work) {
  const found = [];
  const worker = async (who) => {
    for (let round = 0; round < count; round += 1)
      found.push(await timed(() => work(ids[(who + round * AT_ONCE) % ids.length])));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, who) => worker(who)));
  return found;
}

function print({ first, one, found }) {
  const baseline = found["status call"];
  const row = (name, list) => [
    name,
    list.length,
    ms(median(list)),
    ms(at(list, 0.95)),
    times(at(list, 0.95) / at(baseline, 0.95)),
  ];
  printTable(
    `${grouped(size)} candidates (${grouped(different)} different resumes), ${POSTINGS} postings, pages of ${PAGE}`,
    ["", "times", "p50 ms", "p95 ms", "p95 of the status call's"],
    [
      row("the first look at a posting", first),
      row("the first page, one at a time", one),
      ...Object.entries(found).map(([name, list]) => row(`${name}, ${AT_ONCE} at once`, list)),
    ],
  );
  const p95 = at(found["the first page"], 0.95);
  console.log(
    `First page, p95 of ${AT_ONCE} at once: ${ms(p95)} ms, must ${MUST}: ${p95 <= MUST ? "met" : "UNMET"}`,
  );
}
