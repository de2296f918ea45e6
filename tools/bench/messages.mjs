// How soon a message that one person sends is on the other's screen: from the press to the moment at which the
// other's window has been told and has fetched it. The built server over HTTP, with Server-Sent Events as a browser
// reads them; a status call of the same run beside it. `npm run bench:messages`, --rounds N asks more or less often.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { at, median, ms, times } from "./index/figures.mjs";
import { startServer, stopServer } from "./index/http/server.mjs";
import { printTable } from "./matching/tables.mjs";

const { values } = parseArgs({ options: { rounds: { type: "string", default: "100" } } });
const rounds = Number(values.rounds);
const MUST_MS = 1000;
/** More than this and the limits, which stay as they are, would answer instead. */
const PER_PERSON = 50;

const dataDir = mkdtempSync(join(tmpdir(), "candour-bench-messages-"));
const server = await startServer(dataDir, { DEMO: "on" });
const { url } = server;
try {
  const { accounts, password } = await (await fetch(`${url}/api/demo`)).json();
  const emailOf = (role) => accounts.find((account) => account.role === role)?.email;
  const candidate = await signIn(emailOf("candidate"), password);
  const recruiter = await signIn(emailOf("recruiter"), password);
  const [conversation] = await ask(candidate, "/api/conversations");
  const baseline = [];
  const found = [];
  const told = [];
  for (let round = 0; round < Math.min(rounds, 2 * PER_PERSON); round += 1) {
    const [from, to] = round % 2 ? [recruiter, candidate] : [candidate, recruiter];
    baseline.push(await timed(() => ask(from, "/api/user/status")));
    const one = await exchange(from, to, conversation.id, `Round ${round}`);
    told.push(one.told);
    found.push(one.shown);
  }
  const row = (name, list) => [
    name,
    list.length,
    ms(median(list)),
    ms(at(list, 0.95)),
    times(at(list, 0.95) / at(baseline, 0.95)),
  ];
  printTable(
    "A message from one window to another",
    ["", "times", "p50 ms", "p95 ms", "p95 of the status call's"],
    [
      row("status call", baseline),
      row("sent, until the other is told", told),
      row("sent, until the other has it", found),
    ],
  );
  const worst = at(found, 1);
  console.log(
    `The slowest: ${ms(worst)} ms, must ${MUST_MS}: ${worst <= MUST_MS ? "met" : "UNMET"}`,
  );
} finally {
  await stopServer(server);
  rmSync(dataDir, { recursive: true, force: true });
}

async function timed(work) {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function signIn(email, password) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`${email} could not sign in: ${await answer.text()}`);
  const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
  return { cookie: cookies.join("; ") };
}

async function ask({ cookie }, path, body) {
  const answer = await fetch(url + path, {
    method: body ? "POST" : "GET",
    headers: { cookie, origin: url, ...(body && { "content-type": "application/json" }) },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

async function exchange(from, to, id, text) {
  const stop = new AbortController();
  const stream = await fetch(`${url}/api/events`, {
    headers: { cookie: to.cookie },
    signal: stop.signal,
  });
  const heard = topicOf(stream.body, "GET /api/conversations/messages");
  const started = performance.now();
  await ask(from, "/api/conversations/messages", { conversation_id: id, text });
  await heard;
  const told = performance.now() - started;
  const messages = await ask(to, `/api/conversations/messages?conversation_id=${id}`);
  const shown = performance.now() - started;
  stop.abort();
  if (messages.at(-1)?.text !== text) throw new Error("The message was announced and not there.");
  return { told, shown };
}

/** Until the stream says that this line has a new answer. */
async function topicOf(body, topic) {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true });
    if (text.includes(JSON.stringify({ topic }))) return;
  }
  throw new Error("The stream ended.");
}
