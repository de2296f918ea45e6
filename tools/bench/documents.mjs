// How long a person waits between dropping a resume and seeing it read, how that grows with pages, and
// what hostile files do to everyone else. Run by hand: `npm run bench:documents`. The machine may be
// busy: only figures of one run, beside each other, mean something.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pdfMake from "pdfmake";
import { hostileFiles } from "../../test/support/hostile-files.ts";
import { plainFont } from "./plain-font.mjs";

const ROUNDS = 15;
const PAGES = [1, 2, 5, 10, 20, 40];
const PROBE_MS = 10;
const TARGET_MS = 400;

const root = join(import.meta.dirname, "../..");
let counter = 0;
const dataDir = mkdtempSync(join(tmpdir(), "candour-bench-"));
const server = await start();

try {
  await waiting();
  await hostile();
} finally {
  server.child.kill("SIGTERM");
  await new Promise((done) => server.child.once("exit", done));
  rmSync(dataDir, { recursive: true, force: true });
}

/** From the first byte sent to the structured profile in hand: the upload, then the view. */
async function waiting() {
  const text = Buffer.from(RESUME().join("\n"));
  const files = [
    ["plain text, the baseline", "cv.txt", text],
    ...(await Promise.all(
      PAGES.map(async (pages) => [`PDF of ${pages} pages`, "cv.pdf", await resumePdf(pages)]),
    )),
  ];
  for (const [, name, content] of files) await readOnce(name, content);
  const rows = Object.fromEntries(files.map(([what]) => [what, []]));
  for (let round = 0; round < ROUNDS; round++)
    for (const [what, name, content] of files) rows[what].push(await readOnce(name, content));
  const base = median(rows[files[0][0]]);
  console.log(`\nFrom upload to structured profile, worker warm, ${ROUNDS} rounds, medians`);
  console.table(
    Object.fromEntries(
      Object.entries(rows).map(([what, times]) => [
        what,
        {
          ms: round(median(times)),
          slowest: round(Math.max(...times)),
          "times the baseline": round(median(times) / base),
        },
      ]),
    ),
  );
  const two = median(rows["PDF of 2 pages"]);
  console.log(`Two pages: ${round(two)} ms (target: under ${TARGET_MS} ms)`);
}

/** A few bytes of its own behind the end make each upload another file. */
async function readOnce(name, content) {
  counter += 1;
  const own = Buffer.from(name.endsWith(".pdf") ? `\n%${counter}` : `\n\nReference ${counter}`);
  const started = performance.now();
  const { body, cookie } = await send(name, Buffer.concat([content, own]));
  if (!body.success) throw new Error(`${name}: ${body.message}`);
  const view = await fetch(`${server.url}/api/documents/${body.resumeId}`, { headers: { cookie } });
  const { resume } = await view.json();
  if (!resume.email) throw new Error(`${name} was not read.`);
  return performance.now() - started;
}

async function send(name, content) {
  const form = new FormData();
  form.append("resume", new Blob([content]), name);
  const answer = await fetch(`${server.url}/upload/resume`, { method: "POST", body: form });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return { body: await answer.json(), cookie, status: answer.status };
}

/** Everyone else, meanwhile: /healthz is asked all the time. */
async function hostile() {
  const files = hostileFiles();
  await new Promise((done) => setTimeout(done, 2000));
  const idle = memoryMb(server.pid);
  const probe = startProbe();
  const table = {};
  for (const { what, name, content } of files) {
    const started = performance.now();
    const { body, status } = await send(name, content);
    table[what] = {
      s: round((performance.now() - started) / 1000),
      status,
      sentence: body.message,
    };
  }
  // All at once, as an attacker would.
  const before = performance.now();
  const together = await Promise.all(files.map(({ name, content }) => send(name, content)));
  const all = (performance.now() - before) / 1000;
  const { times, peak } = await probe.stop();
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  console.log("\nHostile files, one after the other");
  console.table(table);
  console.log(
    `All ${files.length} at once: ${round(all)} s, answered ${together.map(({ status }) => status).join(" ")}`,
  );
  console.log(
    `/healthz meanwhile, ${times.length} answers: median ${round(at(0.5))} ms, 99 % under ${round(at(0.99))} ms (target 50), slowest ${round(at(1))} ms (target 250)`,
  );
  console.log(
    `The server's memory: ${round(idle)} MB idle, at most ${round(peak)} MB, ${round(peak - idle)} MB more (target: under 100)`,
  );
}

function startProbe() {
  const times = [];
  let peak = 0;
  let on = true;
  const loop = (async () => {
    while (on) {
      const started = performance.now();
      await (await fetch(`${server.url}/healthz`)).text();
      times.push(performance.now() - started);
      peak = Math.max(peak, memoryMb(server.pid));
      await new Promise((done) => setTimeout(done, PROBE_MS));
    }
  })();
  return {
    async stop() {
      on = false;
      await loop;
      return { times, peak };
    },
  };
}

function memoryMb(pid) {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)[1]) / 1024;
}

function start() {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["dist/server/main.js"], {
      cwd: root,
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        PORT: "0",
        DEMO: "off",
        LOG_LEVEL: "error",
        LIMIT_REQUESTS_PER_MINUTE: "0",
        LIMIT_UPLOADS_PER_OWNER: "100000",
        LIMIT_UPLOADS_PER_NETWORK: "100000",
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    child.stdout.on("data", (chunk) => {
      const url = /ready at (\S+)/.exec(String(chunk))?.[1];
      if (url) resolve({ child, url, pid: child.pid });
    });
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}.`)));
  });
}

function RESUME() {
  const job = (index) => [
    `Senior Associate, Fairholm Lawyers ${index}`,
    `March ${2020 - index} - February ${2021 - index}`,
    "• Ran unfair dismissal matters from start to finish before the Fair Work Commission",
    "• Advised employers and unions on enterprise agreements and on their interpretation",
    "• Led a team of three, and trained the graduates of the practice group",
  ];
  return [
    "Mei-Lin Chan",
    "mei.chan@example.com | 0491 570 156 | Sydney NSW",
    "Summary",
    "Employment lawyer with a decade of disputes, advice and negotiation for both sides.",
    "Experience",
    ...Array.from({ length: 8 }, (_, index) => job(index)).flat(),
    "Education",
    "Bachelor of Laws (Honours), University of Sydney",
    "2012 - 2016",
    "Skills",
    "Employment law, Enterprise bargaining, Advocacy, Negotiation, Drafting, LEAP",
  ];
}

async function resumePdf(pages) {
  pdfMake.setFonts(plainFont());
  pdfMake.setUrlAccessPolicy(() => false);
  pdfMake.setLocalAccessPolicy(() => true);
  const page = (index) => ({
    text: RESUME().join("\n"),
    fontSize: 9,
    ...(index > 0 ? { pageBreak: "before" } : {}),
  });
  const definition = {
    defaultStyle: { font: "latin" },
    content: Array.from({ length: pages }, (_, index) => page(index)),
  };
  return pdfMake.createPdf(definition).getBuffer();
}

function median(numbers) {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

function round(number) {
  return Math.round(number * 10) / 10;
}
