// How well the assistant that writes job postings hears what recruiters say, by rules alone, and what a turn costs:
// `npm run bench:talk`. --faults names what was missed in the talks that the rules were written with.
import { parseArgs } from "node:util";
import { openTalk } from "../../src/server/features/job-creation/talk/state.ts";
import { openingTurn, takeTurn } from "../../src/server/features/job-creation/talk/turn.ts";
import { conversations, SEEN } from "../../test/job-creation/conversations.ts";
import { scoreOf, tableOf } from "../../test/job-creation/score.ts";

const { values } = parseArgs({ options: { faults: { type: "boolean" } } });

const times = [];
const scored = conversations().map((talk) => {
  let turn = openingTurn(openTalk({ name: talk.company, quotes: [] }));
  for (const message of talk.turns) {
    const from = performance.now();
    turn = takeTurn(turn.state, message);
    times.push(performance.now() - from);
  }
  return { ...talk, score: scoreOf(talk, turn) };
});
const seen = scored.filter(({ number }) => number <= SEEN);
const unseen = scored.filter(({ number }) => number > SEEN);
console.log(`Talks that the rules were written with\n${tableOf(seen)}\n`);
// Only their sum: whoever tunes the rules is not to know more of them than that.
console.log(`Talks kept apart\n${tableOf(unseen.map((talk) => ({ ...talk, kind: "unseen" })))}\n`);
if (values.faults)
  for (const { name, score } of seen.filter((one) => one.score.faults.length > 0))
    console.log(`${name}\n  ${score.faults.join("\n  ")}`);
times.sort((a, b) => a - b);
const at = (share) => times[Math.floor(times.length * share)].toFixed(1);
console.log(`${times.length} turns: median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms`);
