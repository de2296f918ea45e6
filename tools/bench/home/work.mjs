// What the processors did meanwhile: figures that hold on a busy machine, where waiting says little. Linux only.
import { readdirSync, readFileSync } from "node:fs";

const TICK_MS = 10;
/** In the first line of /proc/stat: idle, and waiting for a disk. */
const IDLE = [3, 4];
/** Guests are counted among the users already. */
const COUNTED = 8;

/** Calls the work; `own` is what the program, its readers and its database worked, `others` everybody else's share. */
export async function worked(pid, work) {
  const before = reading(pid);
  const value = await work();
  const after = reading(pid);
  const [program, client, busy, whole] = after.map((now, at) => now - before[at]);
  return { value, own: program, others: Math.max(0, (busy - program - client) / whole) };
}

/** In milliseconds: the program, this process, all that was busy, all there is. */
function reading(pid) {
  const program = [pid, ...below(pid)].reduce((sum, one) => sum + cpuOf(one), 0);
  const { user, system } = process.cpuUsage();
  const ticks = readFileSync("/proc/stat", "utf8").split("\n")[0].split(/\s+/).slice(1).map(Number);
  const whole = ticks.slice(0, COUNTED).reduce((sum, each) => sum + each, 0);
  const idle = IDLE.reduce((sum, at) => sum + ticks[at], 0);
  return [program, (user + system) / 1000, (whole - idle) * TICK_MS, whole * TICK_MS];
}

/** With its children that have ended: a reader is replaced now and then. */
function cpuOf(pid) {
  const fields = fieldsOf(pid);
  return fields ? fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) * TICK_MS : 0;
}

function below(pid) {
  const parents = new Map(
    readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), Number(fieldsOf(name)?.[1] ?? 0)]),
  );
  const isBelow = (one) => {
    for (let at = parents.get(one); at; at = parents.get(at)) if (at === pid) return true;
    return false;
  };
  return [...parents.keys()].filter(isBelow);
}

/** Behind the name, which may hold anything; undefined when it has ended meanwhile. */
function fieldsOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ");
  } catch {
    return undefined;
  }
}
