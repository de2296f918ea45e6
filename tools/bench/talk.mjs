// How well the assistant drafts from what recruiters say, without a language model, and what a turn costs:
// `npm run bench:talk`. --faults names what was missed in the talks that it was tuned with; --show NAME prints one of them.
import { parseArgs } from "node:util";
import { openTalk } from "../../src/assistant/state.ts";
import { openingTurn, takeTurn } from "../../src/assistant/talk.ts";
import { scoreTalk, talksIn } from "../../test/assistant/talks.ts";

const { values } = parseArgs({
  options: { faults: { type: "boolean" }, show: { type: "string" } },
});
const times = [];
const cpu = process.cpuUsage();

function lastTurn(talk) {
  let turn = openingTurn(openTalk({ name: talk.company, quotes: [] }));
  const isShown = values.show === talk.name;
  for (const message of talk.messages) {
    const from = performance.now();
    turn = takeTurn(turn.state, message);
    times.push(performance.now() - from);
    if (isShown) console.log(`\n> ${message}\n\n${turn.message}`);
  }
  if (isShown) console.log(`\n${JSON.stringify(turn.draft, null, 1)}\n\n${turn.text}`);
  return turn;
}

const files = (folder) =>
  (folder === "apart" ? ["one", "two"] : ["one", "two", "three", "four", "five", "six"]).flatMap(
    (name) => talksIn(new URL(`../../test/assistant/${folder}/${name}.txt`, import.meta.url)),
  );

function row(name, scores) {
  const sum = (pick) => scores.reduce((all, one) => all + Number(pick(one)), 0);
  const share = (part, all) => (part / Math.max(1, all)).toFixed(3);
  const kept = sum((one) => one.kept);
  const asked = sum((one) => one.asked);
  const bad = sum((one) => one.forbidden);
  const could = sum((one) => one.forbiddable);
  const clean = scores.filter((one) => one.faults.length === 0).length;
  console.log(
    `${name.padEnd(22)} ${scores.length} talks · facts kept ${share(kept, asked)} (${kept}/${asked}) · forbidden ${share(bad, could)} (${bad}/${could}) · endings right ${share(
      sum((one) => one.ends),
      scores.length,
    )} (${sum((one) => one.tooSoon)} published too soon) · without a fault ${clean} · not placed ${sum((one) => one.unplaced)}`,
  );
}

const tuned = files("talks")
  .filter((talk) => !values.show || talk.name === values.show)
  .map((talk) => scoreTalk(talk, lastTurn(talk)));
row("tuned with", tuned);
if (values.faults || values.show)
  for (const { name, faults } of tuned)
    if (faults.length > 0) console.log(`${name}\n  ${faults.join("\n  ")}`);
if (!values.show) {
  // Only their sums: whoever tunes the engine is not to know more of them than that.
  row(
    "kept apart",
    files("apart").map((talk) => scoreTalk(talk, lastTurn(talk))),
  );
  times.sort((a, b) => a - b);
  const at = (part) => times[Math.floor(times.length * part)].toFixed(0);
  const { user, system } = process.cpuUsage(cpu);
  console.log(
    `${times.length} turns: median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, longest ${times.at(-1).toFixed(0)} ms; processor ${((user + system) / 1e6).toFixed(1)} s`,
  );
}
