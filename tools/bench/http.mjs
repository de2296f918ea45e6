// The status call with a real session, beside a bare Fastify route that sends the same body.
// Run by hand: `npm run bench:http`. The machine may be busy, so rounds alternate and only the
// ratio within this run means something.
import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";

const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = [1, 16, 64];
const TICKS_PER_SECOND = 100;

const root = join(import.meta.dirname, "../..");
const dataDir = mkdtempSync(join(tmpdir(), "candour-bench-"));
const product = await start(["dist/server/main.js"], {
  DATA_DIR: dataDir,
  PORT: "0",
  LIMIT_REQUESTS_PER_MINUTE: "0",
});
const session = await signIn(product.url);
const body = await (await fetch(`${product.url}/api/user/status`, session)).text();
const bare = await start(["tools/bench/bare-server.mjs"], { BODY: body });

try {
  console.log(
    `Node ${process.version}, body ${body.length} bytes, ${ROUNDS} rounds of ${SECONDS} s, alternating`,
  );
  for (const connections of CONNECTIONS) await compare(connections);
} finally {
  await Promise.all([stop(product), stop(bare)]);
  rmSync(dataDir, { recursive: true, force: true });
}

async function compare(connections) {
  const results = { bare: [], status: [] };
  for (let round = 0; round < ROUNDS; round++) {
    results.bare.push(await measure(bare, { url: `${bare.url}/`, connections }));
    const request = { url: `${product.url}/api/user/status`, connections, ...session };
    results.status.push(await measure(product, request));
  }
  const [base, status] = [summary(results.bare), summary(results.status)];
  console.log(`\n${connections} connection${connections === 1 ? "" : "s"}`);
  console.table({ "bare Fastify": base, "GET /api/user/status": status });
  console.log(
    `CPU per request of the node process: ${ratio(status["node µs"], base["node µs"])} times the bare one (target: at most 3); with PostgreSQL's share: ${ratio(status["node + postgres µs"], base["node µs"])} times`,
  );
}

async function measure(server, { url, connections, headers }) {
  const [node, engine] = [cpuOf([server.pid]), cpuOf(enginePids(server))];
  const result = await autocannon({ url, connections, headers, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`);
  const requests = result["2xx"];
  const nodeCpu = (cpuOf([server.pid]) - node) / requests;
  const engineCpu = (cpuOf(enginePids(server)) - engine) / requests;
  return {
    perSecond: requests / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    nodeCpu,
    engineCpu,
  };
}

function summary(rounds) {
  const median = (pick) => rounds.map(pick).sort((a, b) => a - b)[Math.floor(rounds.length / 2)];
  const micro = (pick) => Math.round(median(pick) * 1e6 * 10) / 10;
  return {
    "requests/s": Math.round(median((r) => r.perSecond)),
    "p50 ms": median((r) => r.p50),
    "p99 ms": median((r) => r.p99),
    "node µs": micro((r) => r.nodeCpu),
    "node + postgres µs": micro((r) => r.nodeCpu + r.engineCpu),
  };
}

function ratio(a, b) {
  return (a / b).toFixed(2);
}

/** CPU seconds from /proc: user and system, of the processes themselves. */
function cpuOf(pids) {
  return pids.reduce((sum, pid) => {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
      return sum + (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
    } catch {
      return sum;
    }
  }, 0);
}

/** Every process below the server that is not the server: the engine and its backends. */
function enginePids({ pid }) {
  const parents = new Map(
    readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        try {
          return [
            [
              Number(name),
              Number(readFileSync(`/proc/${name}/stat`, "utf8").split(") ")[1].split(" ")[1]),
            ],
          ];
        } catch {
          return [];
        }
      }),
  );
  const below = (child) => {
    for (let at = parents.get(child); at; at = parents.get(at)) if (at === pid) return true;
    return false;
  };
  return [...parents.keys()].filter(below);
}

function start(args, env) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: "development", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((resolve, reject) => {
    let text = "";
    child.stdout.on("data", (chunk) => {
      text += chunk;
      const url = /ready at (http:\S+)/.exec(text)?.[1];
      if (url) resolve({ pid: child.pid, url: url.replace("localhost", "127.0.0.1"), child });
    });
    child.on("exit", (code) => reject(new Error(`${args} ended with ${code}: ${text}`)));
  });
}

function stop({ child }) {
  const gone = new Promise((resolve) => child.on("exit", resolve));
  child.kill("SIGTERM");
  return gone;
}

async function signIn(url) {
  const person = { name: "Bench", email: "bench@example.org", password: "correct horse battery" };
  const post = (path) =>
    fetch(url + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(person),
    });
  await post("/api/auth/register");
  const answer = await post("/api/auth/login");
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return { headers: { cookie } };
}
