// Resumes of another occupation with the whole advertisement pasted in: do they get ahead, and are they flagged?
import { cosine, vectorsBy } from "./baselines.mjs";
import { match, wholeAd } from "./rankers.mjs";
import { acrossSet } from "./sets.mjs";
import { percent, printTable } from "./tables.mjs";

const ADS = 60;
const HEADING =
  /^\W*(?:\w+ )?(?:experience|employment|employment history|work history|career history|work|career)\W*$/i;
const BULLET = /^\s*[-•*·]\s/;

/** Said otherwise, as a writer does who has heard that copies are found. */
const SYNONYMS = {
  ability: "capacity",
  accurate: "precise",
  advice: "guidance",
  assist: "help",
  clients: "customers",
  complete: "finish",
  complex: "intricate",
  coordinate: "organise",
  customers: "clients",
  daily: "everyday",
  deliver: "provide",
  develop: "build",
  ensure: "guarantee",
  environment: "setting",
  excellent: "outstanding",
  experience: "background",
  good: "solid",
  help: "assist",
  knowledge: "understanding",
  lead: "head",
  maintain: "keep",
  manage: "run",
  monitor: "watch",
  opportunity: "chance",
  plan: "schedule",
  prepare: "draw up",
  provide: "supply",
  quality: "standard",
  relevant: "pertinent",
  reports: "summaries",
  require: "need",
  responsible: "accountable",
  review: "check",
  role: "position",
  skills: "abilities",
  staff: "employees",
  strong: "sound",
  successful: "winning",
  support: "back",
  team: "group",
  training: "coaching",
  understanding: "grasp",
  work: "labour",
  write: "draft",
  years: "yrs",
};
const MOST_SYNONYMS = 3;
const THINNED = 5;

const linesOf = (text) => text.split("\n").filter((line) => line.trim() !== "");

/** Every second sentence loses one word in five, and up to three of its words are others. */
function disguised(text) {
  let sentence = 0;
  return linesOf(text)
    .map((line) =>
      line
        .split(/(?<=[.;!?])\s+/)
        .map((one) => (sentence++ % 2 === 0 ? reworded(one) : one))
        .join(" "),
    )
    .join("\n");
}

function reworded(sentence) {
  let changed = 0;
  const kept = sentence.split(/\s+/).filter((_, at) => at % THINNED !== THINNED - 1);
  return kept
    .map((word) => {
      const other = SYNONYMS[word.toLowerCase().replace(/\W+$/, "")];
      if (!other || changed === MOST_SYNONYMS) return word;
      changed += 1;
      return word.replace(/^\w+/, other);
    })
    .join(" ");
}

const asKeywords = (text, ad) => `${text.trimEnd()}\n\nKEYWORDS\n${linesOf(ad).join("\n")}\n`;

/** Among the duties of the latest job. */
function asDuties(text, ad) {
  const lines = text.split("\n");
  const at = firstDuty(text);
  lines.splice(at + 1, 0, ...linesOf(ad).map((line) => `- ${line.replace(BULLET, "")}`));
  return lines.join("\n");
}

function firstDuty(text) {
  const lines = text.split("\n");
  const heading = lines.findIndex((line) => HEADING.test(line));
  return heading < 0 ? -1 : lines.findIndex((line, at) => at > heading && BULLET.test(line));
}

const TRICKS = [
  { name: "as it is", write: (text) => text },
  { name: "(a) pasted under KEYWORDS", write: asKeywords },
  { name: "(b) pasted as bullets under experience", write: asDuties },
  {
    name: "(c) the same, thinned and reworded",
    write: (text, ad) => asDuties(text, disguised(ad)),
  },
];

export function tricks() {
  const set = acrossSet();
  const { resumes, ads, gradeOf } = set;
  const vectorOf = vectorsBy([...resumes.map(({ text }) => text), ...ads.map(wholeAd)]);
  const vectors = resumes.map(({ text }) => vectorOf(text));
  const hosts = resumes.filter(({ text }) => firstDuty(text) >= 0);
  const chosen = ads.filter(
    (_, at) => Math.floor((at * ADS) / ads.length) !== Math.floor(((at - 1) * ADS) / ads.length),
  );
  const tallies = TRICKS.map(() => ({ ours: [], words: [], flagged: 0 }));
  for (const [at, ad] of chosen.entries()) {
    const strangers = hosts.filter((resume) => gradeOf(resume, ad) === 0);
    const host = strangers[(at * 7) % strangers.length];
    const others = resumes.filter((resume) => resume !== host);
    const near = others.map((resume) => 1 - match(resume, ad).distance);
    const adVector = vectorOf(wholeAd(ad));
    const alike = vectors
      .filter((_, place) => resumes[place] !== host)
      .map((vector) => cosine(vector, adVector));
    for (const [which, { write }] of TRICKS.entries()) {
      const text = write(host.text, wholeAd(ad));
      const { distance, copied } = match({ text }, ad);
      tallies[which].ours.push(rankAmong(1 - distance, near));
      tallies[which].words.push(rankAmong(cosine(vectorOf(text), adVector), alike));
      if (copied.size > 0) tallies[which].flagged += 1;
    }
  }
  printTricks(chosen.length, tallies);
  honestFlags(set);
}

/** Its place, from 1; equals stand behind it. */
const rankAmong = (score, others) => 1 + others.filter((other) => other > score).length;

function printTricks(count, tallies) {
  const within = (ranks, best) => ranks.filter((rank) => rank <= best).length;
  printTable(
    `Tricks: a resume of an unrelated occupation with the advertisement pasted in, for ${count} advertisements`,
    ["", "ours first", "in top 10", "flagged", "TF-IDF first", "in top 10"],
    TRICKS.map(({ name }, at) => {
      const { ours, words, flagged } = tallies[at];
      const cells = [
        within(ours, 1),
        within(ours, 10),
        flagged,
        within(words, 1),
        within(words, 10),
      ];
      return [name, ...cells];
    }),
  );
}

/** Nobody copied anything in the set itself. */
function honestFlags({ resumes, ads, gradeOf }) {
  const tally = { same: [0, 0], other: [0, 0] };
  for (const ad of ads)
    for (const resume of resumes) {
      const cell = tally[gradeOf(resume, ad) === 2 ? "same" : "other"];
      cell[1] += 1;
      if (match(resume, ad).copied.size > 0) cell[0] += 1;
    }
  const said = ([flagged, all]) => `${flagged} of ${all} (${percent(flagged, all)})`;
  console.log(
    `Flagged though honest: ${said(tally.same)} of the same occupation, ${said(tally.other)} of others.`,
  );
}
