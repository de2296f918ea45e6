// One attacker of each kind. Each has one address, drops its cookies and goes on until it is told to stop; `lanes` is
// how much it does at once. What it is answered is counted, not judged.
import { Agent, request } from "node:http";
import { archive, hostilePdf, paddedResume, resume } from "./files.mjs";
import { openStream } from "./streams.mjs";
import { ask, form, json } from "./wire.mjs";

const MB = 1024 * 1024;
const LEAVES_AFTER_MS = 1500;

export const ATTACKS = {
  "refused bodies on kept connections": { lanes: 6, attack: refusedBodies },
  "bodies that come in drops": { lanes: 300, attack: slowBody },
  "files that take the reader's whole time": { lanes: 42, attack: hostileUploads },
  "the same, and the client leaves": { lanes: 20, attack: leavingUploads },
  "an archive of such files": { lanes: 2, attack: hostileArchives },
  "searches without end": { lanes: 30, attack: searches },
  "comparisons without end": { lanes: 20, attack: comparisons },
  "event streams": { lanes: 400, attack: streams },
  "pages without end": { lanes: 40, attack: pages },
  "the API document without end": { lanes: 20, attack: documents },
  "files to fill the disk": { lanes: 4, attack: fill },
  "calls that ask the database": { lanes: 40, attack: calls },
};

async function refusedBodies({ target, address, stop }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const wrong = form("wrong", { name: "a.txt", content: Buffer.alloc(400_000, "a") });
  while (!stop.aborted)
    noted(
      await ask(target, "/upload/resume", {
        address,
        method: "POST",
        agent,
        signal: stop,
        ...wrong,
      }),
    );
  agent.destroy();
}

const noted = ({ status }) => count(status);
let counts = new Map();
const count = (what) => counts.set(what, (counts.get(what) ?? 0) + 1);
export function countsSoFar() {
  const seen = counts;
  counts = new Map();
  return Object.fromEntries(seen);
}

function slowBody({ target, address, stop }) {
  return new Promise((resolve) => {
    const own = target.proxied ? { localAddress: address } : {};
    const headers = {
      "content-type": "multipart/form-data; boundary=x",
      "content-length": 5 * MB,
      ...(!target.proxied && { "x-forwarded-for": address }),
    };
    const asked = request(`${target.url}/upload/resume`, {
      ...own,
      method: "POST",
      agent: false,
      headers,
    });
    const timer = setInterval(() => asked.write("a"), 5000);
    const end = () => {
      clearInterval(timer);
      asked.destroy();
      resolve();
    };
    asked.on("error", end);
    asked.on("response", (response) => {
      count(response.statusCode);
      response.resume().once("close", end);
    });
    asked.write('--x\r\nContent-Disposition: form-data; name="resume"; filename="a.txt"\r\n\r\n');
    stop.addEventListener("abort", end, { once: true });
  });
}

async function hostileUploads({ target, address, stop }) {
  const upload = form("resume", hostilePdf());
  noted(await ask(target, "/upload/resume", { address, method: "POST", signal: stop, ...upload }));
}

async function leavingUploads({ target, address, stop }) {
  const upload = form("resume", hostilePdf());
  const leaves = new AbortController();
  const leave = () => leaves.abort();
  const timer = setTimeout(leave, LEAVES_AFTER_MS);
  stop.addEventListener("abort", leave, { once: true });
  const { signal } = leaves;
  await ask(target, "/upload/resume", { address, method: "POST", signal, ...upload }).then(
    noted,
    () => count("left"),
  );
  clearTimeout(timer);
  stop.removeEventListener("abort", leave);
}

async function hostileArchives({ target, address, stop, cookie }) {
  const file = await archive(Array.from({ length: 30 }, hostilePdf));
  const upload = form("archive", file, { kind: "resume", attested: "true" });
  upload.headers.cookie = cookie;
  noted(await ask(target, "/upload/archive", { address, method: "POST", signal: stop, ...upload }));
  await new Promise((done) => setTimeout(done, 2000));
}

/** Somebody new with a resume. */
async function visitorOf(target, address) {
  const upload = form("resume", resume());
  const answer = await ask(target, "/upload/resume", { address, method: "POST", ...upload });
  count(answer.status);
  return { docId: JSON.parse(answer.text).resumeId, cookie: answer.cookie };
}

let own;
async function searches({ target, address, stop }) {
  own ??= visitorOf(target, address);
  const { docId, cookie } = await own;
  const path = `/api/search?docId=${docId}&docType=resume`;
  noted(await ask(target, path, { address, signal: stop, headers: { cookie } }));
}

async function comparisons({ target, address, stop, jobs }) {
  own ??= visitorOf(target, address);
  const { docId, cookie } = await own;
  const jobDescriptionID = jobs[Math.floor(Math.random() * jobs.length)];
  const pair = json({ resumeId: docId, actualResumeId: null, jobDescriptionID });
  pair.headers.cookie = cookie;
  noted(await ask(target, "/compares", { address, method: "POST", signal: stop, ...pair }));
}

async function streams({ target, address, stop }) {
  const stream = await openStream(target, address);
  count(stream.status);
  if (stream.status !== 200) return new Promise((done) => setTimeout(done, 1000));
  await new Promise((done) => stop.addEventListener("abort", done, { once: true }));
  stream.destroy();
}

async function pages({ target, address, stop, jobs }) {
  const page = ["/", "/blog", "/login", `/job/${jobs[0]}`][Math.floor(Math.random() * 4)];
  noted(await ask(target, page, { address, signal: stop }));
}

async function documents({ target, address, stop }) {
  noted(await ask(target, "/api/docs/openapi.json", { address, signal: stop }));
}

async function fill({ target, address, stop }) {
  const upload = form("resume", paddedResume(9.9 * MB - 2000));
  noted(await ask(target, "/upload/resume", { address, method: "POST", signal: stop, ...upload }));
}

async function calls({ target, address, stop }) {
  noted(await ask(target, "/api/blog/?limit=50", { address, signal: stop }));
}
