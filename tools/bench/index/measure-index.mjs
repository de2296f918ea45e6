// One size of one index, in a process of its own so that memory and warmth are its own.
import { MATCH_FLOOR } from "../../../src/contract/match-rules.ts";
import { DIRECTIONS } from "./directions.mjs";
import { batches } from "./profiles.mjs";

const WARM_UP = 30;
const ASKERS = 200;
const TOPS = [10, 50];

const memory = () => {
  globalThis.gc();
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
  return { rss, heapUsed, arrayBuffers };
};

/** Only the time inside the index counts; the files are read between. */
function load(index, { seed, size, direction: { held, entryOf } }) {
  let ms = 0;
  const ids = [];
  for (const { from, entries } of batches({ seed, kind: held, count: size })) {
    const made = entries.map((entry, at) => entryOf(entry, from + at));
    const started = performance.now();
    for (const entry of made) index.put(entry);
    ms += performance.now() - started;
    for (const { id } of made) ids.push(id);
  }
  return { ms, ids };
}

function askersOf({ seed, direction: { asking, askerOf } }, count) {
  const found = [];
  for (const { entries } of batches({ seed, kind: asking, count }))
    found.push(...entries.map(({ bytes }) => bytes));
  return (from, to) => found.slice(from, to).map(askerOf);
}

/** On a busy machine the clock says little: the processor's own time stands beside it. */
function timeOf(work) {
  const [started, worked] = [performance.now(), process.cpuUsage()];
  const result = work();
  const { user, system } = process.cpuUsage(worked);
  return { ms: performance.now() - started, cpu: (user + system) / 1000, result };
}

/** The baseline: every one unpacked and scored, the near ones sorted. */
function rankAll(asker, { index, ids, direction: { unpack, distance } }) {
  const near = [];
  for (const id of ids) {
    const found = distance(asker, unpack(index.bytesOf(id)));
    if (found <= MATCH_FLOOR) near.push({ id, distance: found });
  }
  return near.sort((a, b) => a.distance - b.distance || (a.id < b.id ? -1 : 1));
}

/** The true distances for many askers: each is unpacked once for all of them. */
function exactLists(askers, { index, ids, direction: { unpack, distance } }) {
  const lists = askers.map(() => []);
  for (const id of ids) {
    const one = unpack(index.bytesOf(id));
    for (const [at, asker] of askers.entries()) {
      const found = distance(asker, one);
      if (found <= MATCH_FLOOR) lists[at].push(found);
    }
  }
  return lists.map((list) => Float64Array.from(list).sort());
}

/** Of the exact best, those that the index lists; one as near as the last of them is as good. */
function kept(exact, distances, top) {
  const wanted = Math.min(top, exact.length);
  if (wanted === 0) return undefined;
  const last = exact[wanted - 1];
  return distances.slice(0, wanted).filter((distance) => distance <= last).length / wanted;
}

function measure({ seed, size, direction: name, checked, scoredAll }) {
  const direction = DIRECTIONS[name];
  const before = memory();
  const index = direction.create();
  const { ms: loading, ids } = load(index, { seed, size, direction });
  const after = memory();
  const askers = askersOf({ seed, direction }, WARM_UP + ASKERS + checked);
  for (const asker of askers(0, WARM_UP)) index.rank(asker, direction.filter);
  const rounds = askers(WARM_UP, WARM_UP + ASKERS).map((asker) =>
    timeOf(() => index.rank(asker, direction.filter)),
  );
  const all = { index, ids, direction };
  const baseline = askers(WARM_UP, WARM_UP + scoredAll).map((asker) =>
    timeOf(() => rankAll(asker, all)),
  );
  const sample = askers(WARM_UP + ASKERS, WARM_UP + ASKERS + checked);
  const lists = exactLists(sample, all);
  const found = sample.map((asker) => index.rank(asker, direction.filter).distances);
  return {
    size: index.count,
    loading,
    rss: after.rss - before.rss,
    heap: after.heapUsed - before.heapUsed,
    buffers: after.arrayBuffers - before.arrayBuffers,
    own: index.memory(),
    times: rounds.map(({ ms }) => ms),
    listed: rounds.map(({ result }) => result.ids.length),
    cpu: rounds.map(({ cpu }) => cpu),
    baseline: baseline.map(({ ms }) => ms),
    baselineCpu: baseline.map(({ cpu }) => cpu),
    kept: TOPS.map((top) => lists.map((list, at) => kept(list, found[at], top))),
  };
}

process.once("message", (task) => {
  process.send(measure(task), () => process.exit());
});
