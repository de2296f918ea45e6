// One attacker of each kind beside ten honest people, with the limits that the program has by default and nginx in
// front where it is installed: how long honest people wait beside each, against a quiet time, and how often they are
// failed. `npm run bench:load`. --seconds N beside each attack, --quiet N before and after, --only WORD, --direct
// without nginx. Loopback only; every attack ends with its time. The machine may be busy with other things: only the
// ratios of one run mean something.
import { fork } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { at, ms, times } from "./index/figures.mjs";
import { withDatabase } from "./index/http/market-database.mjs";
import { startServer, stopServer } from "./index/http/server.mjs";
import { ATTACKS } from "./load/attacks.mjs";
import { account, gather, live } from "./load/honest.mjs";
import { nginxVersion, startNginx } from "./load/nginx.mjs";
import { printTable } from "./matching/tables.mjs";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "20" },
    quiet: { type: "string", default: "40" },
    only: { type: "string", default: "" },
    direct: { type: "boolean", default: false },
  },
});
/** The ones that everybody has: `startServer` would lift them. */
const LIMITS = {
  LIMIT_REQUESTS_PER_MINUTE: "600",
  LIMIT_UPLOADS_PER_OWNER: "60",
  LIMIT_UPLOADS_PER_NETWORK: "300",
  LIMIT_COMPARES_PER_OWNER: "60",
  LIMIT_COMPARES_PER_NETWORK: "300",
  LIMIT_SIGN_IN_PER_ACCOUNT: "10",
  LIMIT_SIGN_IN_PER_NETWORK: "100",
  LIMIT_REGISTRATIONS_PER_HOUR: "60",
};
const CALM = { share: 0.1, lookMs: 4000, mostMs: 240_000 };
/** Each attacker has one of its own: what the limits had of one attack must not weaken the next. */
const ADDRESSES = Object.fromEntries(
  Object.keys(ATTACKS).map((name, index) => [name, `127.0.2.${index + 1}`]),
);
const TARGET = 3;
const SHARE = 0.95;
/** What an attack leaves behind is worked off before the next begins, and counts for nobody. */
const SETTLE_SECONDS = 5;
const [seconds, quietSeconds] = [Number(values.seconds), Number(values.quiet)];
const names = Object.keys(ATTACKS).filter((name) => name.includes(values.only));

const folder = mkdtempSync(join(tmpdir(), "candour-load-"));
const undo = [() => rmSync(folder, { recursive: true, force: true })];
try {
  await main();
} finally {
  for (const step of undo.reverse()) await step();
}

async function main() {
  const data = join(folder, "data");
  const server = await startServer(data, { ...LIMITS, DEMO: "on", TRUST_PROXY: "127.0.0.1" });
  undo.push(() => stopServer(server));
  const version = values.direct ? undefined : nginxVersion();
  const target = { url: server.url, proxied: false };
  if (version) {
    const nginx = await startNginx(server.url, join(folder, "nginx"));
    undo.push(nginx.stop);
    Object.assign(target, { url: nginx.url, proxied: true });
  }
  const makeRecruiter = (email) =>
    withDatabase(data, (client) =>
      client.query(
        `update accounts set is_recruiter = true, onboarded = true, email_verified_at = now()
         where lower(email) = $1`,
        [email],
      ),
    );
  const people = await gather(target, makeRecruiter);
  const cookie = await account(target, "127.0.2.200", "attacker", makeRecruiter);
  console.log(
    `Node ${process.version}, ${version ? `nginx ${version} in front` : "no nginx in front"}; ${people.length} honest people; ${seconds} s beside each attack`,
  );
  const attacker = fork(join(import.meta.dirname, "load/attacker.mjs"));
  undo.push(() => attacker.kill());
  await calm(server.child);
  await live(people, SETTLE_SECONDS);
  const before = await live(people, quietSeconds);
  const phases = [];
  const phase = async (title, which) => {
    attacker.send({
      begin: { names: which, addresses: ADDRESSES, target, cookie, jobs: people[0].person.jobs },
    });
    const seen = await live(people, seconds);
    const ended = new Promise((resolve) => attacker.once("message", resolve));
    attacker.send({ end: true });
    phases.push({ title, ...seen, answers: (await ended).ended });
    console.error(`${title}: ${seen.failures.length} honest failures`);
    await live(people, SETTLE_SECONDS);
  };
  for (const name of names) await phase(name, [name]);
  if (names.length > 1) await phase("all of them at once", names);
  const after = await live(people, quietSeconds);
  print([before, after], phases);
}

/** Until the server has little to do by itself: a first start has much to work out. */
async function calm({ pid }) {
  const until = Date.now() + CALM.mostMs;
  for (let used = Number.POSITIVE_INFINITY; used > CALM.share && Date.now() < until; ) {
    const from = workedSeconds(pid);
    await new Promise((done) => setTimeout(done, CALM.lookMs));
    used = (workedSeconds(pid) - from) / (CALM.lookMs / 1000);
  }
}

function workedSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function print(quiet, phases) {
  const base = joined(quiet.map((one) => one.times));
  const kinds = [...base.keys()];
  const p95 = (list) => (list?.length ? at(list, SHARE) : Number.NaN);
  printTable(
    "In quiet, before and after: p95 in ms",
    ["", ...kinds],
    [
      ["before", ...kinds.map((kind) => ms(p95(quiet[0].times.get(kind))))],
      ["after", ...kinds.map((kind) => ms(p95(quiet[1].times.get(kind))))],
      ["both", ...kinds.map((kind) => ms(p95(base.get(kind))))],
      ["how often", ...kinds.map((kind) => base.get(kind).length)],
    ],
  );
  const ratios = ({ times: seen }) =>
    kinds.map((kind) => p95(seen.get(kind)) / p95(base.get(kind)));
  printTable(
    `Beside each attack: p95 against its quiet value (target: at most × ${TARGET})`,
    ["", ...kinds, "all", "failed", "the attacker was answered"],
    phases.map((phase) => [
      phase.title,
      ...ratios(phase).map((ratio) => (Number.isNaN(ratio) ? "–" : times(ratio))),
      times(overall(phase.times, base)),
      `${phase.failures.length} of ${[...phase.times.values()].flat().length + phase.failures.length}`,
      Object.entries(phase.answers)
        .map(([status, count]) => `${count} × ${status}`)
        .join(", "),
    ]),
  );
  const failures = [...quiet, ...phases].flatMap((phase) =>
    phase.failures.map((failure) => `${phase.title ?? "quiet"}: ${failure}`),
  );
  for (const failure of failures.slice(0, 20)) console.log(failure);
  const over = phases.filter(({ times: seen }) => overall(seen, base) > TARGET);
  const isHeld = over.length === 0 && failures.length === 0;
  console.log(
    `\n${isHeld ? "Held" : "NOT HELD"}: ${phases.length - over.length} of ${phases.length} within × ${TARGET} over everything that honest people do, ${failures.length} of theirs failed.`,
  );
  process.exitCode = isHeld ? 0 : 1;
}

/** The 95th percentile of how many times its usual time each thing took: slow kinds do not hide behind quick ones. */
function overall(seen, base) {
  const relative = [...seen].flatMap(([kind, list]) => {
    const usual = at(base.get(kind), SHARE);
    return list.map((time) => time / usual);
  });
  return at(relative, SHARE);
}

function joined(maps) {
  const all = new Map();
  for (const map of maps)
    for (const [kind, list] of map) all.set(kind, [...(all.get(kind) ?? []), ...list]);
  return all;
}
