// What an archive of 200 job descriptions does to everybody else: two people go on asking while it is read. The built
// server over HTTP, the same questions without the archive beside it. `npm run bench:archive`; --files N, --kind resume.
// The machine may be busy: only figures of one run, beside each other, mean something.
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import pdfMake from "pdfmake";
import { makeZip } from "../../src/server/features/documents/archives/testing/make-zip.ts";
import {
  makeDocx,
  paragraph,
  run,
} from "../../src/server/features/documents/extraction/testing/make-docx.ts";
import { makeAd } from "./index/documents/make-ad.mjs";
import { makeResume } from "./index/documents/make-resume.mjs";
import { at, median, ms, times } from "./index/figures.mjs";
import { startServer, stopServer } from "./index/http/server.mjs";
import { printTable } from "./matching/tables.mjs";
import { plainFont } from "./plain-font.mjs";

const { values } = parseArgs({
  options: {
    files: { type: "string", default: "200" },
    kind: { type: "string", default: "job_description" },
  },
});
const FILES = Number(values.files);
const SEED = "archive";
const MUST_MS = 150;
const BASELINE_ROUNDS = 200;
const PAUSE_MS = 25;
const ASKED = ["/api/user/status", "/candidates/job-postings"];

const folder = mkdtempSync(join(tmpdir(), "candour-bench-"));
const archive = makeZip(await files());
const server = await startServer(folder);
const { url } = server;
try {
  const [owner, other] = [await recruiter(), await recruiter()];
  const people = [owner, other];
  await asking(people, rounds(20));
  const baseline = await asking(people, rounds(BASELINE_ROUNDS));
  const stream = listen(owner);
  const started = performance.now();
  const archiveId = await upload(owner);
  let report = { status: "waiting" };
  const during = asking(people, () => report.status !== "done" && report.status !== "failed");
  while (report.status !== "done" && report.status !== "failed") {
    await pause(200);
    report = await ask(owner, `/api/archives/${archiveId}`);
  }
  const seconds = (performance.now() - started) / 1000;
  print({ baseline, during: await during, seconds, report, heard: stream.stop() });
  if (values.kind === "job_description") {
    const { totals } = await ask(owner, "/candidates/job-postings");
    console.log(`${totals.jobs} postings, ${totals.active} of them live.`);
  }
} finally {
  await stopServer(server);
  rmSync(folder, { recursive: true, force: true });
}

/** Plain text, Word and PDF in turn. */
async function files() {
  pdfMake.setFonts(plainFont());
  pdfMake.setUrlAccessPolicy(() => false);
  pdfMake.setLocalAccessPolicy(() => true);
  const made = [];
  for (let number = 0; number < FILES; number += 1) {
    const { title, company, text } =
      values.kind === "resume" ? makeResume(SEED, number) : makeAd(SEED, number);
    const whole = values.kind === "resume" ? text : `${title}\n${company}\n\n${text}`;
    made.push(await fileOf(whole, number));
  }
  return made;
}

async function fileOf(text, number) {
  const name = `file-${number}`;
  if (number % 3 === 0) return { name: `${name}.txt`, content: text };
  const lines = text.split("\n");
  if (number % 3 === 1) {
    const body = lines.map((line) => paragraph(run(escaped(line)))).join("");
    return { name: `${name}.docx`, content: await makeDocx({ body }) };
  }
  const content = lines.map((line) => ({ text: line || " ", fontSize: 9 }));
  const pdf = pdfMake.createPdf({ content, defaultStyle: { font: "latin" } });
  return { name: `${name}.pdf`, content: await pdf.getBuffer() };
}

function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

async function recruiter() {
  const email = `${randomUUID()}@example.org`;
  const person = { name: "Bench", email, password: "correct horse battery" };
  await ask({ cookie: "" }, "/api/auth/register", person);
  const answer = await post({ cookie: "" }, "/api/auth/login", JSON.stringify(person));
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const form = new FormData();
  const fields = {
    name: "Bench",
    email,
    contact_number: "0491 570 006",
    company_name: "Bench & Sons",
    company_website: "https://bench.example",
    position: "Partner",
    terms: "true",
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const made = await fetch(`${url}/api/recruiterOnboarding`, {
    method: "POST",
    headers: { cookie, origin: url },
    body: form,
  });
  if (!made.ok) throw new Error(`Onboarding answered ${made.status}: ${await made.text()}`);
  return { cookie };
}

function post({ cookie }, path, body) {
  const headers = { cookie, origin: url, "content-type": "application/json" };
  return fetch(url + path, { method: "POST", headers, body });
}

async function ask(person, path, body) {
  const { cookie } = person;
  const answer = body
    ? await post(person, path, JSON.stringify(body))
    : await fetch(url + path, { headers: { cookie } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`);
  return JSON.parse(text);
}

async function upload({ cookie }) {
  const form = new FormData();
  form.append("kind", values.kind);
  form.append("attested", "true");
  form.append("archive", new Blob([archive]), "archive.zip");
  const answer = await fetch(`${url}/upload/archive`, {
    method: "POST",
    headers: { cookie, origin: url },
    body: form,
  });
  const { archiveId, message } = await answer.json();
  if (!answer.ok) throw new Error(`The archive was refused: ${message}`);
  return archiveId;
}

function rounds(count) {
  let left = count;
  return () => {
    left -= 1;
    return left >= 0;
  };
}

/** Each of the people asks in turn, a moment after every answer, for as long as `goOn` says. */
async function asking(people, goOn) {
  const took = Object.fromEntries(ASKED.map((path) => [path, []]));
  await Promise.all(
    people.map(async (person) => {
      for (let round = 0; goOn(); round += 1) {
        const path = ASKED[round % ASKED.length];
        const started = performance.now();
        await ask(person, path);
        took[path].push(performance.now() - started);
        await pause(PAUSE_MS);
      }
    }),
  );
  return took;
}

/** What the owner's open window hears, by topic. */
function listen({ cookie }) {
  const heard = new Map();
  const stop = new AbortController();
  const listening = async () => {
    const answer = await fetch(`${url}/api/events`, { headers: { cookie }, signal: stop.signal });
    const decoder = new TextDecoder();
    let text = "";
    for await (const chunk of answer.body) {
      text += decoder.decode(chunk, { stream: true });
      const events = text.split("\n\n");
      text = events.pop() ?? "";
      for (const event of events) {
        const topic = /"topic":"([^"]+)"/.exec(event)?.[1];
        if (topic) heard.set(topic, (heard.get(topic) ?? 0) + 1);
      }
    }
  };
  listening().catch(() => {});
  return {
    stop() {
      stop.abort();
      return heard;
    },
  };
}

function pause(milliseconds) {
  return new Promise((done) => setTimeout(done, milliseconds));
}

function print({ baseline, during, seconds, report, heard }) {
  const rows = ASKED.map((path) => [
    path,
    during[path].length,
    ms(median(baseline[path])),
    ms(at(baseline[path], 0.95)),
    ms(median(during[path])),
    ms(at(during[path], 0.95)),
    times(at(during[path], 0.95) / at(baseline[path], 0.95)),
  ]);
  const head = ["asked meanwhile", "times", "alone, median", "95th", "during, median", "95th", ""];
  printTable(`Two people while ${FILES} files are read, milliseconds`, head, rows);
  const outcomes = Map.groupBy
    ? Map.groupBy(report.entries, ({ outcome }) => outcome)
    : new Map([["all", report.entries]]);
  const told = [...outcomes].map(([name, { length }]) => `${length} ${name}`).join(", ");
  console.log(`${report.status}: ${told}; ${(FILES / seconds).toFixed(1)} files a second.`);
  for (const [topic, count] of heard) console.log(`heard ${count} times: ${topic}`);
  const all = ASKED.flatMap((path) => during[path]);
  const p95 = at(all, 0.95);
  console.log(`95th percentile of all: ${ms(p95)} ms (must be under ${MUST_MS} ms)`);
  if (p95 >= MUST_MS || report.status !== "done") process.exitCode = 1;
}
