// How the index grows: time, memory and what it misses, at sizes ten times one another, beside scoring all.
import { fork } from "node:child_process";
import { printTable } from "../matching/tables.mjs";
import { at, grouped, mean, median, megabytes, ms, times } from "./figures.mjs";
import { ensureProfiles, refuseTwins } from "./profiles.mjs";

/** Askers with the true list beside the index's: scoring all takes seconds when there are many. */
const checkedAt = (size) => (size > 20_000 ? 20 : 60);
const SCORED_ALL = 5;
const ASKING = 500;
const MILLION = 1_000_000;

export async function jobsInProcess({ seed, sizes }) {
  await ensureProfiles({ seed, kind: "resume", count: ASKING });
  const name = "Jobs for a resume";
  sayBeyond(await grow({ seed, sizes, direction: "jobs", held: "ad", name }));
}

export async function candidatesInProcess({ seed, sizes }) {
  await ensureProfiles({ seed, kind: "ad", count: ASKING });
  await grow({ seed, sizes, direction: "candidates", held: "resume", name: "Resumes for a job" });
}

async function grow({ seed, sizes, direction, held, name }) {
  const results = [];
  for (const size of sizes) {
    await ensureProfiles({ seed, kind: held, count: size });
    const task = { seed, size, direction, checked: checkedAt(size), scoredAll: SCORED_ALL };
    results.push(await measured(task));
  }
  console.log(`\n${refuseTwins({ seed, kind: held, count: Math.max(...sizes) })}`);
  printTimes(name, results);
  printMemory(name, results);
  return results.at(-1);
}

function measured(task) {
  const child = fork(new URL("./measure-index.mjs", import.meta.url), {
    execArgv: [...process.execArgv, "--expose-gc"],
    serialization: "advanced",
  });
  return new Promise((resolve, reject) => {
    child.once("message", resolve);
    child.once("exit", (code) => reject(new Error(`The measuring process ended with ${code}.`)));
    child.send(task);
  });
}

/** How much more than at the size before. */
const growth = (values) =>
  values.map((value, place) => (place === 0 ? "" : times(value / values[place - 1])));

function printTimes(name, results) {
  const grows = growth(results.map((one) => median(one.cpu)));
  printTable(
    `${name}: profile to ranked list, ${results[0].times.length} different askers; baseline: all scored exactly, ${SCORED_ALL} askers; growth and ratio by CPU`,
    [
      "in the index",
      "p50 ms",
      "p95 ms",
      "slowest",
      "CPU ms",
      "growth",
      "baseline ms",
      "its CPU ms",
      "index is",
      "of top 10",
      "of top 50",
      "worst 10",
      "askers",
      "listed",
    ],
    results.map((one, place) => {
      const baseline = median(one.baselineCpu);
      const [tens, fifties] = one.kept.map((list) => list.filter((share) => share !== undefined));
      return [
        grouped(one.size),
        ms(median(one.times)),
        ms(at(one.times, 0.95)),
        ms(at(one.times, 1)),
        ms(median(one.cpu)),
        grows[place],
        ms(median(one.baseline)),
        ms(baseline),
        `${times(baseline / median(one.cpu))} faster`,
        `${(100 * mean(tens)).toFixed(1)}%`,
        `${(100 * mean(fifties)).toFixed(1)}%`,
        `${(100 * Math.min(...tens)).toFixed(0)}%`,
        tens.length,
        Math.round(mean(one.listed)),
      ];
    }),
  );
}

function printMemory(name, results) {
  const loads = growth(results.map(({ loading }) => loading));
  printTable(
    `${name}: loading stored profiles, and memory`,
    [
      "in the index",
      "load ms",
      "growth",
      "µs each",
      "resident MB",
      "heap MB",
      "buffers MB",
      "says of itself MB",
      "bytes each",
    ],
    results.map(({ size, loading, rss, heap, buffers, own }, place) => [
      grouped(size),
      Math.round(loading),
      loads[place],
      ((1000 * loading) / size).toFixed(1),
      megabytes(rss),
      megabytes(heap),
      megabytes(buffers),
      megabytes(own),
      grouped(Math.round((heap + buffers) / size)),
    ]),
  );
}

/** What was not measured is said, and not made up from copies. */
function sayBeyond({ size, heap, buffers }) {
  if (size >= MILLION) return;
  const each = (heap + buffers) / size;
  console.log(
    `A million would hold about ${megabytes(each * MILLION)} MB if it goes on so. It is measured with --size ${MILLION} only: profiles of a million different texts take hours to make, and copies would prove nothing.`,
  );
}
