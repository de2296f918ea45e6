// The built server on a folder of data, without limits.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../../../..");
const PROBE_MS = 20;

export async function startServer(dataDir, settings = {}) {
  const started = performance.now();
  const child = spawn(process.execPath, ["dist/server/main.js"], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: "0",
      DEMO: "off",
      LOG_LEVEL: "error",
      LIMIT_REQUESTS_PER_MINUTE: "0",
      LIMIT_UPLOADS_PER_OWNER: "1000000",
      LIMIT_UPLOADS_PER_NETWORK: "1000000",
      LIMIT_COMPARES_PER_OWNER: "1000000",
      LIMIT_COMPARES_PER_NETWORK: "1000000",
      LIMIT_SIGN_IN_PER_ACCOUNT: "1000000",
      LIMIT_SIGN_IN_PER_NETWORK: "1000000",
      LIMIT_REGISTRATIONS_PER_HOUR: "1000000",
      ...settings,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await listening(child);
  const listens = performance.now() - started;
  await ready(url);
  return { child, url, listens, isReady: performance.now() - started, cpu: cpuSecondsOf(child) };
}

const TICKS_PER_SECOND = 100;

/** What the server's own process has worked so far, all its threads. */
function cpuSecondsOf({ pid }) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

function listening(child) {
  return new Promise((resolve, reject) => {
    let text = "";
    child.stdout.on("data", (chunk) => {
      // What it complains about later is ours to read.
      if (/"level":"?(?:error|50)/.test(String(chunk))) process.stderr.write(chunk);
      text += chunk;
      const url = /ready at (http:\S+)/.exec(text)?.[1];
      if (url) resolve(url.replace("localhost", "127.0.0.1"));
    });
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}: ${text}`)));
  });
}

/** Until the match index is loaded, too. */
async function ready(url) {
  for (;;) {
    const answer = await fetch(`${url}/readyz`);
    await answer.text();
    if (answer.ok) return;
    await new Promise((done) => setTimeout(done, PROBE_MS));
  }
}

export function stopServer({ child }) {
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  return gone;
}

/** Resident bytes of the server's own process; readers and the database are others. */
export function residentOf({ child }) {
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  return 1024 * Number(/VmRSS:\s+(\d+)/.exec(status)[1]);
}
