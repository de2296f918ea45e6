import { FIELDS } from "../facts/legal.ts";
import type { Scope } from "../facts/scope.ts";
import { LEAST } from "../findings/finding.ts";
import { agreeing, capitalised, count, dayAndMonth, monthAndYear, wholeDate } from "./format.ts";

type About = Pick<Scope, "kind" | "all" | "periods"> & {
  readonly n: number;
  readonly employers: number;
  /** Whether fields are named in it. */
  readonly byField: boolean;
};

const nounOf = ({ kind }: Pick<About, "kind">) => (kind ? `${kind} ads` : "ads");
const span = ({ from, to }: { readonly from: string; readonly to: string }) =>
  `${dayAndMonth(from)} to ${wholeDate(to)}`;

/** What frames the findings of a report. */
export const REPORT_TEXTS = {
  title: (topic: string, about: About) =>
    `What ${count(about.n)} ${nounOf(about)} say about ${topic}`,
  shortTitle: (about: About) =>
    `What ${count(about.n)} ${nounOf(about)} say, ${monthAndYear(about.periods.now.to)}`,
  excerpt: (about: About, news: string) =>
    `${news} A count of ${count(about.n)} ${nounOf(about)} on Candour over four weeks.`,
  opening(about: About): string[] {
    const { n, all, employers, periods, kind } = about;
    // A few others would be a group of a few.
    const others = kind && all - n >= LEAST ? `, among ${count(all)} ads of every kind` : "";
    return [
      `From ${span(periods.now)}, ${count(employers)} ${agreeing(employers, "employer", "employers")} advertised ${count(n)} ${kind ? `${kind} jobs` : "jobs"} on Candour${others}. This report counts what those ${count(n)} ads say, sets it beside the four weeks before, and claims nothing beyond that.`,
      "The findings stand in the order of their strength: first what differs most from the four weeks before, measured against chance.",
    ];
  },
  limits: {
    title: "What this does not show",
    paragraphs: [
      "An ad is not a hire. One ad can stand for several positions, some are never filled, and many jobs are never advertised at all. Candour holds only a part of what is advertised in Australia.",
      "Pay is what employers chose to print. Those who print nothing may pay more or less than those who do. Nor are the groups alike in other ways: a difference between two places or two fields may be a difference in how senior their roles are.",
    ],
  },
  method: {
    title: "How this was made",
    paragraphs(about: About, writtenBy: string): string[] {
      const { periods, kind, byField } = about;
      return [
        `Counted are ads that were public on Candour, whether still open or since closed, and were posted from ${span(periods.now)}. They are compared with those posted from ${span(periods.before)}. A job that the same employer advertised again under the same title in the same place counts once in each period. ${kind ? RECOGNISED(kind) : ""}`.trim(),
        ...(kind === "legal" && byField ? [FIELDS_MEANT] : []),
        "Medians and bands are of the midpoints of yearly salaries as the ads state them, to the nearest $100; a band is the middle half, and is given where at least twenty ads have an amount. Daily and hourly rates are left out, and nothing is added or taken away for superannuation. Groups with fewer than five ads are neither named nor compared, nor is a share given that fewer than five ads make up or are missing from; where the others would give such a count away, the next smallest group is left out too. That holds within each section: two sections read together can still give a smaller count away. As many groups are compared, a heading claims a move only if chance would make the like, in any of them, in about one report in twenty.",
        `${WRITER(writtenBy)} A person approves every report before it is published. It may contain errors.`,
      ];
    },
  },
  keywords: (about: About) => [
    `${nounOf(about)} Australia`,
    `${about.kind || "job"} market report`,
    monthAndYear(about.periods.now.to),
  ],
  tag: ({ kind }: Pick<About, "kind">) => (kind ? `${kind} jobs` : "jobs"),
} as const;

const FIELDS_MEANT = `Ads name practice areas in their own words. Each is filed under the first of our fields that fits its practice area, or else its title: ${FIELDS.map(({ name, takesIn }) => `${name} (${takesIn})`).join("; ")}. Recruitment, teaching, and graduate programs that name no area are in none.`;

const RECOGNISED = (kind: string) =>
  kind === "legal"
    ? "An ad counts as legal by its title, by its practice area, or because it asks for admission as a lawyer."
    : `${capitalised(kind)} ads are told from others by their titles and by the field they name.`;

const WRITER = (writtenBy: string) =>
  writtenBy === "rules"
    ? "The numbers were counted and the sentences written by rules, without a language model."
    : `The numbers were counted by rules. Some of the sentences were written by a language model (${writtenBy}), and each of its numbers was checked against the count.`;
