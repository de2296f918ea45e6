import type { Content } from "pdfmake/interfaces.js";
import type { ComparedRequirement } from "#contract/comparison.ts";
import { GRADE_WORDS } from "#contract/grade-words.ts";
import { groupRequirements } from "#contract/requirement-counts.ts";
import { type Row, ruled } from "./pdf-sections.ts";
import { square } from "./pdf-squares.ts";
import { FIGURES, fitting, INK, PAGE, SIZE, sans, serif, standing } from "./pdf-type.ts";
import { ASSUMED, HEADINGS, NO_REQUIREMENTS, type ReportedComparison } from "./report-words.ts";

/**
 * A row stays on one page, and pdfmake leaves out one that is taller than that: what stands in it has an
 * end. In small letters; those of quotes are for all of them together.
 */
const LONGEST = { requirement: 400, note: 600, together: 1400, quotes: 4 };
const COLUMNS = { number: 17, square: 15, line: 25 };
const INDENT = COLUMNS.number + COLUMNS.square;
/** The marker starts a little before the words under it. */
const PEN = { before: 6, after: 6 };

export function requirementRows(comparison: ReportedComparison): Content[] {
  const { requirements } = comparison;
  if (requirements.length === 0)
    return ruled(HEADINGS.requirements, [{ content: sans(NO_REQUIREMENTS) }]);
  const groups = groupRequirements(requirements);
  return ruled(HEADINGS.requirements, [
    ...group(HEADINGS.required, groups.required),
    ...group(HEADINGS.preferred, groups.preferred),
    ...group(HEADINGS.work, groups.duties),
    ...group(HEADINGS.traits, groups.traits),
  ]);
}

function group(title: string, all: readonly ComparedRequirement[]): Row[] {
  const heading = sans(title, { fontSize: SIZE.small, color: INK.second, marginTop: 3 });
  return all.map((one, index) => ({
    ...(index === 0 ? { beside: heading } : {}),
    content: requirement(one),
  }));
}

function requirement(one: ComparedRequirement): Content {
  const small = {
    fontSize: SIZE.small,
    marginTop: standing(["inter", SIZE.small], ["inter", SIZE.text]),
  };
  const evidence = one.evidence.slice(0, LONGEST.quotes);
  const note = fitting(one.note, LONGEST.note);
  return {
    stack: [
      {
        columns: [
          sans(String(one.number), {
            ...small,
            ...FIGURES,
            width: COLUMNS.number,
            color: INK.third,
          }),
          { ...square(one.grade, INK.second), width: COLUMNS.square, marginTop: 2.3 },
          sans(fitting(one.requirement, LONGEST.requirement), {
            width: PAGE.main - INDENT - PAGE.end,
            bold: true,
          }),
          sans(GRADE_WORDS[one.grade], {
            ...small,
            width: PAGE.end,
            alignment: "right",
            color: one.grade === "met" ? INK.text : INK.third,
          }),
        ],
      },
      {
        margin: [INDENT, 0, 0, 0],
        stack: [
          ...(one.assumed ? [aside(ASSUMED)] : []),
          ...evidence.map(({ line, quote }) =>
            quoted(line, fitting(quote, LONGEST.together / evidence.length)),
          ),
          ...(note ? [aside(note)] : []),
        ],
      },
    ],
  };
}

const aside = (text: string) => sans(text, { fontSize: 8.4, color: INK.second, marginTop: 2 });

/** The marker pen lies over cited words, and over nothing else. */
function quoted(line: number, quote: string): Content {
  return {
    margin: [-PEN.before, 4, 0, 0],
    table: {
      widths: [COLUMNS.line, PAGE.main - INDENT - COLUMNS.line - PEN.after],
      body: [
        [
          sans(`[${line}]`, {
            fontSize: SIZE.small,
            ...FIGURES,
            bold: true,
            color: INK.accent,
            marginTop: standing(["inter", SIZE.small], ["newsreader", SIZE.quote]),
          }),
          serif(quote),
        ],
      ],
    },
    layout: {
      defaultBorder: false,
      fillColor: () => INK.pen,
      hLineWidth: () => 0,
      vLineWidth: () => 0,
      paddingLeft: (column) => (column === 0 ? PEN.before : 0),
      paddingRight: (column) => (column === 0 ? 0 : PEN.after),
      paddingTop: () => 3,
      paddingBottom: () => 1,
    },
  };
}
