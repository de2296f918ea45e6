import { spawn, spawnSync } from "node:child_process";
import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

const OUTPUT_KEPT = 200_000;
const KILL_AFTER_MS = 5_000;

/** What tells one process from a later one that was given the same pid. Undefined: it is gone. */
export function startOf(pid) {
  if (process.platform !== "linux") {
    const ps = spawnSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" });
    return ps.stdout?.trim() || undefined;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field is the program's name, which may hold spaces and brackets of its own.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const dead = fields[0] === "Z" || fields[0] === "X";
    return dead ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

/** Pids mean the same only within one boot of one machine, and within one container. */
export function pidWorld() {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return `${boot} ${readlinkSync("/proc/self/ns/pid")}`;
  } catch {
    return hostname();
  }
}

/** Runs a command to its end and keeps what it said. A signal stops it, hard if it does not listen. */
export function run({ file, args, env = process.env, cwd }, { onStart, signal } = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const keep = (text) => {
      output = (output + text).slice(-OUTPUT_KEPT);
    };
    child.stdout.setEncoding("utf8").on("data", keep);
    child.stderr.setEncoding("utf8").on("data", keep);

    let hardStop;
    const stop = () => {
      child.kill(signal.reason);
      hardStop = setTimeout(() => child.kill("SIGKILL"), KILL_AFTER_MS);
    };
    signal?.addEventListener("abort", stop, { once: true });
    if (signal?.aborted) stop();

    const end = (code) => {
      clearTimeout(hardStop);
      signal?.removeEventListener("abort", stop);
      resolve({ ok: code === 0, code, output });
    };
    child.on("error", (error) => {
      keep(error.message);
      end(127);
    });
    child.on("close", end);
    if (child.pid) onStart?.(child.pid);
  });
}
