import { fitLabel, matchLevel, percentOf } from "#contract/match-levels.ts";
import {
  areDutiesCounted,
  groupRequirements,
  isCounted,
  isDuty,
  type Tally,
} from "#contract/requirement-counts.ts";
import { tallies } from "#server/features/comparison/printing/report-words.ts";
import { candidateOf } from "#web/features/candidates/candidate.ts";
import { explainedMatchOf } from "#web/features/matching/model/explained-match.ts";
import { jobMatchOf } from "#web/features/matching/model/job-match.ts";
import { tallyText } from "#web/ui/match/strip.tsx";
import type { DemoJob, DemoResume, Surfaces } from "./surfaces.ts";

/** Everything in which one pair contradicts itself, in words; nothing when all surfaces say the same. */
export function contradictionsIn(
  surfaces: Surfaces,
  { document }: DemoResume,
  { job }: DemoJob,
): string[] {
  const wrong: string[] = [];
  const say = (what: string) => wrong.push(`${document.fileName} for ${job.title}: ${what}`);
  const same = (what: string, values: readonly unknown[]) => {
    const different = new Set(values.map((value) => JSON.stringify(value)));
    if (different.size > 1) say(`${what} is ${[...different].join(" and ")}`);
  };
  sameNumbers(surfaces, same);
  sameCounts(surfaces, same);
  sameRequirements(surfaces, same);
  oneGradeEach(surfaces, say);
  quotesStand(surfaces, document.lines, say);
  return wrong;
}

type Same = (what: string, values: readonly unknown[]) => void;
type Say = (what: string) => void;

function sameNumbers({ search, recommended, panel, listed, opened, report }: Surfaces, same: Same) {
  same("the distance", [
    search.Score,
    recommended.score,
    panel.distance,
    listed.match_score,
    opened.match_score,
  ]);
  same("the percentage", [
    percentOf(search.Score),
    search.match.percent,
    recommended.match.percent,
    panel.percent,
    listed.match.percent,
    opened.match.percent,
    report.calculated_score,
    candidateOf(listed).percent,
    jobMatchOf(search).percent,
    explainedMatchOf(panel).percent,
  ]);
  same("the level", [
    matchLevel(search.Score),
    search.match.level,
    recommended.matchLevel,
    recommended.match.level,
    panel.level,
    listed.match_level,
    listed.match.level,
    opened.match_level,
  ]);
  same("the label", [fitLabel(panel.percent), panel.assessment, report.calculated_assessment]);
  same("how sure it is", [
    search.match.confidence,
    panel.confidence,
    listed.match.confidence,
    report.report.confidence,
  ]);
}

function sameCounts({ search, recommended, panel, listed, opened, report }: Surfaces, same: Same) {
  const counted = [
    search.match,
    recommended.match,
    panel,
    listed.match,
    opened.match,
    report.report,
  ];
  same(
    "the count",
    counted.map(({ required, preferred, duties }) => [required, preferred, duties]),
  );
  const shown = [jobMatchOf(search), explainedMatchOf(panel), candidateOf(listed)];
  same("the count in words", [
    ...shown.map(({ required, preferred, duties }) => tallyText(required, preferred, duties)),
    wordsOf(report.report),
  ]);
  same("the count in print", [
    tallies(report)
      .map((text) => text.replace(/, \d+ in part$/, ""))
      .join(", "),
    wordsOf(panel).replace("No requirements listed", NONE_IN_PRINT),
  ]);
}
const NONE_IN_PRINT = "No requirement could be judged";

interface Counts {
  readonly required: Tally;
  readonly preferred: Tally;
  readonly duties?: Tally | undefined;
}

/** As a card says it. */
function wordsOf({ required, preferred, duties }: Counts): string {
  const said = [
    required.total > 0 && `${required.met} of ${required.total} required`,
    preferred.total > 0 && `${preferred.met} of ${preferred.total} preferred`,
    duties && `${duties.met} of ${duties.total} ${duties.total === 1 ? "duty" : "duties"}`,
  ].filter(Boolean);
  return said.join(", ") || "No requirements listed";
}

/** A report begins with a capital and ends without a full stop. */
const bare = (words: string) =>
  words
    .replace(/^(?:and|or|but|plus)\s+/i, "")
    .replace(/[;,:.\s]+$/, "")
    .toLowerCase();

function sameRequirements({ panel, opened, report, search }: Surfaces, same: Same) {
  const lists = [panel.requirements, opened.requirements, report.requirements];
  for (const grade of ["met", "partial", "missing", "unclear"] as const)
    same(
      `what is ${grade}`,
      lists.map((list) =>
        list
          .filter((one) => (isCounted(one) || isDuty(one)) && one.grade === grade)
          .map(({ requirement, evidence }) => [bare(requirement), evidence.map(({ line }) => line)])
          .sort((a, b) => String(a).localeCompare(String(b))),
      ),
    );
  const { required, preferred, duties } = groupRequirements(panel.requirements);
  const counted = areDutiesCounted(required.length) ? duties : [];
  same("the strip", [
    search.match.strip,
    [
      ...[...required, ...preferred].map(({ grade, essential }) => ({ grade, essential })),
      ...counted.map(({ grade, essential }) => ({ grade, essential, duty: true })),
    ],
  ]);
}

function oneGradeEach({ panel, opened, report, search }: Surfaces, say: Say) {
  for (const list of [panel.requirements, opened.requirements, report.requirements]) {
    const names = list.map(({ requirement }) => bare(requirement));
    for (const [at, name] of names.entries())
      if (names.indexOf(name) !== at) say(`"${name}" is asked for twice`);
    if (names.includes("")) say("a requirement has no words");
  }
  const gradeOf = new Map(panel.requirements.map((one) => [one.requirement, one.grade]));
  const { reasons, gap } = search.match;
  for (const { requirement } of reasons)
    if (!["met", "partial"].includes(gradeOf.get(requirement) ?? ""))
      say(`the reason "${requirement}" is ${gradeOf.get(requirement)}`);
  if (gap && gradeOf.get(gap) !== "missing") say(`the gap "${gap}" is ${gradeOf.get(gap)}`);
}

/** A sentence may begin a few lines before the one that is cited and end a few lines after it. */
const LINES_AROUND = 3;
function stands(quote: string, at: number, lines: readonly { readonly text: string }[]): boolean {
  const cited = lines[at]?.text;
  if (cited === undefined) return false;
  const before = lines.slice(Math.max(0, at - LINES_AROUND), at).map(({ text }) => text);
  const after = lines.slice(at + 1, at + 1 + LINES_AROUND).map(({ text }) => text);
  const begins = before.map((text) => `${text} `).join("").length;
  const found = [...before, cited, ...after].join(" ").indexOf(quote);
  return found >= 0 && found < begins + cited.length && found + quote.length > begins;
}

function quotesStand(
  { search, panel, opened, report }: Surfaces,
  lines: readonly { readonly text: string }[],
  say: Say,
) {
  const cited = [
    ...search.match.reasons.map(({ evidence }) => evidence),
    ...[panel.requirements, opened.requirements, report.requirements]
      .flat()
      .flatMap(({ evidence }) => evidence),
  ];
  for (const { line, quote } of cited)
    if (quote === "" || !stands(quote, line - 1, lines))
      say(`line ${line} does not say "${quote}"`);
  const said = [...report.report.strengths, ...report.report.gaps, ...report.report.confirm];
  for (const { text, lines: named, requirement } of said) {
    if (named.some((line) => !lines[line - 1])) say(`"${text}" cites a line that is not there`);
    if (requirement > report.requirements.length) say(`"${text}" is about no requirement`);
  }
  for (const { requirement, text } of report.report.gaps)
    if (report.requirements.find(({ number }) => number === requirement)?.grade === "met")
      say(`the gap "${text}" is about something that is met`);
}
