import type { Content, CustomTableLayout, TableCell } from "pdfmake/interfaces.js";
import type { Raise, Statement } from "#contract/comparison.ts";
import {
  drawable,
  FIGURES,
  INK,
  PAGE,
  SIZE,
  sans,
  sansInline,
  serif,
  standing,
} from "./pdf-type.ts";
import {
  aboutRequirement,
  fullWarning,
  HEADINGS,
  leftOut,
  MAY_BE_WRONG,
  pinpoints,
  pointsWord,
  questionsHeading,
  type ReportedComparison,
  shortened,
} from "./report-words.ts";

export interface Row {
  /** In the margin: a heading, or nothing. */
  readonly beside?: Content;
  readonly content: Content;
}

/** Rows part with hairlines that start where the text does; the section itself opens with a rule of ink. */
export function ruled(heading: string, rows: readonly Row[]): Content[] {
  if (rows.length === 0) return [];
  const title = serif(heading, { fontSize: SIZE.heading, bold: true, lineHeight: 1.1 });
  const top = (isDrawn: boolean): [boolean, boolean, boolean, boolean] => [
    false,
    isDrawn,
    false,
    false,
  ];
  const body = rows.map(({ beside, content }, index): TableCell[] => [
    {
      stack: [...(index === 0 ? [title] : []), ...(beside ? [beside] : [])],
      border: top(index === 0 || beside !== undefined),
      marginTop: -1.5,
    },
    { text: "", border: top(index === 0) },
    { stack: [content], border: top(true) },
  ]);
  const widths = [PAGE.beside.width, PAGE.beside.gap, PAGE.main];
  // A row is a requirement with its quotes, or a sentence with what it rests on: neither is torn apart.
  return [{ table: { widths, dontBreakRows: true, body }, layout: RULES, marginBottom: 10 }];
}

const RULES: CustomTableLayout = {
  defaultBorder: false,
  hLineWidth: (line) => (line === 0 ? 0.9 : 0.5),
  hLineColor: (line) => (line === 0 ? INK.text : INK.rule),
  vLineWidth: () => 0,
  paddingLeft: () => 0,
  paddingRight: () => 0,
  paddingTop: () => 8,
  paddingBottom: () => 8,
};

/** Everything after the requirements. */
export function reportSections(comparison: ReportedComparison): Content[] {
  const { report } = comparison;
  return [
    ...ruled(HEADINGS.strengths, report.strengths.map(said)),
    ...ruled(HEADINGS.gaps, report.gaps.map(said)),
    ...ruled(HEADINGS.confirm, report.confirm.map(said)),
    ...ruled(questionsHeading(comparison), report.questions.map(asked)),
    ...ruled(HEADINGS.raise, [
      ...raised(HEADINGS.unsaid, report.raise.unsaid),
      ...raised(HEADINGS.lacking, report.raise.lacking),
    ]),
    ...ruled(HEADINGS.limits, report.limits.map(limit)),
    ...ruled(HEADINGS.leftOut, leftOutRows(comparison)),
    ...ruled(HEADINGS.about, [about(comparison)]),
  ];
}

const LONGEST = 700;
const MOST_PINPOINTS = 6;
const NUMBER = 22;
const TEXT = PAGE.main - PAGE.end - NUMBER;
const SMALL = { fontSize: SIZE.small, color: INK.third };

/** What a sentence rests on: lines of the resume, or else the requirement that it is about. */
function restsOn(one: Pick<Statement, "lines" | "requirement">): Content {
  const look = {
    width: PAGE.end,
    alignment: "right",
    marginTop: standing(["inter", SIZE.small], ["inter", SIZE.text]),
  } as const;
  const lines = pinpoints({ lines: one.lines.slice(0, MOST_PINPOINTS) }).join(" ");
  if (!lines) return sans(aboutRequirement(one.requirement), { ...SMALL, ...look });
  return sans(lines, { ...SMALL, ...FIGURES, ...look, bold: true, color: INK.accent });
}

const said = (one: Statement): Row => ({
  content: {
    columns: [sans(shortened(one.text, LONGEST), { width: TEXT + NUMBER }), restsOn(one)],
  },
});

/** Questions are spoken by somebody, so they stand in the letters of documents. */
const asked = (one: Statement, index: number): Row => ({
  content: {
    columns: [
      sans(String(index + 1), {
        ...SMALL,
        ...FIGURES,
        width: NUMBER,
        marginTop: standing(["inter", SIZE.small], ["inter", SIZE.text]),
      }),
      serif(shortened(one.text, LONGEST), {
        width: TEXT,
        fontSize: SIZE.question,
        marginTop: standing(["newsreader", SIZE.question], ["inter", SIZE.text]),
      }),
      restsOn(one),
    ],
  },
});

const raised = (heading: string, all: readonly Raise[]): Row[] =>
  all.map(({ text, points, requirement }, index) => ({
    ...(index === 0 ? { beside: sans(heading, { ...SMALL, marginTop: 3 }) } : {}),
    content: {
      columns: [
        serif(points >= 0.5 ? pointsWord(points) : "", {
          width: NUMBER,
          fontSize: SIZE.lead,
          color: INK.accent,
          marginTop: standing(["newsreader", SIZE.lead], ["inter", SIZE.text]),
        }),
        sans(shortened(text, LONGEST), { width: TEXT }),
        restsOn({ lines: [], requirement }),
      ],
    },
  }));

const limit = (text: string): Row => ({ content: sans(shortened(text, LONGEST)) });

const leftOutRows = (comparison: ReportedComparison): Row[] =>
  leftOut(comparison).map(({ what, quote }) => ({
    content: [sans(`${what}.`), serif(`“${quote}”`, { color: INK.second, marginTop: 2 })],
  }));

function about(comparison: ReportedComparison): Row {
  return {
    content: {
      ...sans(""),
      text: [
        ...sansInline(`${MAY_BE_WRONG} `, { bold: true }),
        ...sansInline(drawable(fullWarning(comparison)), { color: INK.second }),
      ],
    },
  };
}
