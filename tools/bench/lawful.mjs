// How well unlawful criteria are found in what recruiters write, and what a long text costs: `npm run bench:lawful`.
// --faults names what was missed or wrongly found in the set that the rules were written with.
import { readdirSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { findUnlawful } from "../../src/lawful/find-unlawful.ts";
import { labelledSentences, scoreOf } from "../../test/lawful/labelled-sentences.ts";

const { values } = parseArgs({ options: { faults: { type: "boolean" } } });
const figures = ({ unlawful, fine, recall, falseAlarms }) =>
  `recall ${recall.toFixed(3)} of ${unlawful}, false alarms ${falseAlarms.toFixed(3)} of ${fine}`;

const tune = scoreOf(labelledSentences("sentences"));
console.log(`Sentences that the rules were written with: ${figures(tune)}`);
console.log(`The wide set: ${figures(scoreOf(labelledSentences("wide")))}`);
console.log(`Its held back third: ${figures(scoreOf(labelledSentences("wide-held")))}`);
for (const [name, set] of [
  ["Two more authors", ["more-authors-one", "more-authors-two"]],
  ["A third, held back", ["more-authors-held"]],
  ["Advertisements", ["adverts"]],
  ["Messages", ["chats"]],
  ["Advertisements and messages, held back", ["chats-and-adverts-held"]],
])
  console.log(`${name}: ${figures(scoreOf(set.flatMap(labelledSentences)))}`);
// Only its figures: whoever tunes the rules is not to know more of it than that.
console.log(`Sentences kept apart: ${figures(scoreOf(labelledSentences("apart")))}`);
if (values.faults) for (const fault of tune.faults) console.log(`  ${fault}`);

const folder = new URL("../../demo/jobs/", import.meta.url);
const ads = readdirSync(folder)
  .filter((file) => file.endsWith(".txt"))
  .flatMap((file) => readFileSync(new URL(file, folder), "utf8").split(/^===$/m))
  .filter((ad) => ad.trim() !== "");
const flagged = ads.map((ad) => findUnlawful(ad)).filter((found) => found.length > 0);
console.log(`Advertisements of the demo world: ${flagged.length} of ${ads.length} flagged`);
if (values.faults)
  for (const one of flagged.flat()) console.log(`  ${one.attribute}: ${one.quote}`);

const LENGTH = 60_000;
const plain = ads.join("\n").slice(0, LENGTH);
const hostile = "must be a young no not without any of her ".repeat(LENGTH / 40).slice(0, LENGTH);
for (const [name, text] of [
  ["advertisements", plain],
  ["one hostile line", hostile],
]) {
  const times = Array.from({ length: 7 }, () => {
    const from = performance.now();
    findUnlawful(text);
    return performance.now() - from;
  }).sort((a, b) => a - b);
  console.log(
    `${LENGTH} characters of ${name}: median ${times[3].toFixed(1)} ms, worst ${times[6].toFixed(1)} ms`,
  );
}
