// What ten people from ten fields see first: the five best jobs of the demo world for each resume in
// test/matching/fields. Run by hand: `npm run bench:fields`. Nothing is scored here: somebody who knows
// the field reads the list and says which of the jobs are sensible.
import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const SHOWN = 5;
const root = join(import.meta.dirname, "../..");
const folder = join(root, "test/matching/fields");
const dataDir = mkdtempSync(join(tmpdir(), "candour-bench-"));
const program = spawn(process.execPath, ["dist/server/main.js"], {
  cwd: root,
  env: { ...process.env, DATA_DIR: dataDir, PORT: "0", LOG_LEVEL: "warn" },
  stdio: ["ignore", "pipe", "inherit"],
});
try {
  const url = await ready();
  for (const file of readdirSync(folder).sort()) await list(url, file);
} finally {
  program.kill("SIGTERM");
  await new Promise((resolve) => program.once("exit", resolve));
  rmSync(dataDir, { recursive: true, force: true });
}

function ready() {
  return new Promise((resolve, reject) => {
    let said = "";
    program.stdout.on("data", (chunk) => {
      said += chunk;
      const found = /ready at (http:\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    program.once("exit", () => reject(new Error(said)));
  });
}

async function list(url, file) {
  const form = new FormData();
  form.append("resume", new Blob([readFileSync(join(folder, file))]), file);
  const headers = { origin: url };
  const sent = await fetch(`${url}/upload/resume`, { method: "POST", body: form, headers });
  const cookie = sent.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  const { resumeId } = await sent.json();
  const query = `docId=${resumeId}&docType=resume&limit=${SHOWN}`;
  const { Results, total } = await (
    await fetch(`${url}/api/search?${query}`, { headers: { cookie } })
  ).json();
  console.log(`\n${file.replace(".txt", "")}, ${total} listed`);
  for (const { ContactDetails, match } of Results) {
    const { job_position, company } = ContactDetails.ContactDetails;
    const { met, total: asked } = match.required;
    console.log(
      `  ${String(match.percent).padStart(3)}  ${job_position}, ${company} (${met} of ${asked} required)`,
    );
  }
}
