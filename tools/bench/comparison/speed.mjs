// How soon a comparison is answered over HTTP, without a model, in the demo market: two documents of two pages
// that were read before, four in flight; then sixty at once. Beside /healthz in the same run.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeAd } from "../index/documents/make-ad.mjs";
import { startServer } from "../index/http/server.mjs";
import { resumePdfs, upload } from "../index/http/visitor.mjs";

const SEED = 7;
const VISITORS = 8;
const AT_ONCE = { usual: 4, many: 60 };
const ROUNDS = 400;

export async function speed() {
  const dataDir = mkdtempSync(join(tmpdir(), "candour-compare-"));
  const server = await startServer(dataDir, { DEMO: "on" });
  try {
    const visitors = await arrived(server.url);
    const first = await timed(visitors, 1, (visitor) => compare(server.url, visitor));
    report("first comparison of each pair, one after the other", first);
    const some = Array.from({ length: ROUNDS }, (_, at) => visitors[at % VISITORS]);
    const base = await timed(some, AT_ONCE.usual, () => fetch(`${server.url}/healthz`));
    const warm = await timed(some, AT_ONCE.usual, (visitor) => compare(server.url, visitor));
    report(`/healthz, ${AT_ONCE.usual} in flight`, base);
    report(`comparisons, ${AT_ONCE.usual} in flight`, warm, base);
    const crowd = Array.from({ length: AT_ONCE.many }, (_, at) => visitors[at % VISITORS]);
    const many = await timed(crowd, AT_ONCE.many, (visitor) => compare(server.url, visitor));
    report(`${AT_ONCE.many} comparisons at once from ${VISITORS} visitors`, many, base);
  } finally {
    server.child.kill("SIGTERM");
    await new Promise((resolve) => server.child.once("exit", resolve));
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function arrived(url) {
  const pdfs = await resumePdfs(SEED, VISITORS);
  const visitors = [];
  for (const [at, pdf] of pdfs.entries()) {
    const { docId, cookie } = await upload(url, pdf);
    const form = new FormData();
    form.append("job_description", new Blob([makeAd(SEED, at).text]), "JobDescription.txt");
    const answer = await fetch(`${url}/upload/job_description`, {
      method: "POST",
      body: form,
      headers: { cookie, origin: url },
    });
    const { jobDescriptionID } = await answer.json();
    visitors.push({ resumeId: docId, jobDescriptionID, cookie });
  }
  return visitors;
}

async function compare(url, { cookie, ...ids }) {
  const answer = await fetch(`${url}/compares`, {
    method: "POST",
    headers: { cookie, origin: url, "content-type": "application/json" },
    body: JSON.stringify(ids),
  });
  const body = await answer.json();
  if (!answer.ok) throw new Error(`A comparison was refused: ${body.message}`);
  return body;
}

/** Milliseconds of each, so many under way at a time; errors are counted. */
async function timed(items, atOnce, run) {
  const times = [];
  let errors = 0;
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) {
      const from = performance.now();
      try {
        await run(item);
        times.push(performance.now() - from);
      } catch (error) {
        if (errors === 0) console.error(error.message);
        errors += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { times: times.sort((a, b) => a - b), errors };
}

const at = ({ times }, share) =>
  times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;

function report(name, one, base) {
  const ratio = base ? `, ${(at(one, 0.5) / at(base, 0.5)).toFixed(1)} times /healthz` : "";
  console.log(
    `${name}: p50 ${at(one, 0.5).toFixed(0)} ms, p95 ${at(one, 0.95).toFixed(0)} ms${ratio}, ${one.errors} errors of ${one.times.length + one.errors}`,
  );
}
