import type { Content, TableCell, TDocumentDefinitions } from "pdfmake/interfaces.js";
import type { ComparedRequirement } from "#contract/comparison.ts";
import { GRADE_WORDS } from "#contract/grade-words.ts";
import { groupRequirements } from "#contract/requirement-counts.ts";
import { makePdf } from "#server/platform/printing/make-pdf.ts";
import { reportHead, square, wordmark } from "./pdf-head.ts";
import { type Row, reportSections, ruled } from "./pdf-sections.ts";
import {
  breadth,
  drawable,
  FIGURES,
  fitting,
  INK,
  NO_PICTURE,
  PAGE,
  rule,
  SIZE,
  sans,
  serif,
  standing,
} from "./pdf-type.ts";
import {
  ASSUMED,
  HEADINGS,
  MAY_BE_WRONG,
  NO_REQUIREMENTS,
  type ReportedComparison,
  reportTitle,
  shortened,
  writtenBy,
} from "./report-words.ts";

interface PrintOptions {
  readonly timeZone: string;
  readonly siteName?: string;
}

const COLUMNS = { name: 110, page: 80 };
const LONGEST_TITLE = { metadata: 200, running: 90 };

/** The report on paper: the same words in the same order, and the resume's lines that it points at. */
export function reportPdf(
  comparison: ReportedComparison,
  { timeZone, siteName = "Candour" }: PrintOptions,
): Promise<Uint8Array> {
  const title = drawable(reportTitle(comparison));
  const made = new Date(comparison.created_at);
  const warning = `${MAY_BE_WRONG} ${writtenBy(comparison)}`;
  const definition: TDocumentDefinitions = {
    pageSize: "A4",
    pageMargins: [PAGE.side, PAGE.top, PAGE.side, PAGE.bottom],
    language: "en-AU",
    displayTitle: true,
    info: {
      title: shortened(title, LONGEST_TITLE.metadata),
      creator: siteName,
      producer: siteName,
      // From the report and not from the clock: the same report is the same file.
      creationDate: made,
      modDate: made,
    },
    defaultStyle: { font: "inter-latin", fontSize: SIZE.text, color: INK.text },
    header: (page) => runningHead(siteName, page === 1 ? dateText(made, timeZone) : title, page),
    footer: (page, pages) => foot(warning, `Page ${page} of ${pages}`),
    content: [
      ...reportHead(comparison),
      ...requirementRows(comparison),
      ...reportSections(comparison),
      ...resumeAppendix(comparison),
    ],
  };
  return makePdf(definition, ["inter", "newsreader"]);
}

function runningHead(siteName: string, text: string, page: number): Content {
  const size = page === 1 ? 18 : 12;
  return {
    margin: [PAGE.side, page === 1 ? 32 : 36, PAGE.side, 0],
    columns: [
      { ...wordmark(siteName, size), width: COLUMNS.name },
      sans(shortened(text, LONGEST_TITLE.running), {
        width: PAGE.text - COLUMNS.name,
        alignment: "right",
        fontSize: SIZE.small,
        color: INK.third,
        marginTop: page === 1 ? 5 : 1,
      }),
    ],
  };
}

function foot(warning: string, pages: string): Content {
  const look = { fontSize: SIZE.foot, color: INK.third };
  return {
    margin: [PAGE.side, 20, PAGE.side, 0],
    stack: [
      { ...rule(0.5, INK.rule), marginBottom: 6 },
      {
        columns: [
          sans(warning, { ...look, width: PAGE.text - COLUMNS.page }),
          sans(pages, { ...look, ...FIGURES, width: COLUMNS.page, alignment: "right" }),
        ],
      },
    ],
  };
}

/** 15 November 2026, 2:09 pm */
function dateText(made: Date, timeZone: string): string {
  const day = made.toLocaleDateString("en-AU", { timeZone, dateStyle: "long" });
  return `${day}, ${made.toLocaleTimeString("en-AU", { timeZone, timeStyle: "short" })}`;
}

type ResumeLines = ReportedComparison["resume"]["lines"];

const HEADING = "The resume, line by line";
const MARKS = "Cited lines are marked; on the right, the requirements that they are cited for.";
const MISSING = "Some characters cannot be shown here; they stand in the original.";
const PADDING = 6;
const PDF_RESUME_COLUMNS = { number: 20, references: 52, bullet: 9 };
const WORDS = PAGE.text - PDF_RESUME_COLUMNS.number - PDF_RESUME_COLUMNS.references - 6 * PADDING;
const LINE = { size: 9.6, beforeHeading: 5, longest: 600, references: 5 };
/**
 * Two pages at most, since quotes stand with their requirements anyway: rows of two pages, letters of a
 * row, and how much taller lines of another typeface are.
 */
const ROOM = { rows: 97, letters: 84, tall: 1.4 };
const OTHER_FACE = /[\u0370-\u1dff\u1f00-\u1fff\u2070-\uffff]/;

/** Each line with its number, and the numbers of the requirements that it is cited for. */
function resumeAppendix({ resume, requirements }: ReportedComparison): Content[] {
  const shown = resume.lines.slice(0, linesThatFit(resume.lines));
  if (shown.length === 0) return [];
  const more = resume.lines.length - shown.length;
  const isWhole = !shown.some(({ text }) => drawable(text).includes(NO_PICTURE));
  const body = shown.map((line, index) =>
    numbered(
      line,
      index + 1,
      requirements
        .filter(({ evidence }) => evidence.some((cited) => cited.line === index + 1))
        .map(({ number }) => number),
    ),
  );
  return [
    { ...rule(0.9, INK.text), pageBreak: "before", marginBottom: 7 },
    serif(HEADING, { fontSize: SIZE.heading, bold: true, lineHeight: 1.1 }),
    sans(isWhole ? MARKS : `${MARKS} ${MISSING}`, NOTE),
    {
      table: {
        widths: [PDF_RESUME_COLUMNS.number, WORDS, PDF_RESUME_COLUMNS.references],
        dontBreakRows: true,
        body,
      },
      layout: {
        defaultBorder: false,
        hLineWidth: () => 0,
        vLineWidth: () => 0,
        paddingLeft: () => PADDING,
        paddingRight: () => PADDING,
        paddingTop: () => 1.4,
        paddingBottom: () => 0,
      },
    },
    ...(more > 0 ? [sans(`… and ${more} more ${more === 1 ? "line" : "lines"}.`, NOTE)] : []),
  ];
}

const NOTE = { fontSize: SIZE.small, color: INK.third, marginTop: 3, marginBottom: 9 };

function numbered(
  { text, heading, bullet }: ResumeLines[number],
  number: number,
  citedFor: readonly number[],
): TableCell[] {
  const fill = citedFor.length > 0 ? { fillColor: INK.pen } : {};
  const marginTop = heading ? LINE.beforeHeading : 0;
  const beside = {
    ...FIGURES,
    fontSize: SIZE.foot,
    color: citedFor.length > 0 ? INK.text : INK.third,
    alignment: "right",
    marginTop: standing(["inter", SIZE.foot], ["newsreader", LINE.size]) + marginTop,
  } as const;
  const look = { fontSize: LINE.size, lineHeight: 1.25 };
  const words = shortened(text, LINE.longest);
  const bulleted = {
    columns: [
      serif("•", { ...look, width: PDF_RESUME_COLUMNS.bullet }),
      serif(words, { ...look, width: WORDS - PDF_RESUME_COLUMNS.bullet }),
    ],
  };
  const plain = serif(words, { ...look, bold: heading, marginTop });
  return [
    { ...sans(String(number), beside), ...fill },
    { stack: [bullet ? bulleted : plain], ...fill },
    { ...sans(citedFor.slice(0, LINE.references).join(", "), beside), ...fill },
  ];
}

function linesThatFit(lines: ResumeLines): number {
  let rows = 0;
  const first = lines.findIndex(({ text, heading }) => {
    rows += rowsOf(shortened(text, LINE.longest)) + (heading ? 0.5 : 0);
    return rows > ROOM.rows;
  });
  return first < 0 ? lines.length : first;
}

function rowsOf(text: string): number {
  const rows = Math.max(1, Math.ceil(breadth(text) / ROOM.letters));
  return OTHER_FACE.test(text) ? rows * ROOM.tall : rows;
}

/**
 * A row stays on one page, and pdfmake leaves out one that is taller than that: what stands in it has an
 * end. In small letters; those of quotes are for all of them together.
 */
const LONGEST = { requirement: 400, note: 600, together: 1400, quotes: 4 };
const PDF_REQUIREMENTS_COLUMNS = { number: 17, square: 15, line: 25 };
const INDENT = PDF_REQUIREMENTS_COLUMNS.number + PDF_REQUIREMENTS_COLUMNS.square;
/** The marker starts a little before the words under it. */
const PEN = { before: 6, after: 6 };

function requirementRows(comparison: ReportedComparison): Content[] {
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
            width: PDF_REQUIREMENTS_COLUMNS.number,
            color: INK.third,
          }),
          {
            ...square(one.grade, INK.second),
            width: PDF_REQUIREMENTS_COLUMNS.square,
            marginTop: 2.3,
          },
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
      widths: [
        PDF_REQUIREMENTS_COLUMNS.line,
        PAGE.main - INDENT - PDF_REQUIREMENTS_COLUMNS.line - PEN.after,
      ],
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
