// How long a candidate waits for the dashboard's list, and for a profile to be saved, in a large market: the built
// server over HTTP, the status call of the same run beside it. `npm run bench:recommendations`. --size N loads
// another number of ads (100,000), --rounds N asks more or less often. The market is kept in the temporary folder:
// the first run takes long. The machine may be busy: only figures of one run, beside each other, mean something.
import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { at, grouped, median, ms, times } from "./index/figures.mjs";
import { copyJob, marketFolder, withDatabase } from "./index/http/market-database.mjs";
import { startServer, stopServer } from "./index/http/server.mjs";
import { resumePdfs } from "./index/http/visitor.mjs";
import { printTable } from "./matching/tables.mjs";

const { values } = parseArgs({
  options: {
    size: { type: "string", default: "100000" },
    rounds: { type: "string", default: "40" },
  },
});
const [size, rounds] = [Number(values.size), Number(values.rounds)];
const SEED = "market";
const CANDIDATES = 8;
const AT_ONCE = 4;
const SAVES = 20;
const MUST = { list: 150, save: 300 };

const folder = await marketFolder({ seed: SEED, size });
const pdfs = await resumePdfs(SEED, CANDIDATES);
const server = await startServer(folder);
const { url } = server;
try {
  const people = [];
  for (const pdf of pdfs) people.push(await candidate(pdf));
  const first = await each(people, 1, list);
  await crowd(people, 5, list);
  const one = await each(people, Math.ceil(rounds / CANDIDATES), list);
  const four = await crowd(people, rounds, list);
  const baseline = await crowd(people, rounds, (person) => ask(person, "/api/user/status"));
  const changed = await afterChanges(people);
  const { saves, next } = await saving(people);
  print({ first, one, four, baseline, changed, saves, next });
} finally {
  await stopServer(server);
}

async function timed(work) {
  const started = performance.now();
  const value = await work();
  return { took: performance.now() - started, value };
}

async function ask({ cookie }, path, body) {
  const answer = await fetch(url + path, {
    method: body ? "POST" : "GET",
    headers: { cookie, origin: url, ...(body && { "content-type": "application/json" }) },
    body: body && JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`);
  return JSON.parse(text);
}

/** As the dashboard asks: the cards of the first page with their chips. */
function list(person) {
  return ask(person, "/api/candidates/job-recommendations?limit=20");
}

async function candidate(pdf) {
  const email = `${randomUUID()}@example.org`;
  const person = { name: "Bench", email, password: "correct horse battery" };
  await ask({ cookie: "" }, "/api/auth/register", person);
  const answer = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify(person),
  });
  await answer.text();
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const form = new FormData();
  for (const [name, value] of Object.entries({ name: "Bench", email, phone: "1", terms: "true" }))
    form.append(name, value);
  form.append("resume", new Blob([pdf]), "resume.pdf");
  const made = await fetch(`${url}/api/canidateOnboarding`, {
    method: "POST",
    headers: { cookie, origin: url },
    body: form,
  });
  if (!made.ok) throw new Error(`Onboarding answered ${made.status}: ${await made.text()}`);
  return { cookie };
}

/** One after the other. */
async function each(people, count, work) {
  const found = [];
  for (let round = 0; round < count; round += 1)
    for (const person of people) found.push((await timed(() => work(person))).took);
  return found;
}

/** So many at once, each with a candidate of its own. */
async function crowd(people, count, work) {
  const found = [];
  const worker = async (who) => {
    for (let round = 0; round < count; round += 1)
      found.push((await timed(() => work(people[(who + round * AT_ONCE) % people.length]))).took);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, who) => worker(who)));
  return found;
}

/** A new job came: it is put into the list at the next look. */
async function afterChanges(people) {
  const found = [];
  await withDatabase(folder, async (client) => {
    for (const person of people) {
      const [best] = (await list(person)).matches;
      const id = randomUUID();
      await copyJob(client, best.documentId, id);
      found.push((await timed(() => list(person))).took);
      await client.query("delete from jobs where id = $1", [id]);
    }
  });
  return found;
}

async function saving(people) {
  const [saves, next] = [[], []];
  for (let round = 0; round < SAVES; round += 1) {
    const person = people[round % people.length];
    const { Profile } = await ask(person, "/api/candidates/profile");
    const body = {
      name: Profile.Name,
      email: Profile.Email,
      phone: Profile.Phone,
      summary: `${Profile.Summary} ${round}.`,
      experience: Profile.Experience,
      education: Profile.Education,
      skills: [...Profile.Skills, `Skill ${round}`],
      certifications: Profile.Certifications,
    };
    const saved = await timed(() => ask(person, "/api/candidates/profile/setup", body));
    saves.push({ took: saved.took, status: saved.value.status });
    next.push((await timed(() => list(person))).took);
  }
  return { saves, next };
}

function print({ first, one, four, baseline, changed, saves, next }) {
  const row = (name, found) => [
    name,
    found.length,
    ms(median(found)),
    ms(at(found, 0.95)),
    times(at(found, 0.95) / at(baseline, 0.95)),
  ];
  const took = saves.map((save) => save.took);
  printTable(
    `${grouped(size)} jobs, lists of 20 cards with their chips`,
    ["", "times", "p50 ms", "p95 ms", "p95 of the status call's"],
    [
      row(`status call, ${AT_ONCE} at once`, baseline),
      row("the first look ever: ranked", first),
      row("a list, one at a time", one),
      row(`a list, ${AT_ONCE} at once`, four),
      row("a list after a new job", changed),
      row("a profile saved", took),
      row("the list after that: ranked anew", next),
    ],
  );
  const partly = saves.filter(({ status }) => status !== "success").length;
  console.log(`${partly} of ${saves.length} saves were not found by recruiters at once.`);
  const verdict = (name, value, must) =>
    console.log(`${name}: ${ms(value)} ms, must ${must}: ${value <= must ? "met" : "UNMET"}`);
  verdict(`List, p95 of ${AT_ONCE} at once`, at(four, 0.95), MUST.list);
  verdict("Save, p95", at(took, 0.95), MUST.save);
}
