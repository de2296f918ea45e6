import type { CanvasElement, Content, ContentCanvas } from "pdfmake/interfaces.js";
import { FIT_LABELS, type FitLabel, fitLabel } from "#contract/match-levels.ts";
import type { Grade } from "#contract/match-rules.ts";
import { groupRequirements } from "#contract/requirement-counts.ts";
import { INK, PAGE, SIZE, sans, serif, serifInline } from "./pdf-type.ts";
import {
  type ReportedComparison,
  shortened,
  TOO_LITTLE,
  tallies,
  titleParts,
} from "./report-words.ts";

const FIT_INKS: Record<FitLabel, string> = {
  "Excellent Fit": "#17653b",
  "Good Fit": "#47660f",
  "Moderate Fit": "#705300",
  "Poor Fit": "#93440c",
  "Not a Fit": "#a0241d",
};

const LONGEST = { title: 140, label: 40, summary: 1500 };
/** So that the strip of squares ends on its page whatever an advertisement asks. */
const MOST_SQUARES = 120;
const TITLE = { fontSize: SIZE.title, bold: true, lineHeight: 1.12, characterSpacing: -0.35 };

/** The brackets are those of a pinpoint citation. */
export function wordmark(name: string, fontSize: number) {
  const [first = "", ...rest] = name;
  const bracket = { color: INK.accent, fontSize };
  const letters = { bold: true, fontSize };
  return {
    text: [
      ...serifInline("[", bracket),
      ...serifInline(first, letters),
      ...serifInline("]", bracket),
      ...serifInline(rest.join(""), letters),
    ],
  };
}

/** What it is about, how well it fits, and why in a few sentences. */
export function reportHead(comparison: ReportedComparison): Content[] {
  const { calculated_score, report } = comparison;
  const [who, what] = titleParts(comparison);
  const summary = serif(shortened(report.summary, LONGEST.summary), {
    fontSize: SIZE.lead,
    color: INK.second,
  });
  const doubt = sans(TOO_LITTLE, { bold: true, marginBottom: 6 });
  return [
    serif(`${shortened(who, LONGEST.title)},`, TITLE),
    serif(shortened(what, LONGEST.title), { ...TITLE, marginBottom: 18 }),
    {
      columns: [
        { width: PAGE.beside.width, stack: scoreColumn(comparison) },
        { width: PAGE.main, stack: report.confidence === "low" ? [doubt, summary] : [summary] },
      ],
      columnGap: PAGE.beside.gap,
    },
    ...ruler(calculated_score),
  ];
}

function scoreColumn(comparison: ReportedComparison): Content[] {
  const { calculated_score, calculated_assessment, requirements, report } = comparison;
  const color = FIT_INKS[fitLabel(calculated_score)];
  const { required, preferred, duties } = groupRequirements(requirements);
  const grades = (some: typeof requirements) =>
    some.slice(0, MOST_SQUARES).map(({ grade }) => grade);
  const counted = [required, preferred, report.duties ? duties : []].map(grades);
  return [
    {
      text: [
        ...serifInline(String(Math.round(calculated_score)), {
          fontSize: SIZE.score,
          characterSpacing: -1,
        }),
        ...serifInline("%", { fontSize: SIZE.score * 0.56 }),
      ],
      lineHeight: 0.86,
    },
    sans(shortened(calculated_assessment, LONGEST.label), {
      bold: true,
      fontSize: 10.5,
      color,
      marginBottom: 4,
    }),
    ...(requirements.length > 0 ? [strip(counted, color, PAGE.beside.width)] : []),
    ...tallies(comparison).map((text, index) =>
      sans(text, { fontSize: SIZE.small, color: INK.second, marginTop: index === 0 ? 5 : 0 }),
    ),
  ];
}

const RULER = { y: 7, tick: 3.5, mark: 7, line: 0.7, band: 2.4 };

/** The percent on a hairline scale, with the five bands as ticks. */
function ruler(score: number): Content[] {
  const x = (at: number) => (PAGE.text * at) / 100;
  const bands = FIT_LABELS.toReversed().map(({ least, name }, index, all) => ({
    least,
    name,
    end: all[index + 1]?.least ?? 100,
  }));
  const mine = fitLabel(score);
  const tick = (at: number, half: number, lineWidth: number, lineColor: string): CanvasElement => ({
    type: "line",
    x1: x(at),
    x2: x(at),
    y1: RULER.y - half,
    y2: RULER.y + half,
    lineWidth,
    lineColor,
  });
  const along = (
    from: number,
    to: number,
    lineWidth: number,
    lineColor: string,
  ): CanvasElement => ({
    type: "line",
    x1: x(from),
    x2: x(to),
    y1: RULER.y,
    y2: RULER.y,
    lineWidth,
    lineColor,
  });
  const canvas = [
    along(0, 100, RULER.line, INK.strongRule),
    ...[0, ...FIT_LABELS.map(({ least }) => least), 100].map((at) =>
      tick(at, RULER.tick, RULER.line, INK.strongRule),
    ),
    ...bands
      .filter(({ name }) => name === mine)
      .map(({ least, end, name }) => along(least, end, RULER.band, FIT_INKS[name])),
    tick(score, RULER.mark, RULER.band, INK.text),
  ];
  const words = bands.map(({ least, name, end }) =>
    sans(least > 0 ? `${name.replace(" Fit", "")}, from ${least}` : "Not a fit", {
      width: x(end) - x(least),
      fontSize: SIZE.foot,
      bold: name === mine,
      color: name === mine ? INK.text : INK.third,
    }),
  );
  return [
    { canvas, margin: [0, 18, 0, 2] },
    { columns: words, margin: [0, 0, 0, 20] },
  ];
}

const SQUARE = { side: 6.4, line: 0.85, gap: 2.2, apart: 7, dot: 1.8 };
const STEP = SQUARE.side + SQUARE.gap;

/** Filled, half, hollow; a dot inside where nothing could be judged. The words beside it say the same. */
function drawn(grade: Grade, color: string, x: number, y: number): CanvasElement[] {
  const inset = SQUARE.line / 2;
  const far = SQUARE.side - inset;
  const frame: CanvasElement = {
    type: "rect",
    x: x + inset,
    y: y + inset,
    w: SQUARE.side - SQUARE.line,
    h: SQUARE.side - SQUARE.line,
    lineWidth: SQUARE.line,
    lineColor: color,
    ...(grade === "met" ? { color } : {}),
  };
  const corners = [
    { x: x + inset, y: y + inset },
    { x: x + far, y: y + inset },
    { x: x + inset, y: y + far },
  ];
  const half: CanvasElement = { type: "polyline", closePath: true, points: corners, color };
  const middle = (SQUARE.side - SQUARE.dot) / 2;
  const dot: CanvasElement = {
    type: "rect",
    x: x + middle,
    y: y + middle,
    w: SQUARE.dot,
    h: SQUARE.dot,
    color,
  };
  if (grade === "partial") return [frame, half];
  return grade === "unclear" ? [frame, dot] : [frame];
}

export const square = (grade: Grade, color: string): ContentCanvas => ({
  canvas: drawn(grade, color, 0, 0),
});

/** One square for each requirement, so that the count is drawn and not only claimed. */
function strip(groups: readonly (readonly Grade[])[], color: string, width: number): ContentCanvas {
  const canvas: CanvasElement[] = [];
  let x = 0;
  let y = 0;
  for (const [index, grades] of groups.filter(({ length }) => length > 0).entries()) {
    if (index > 0) x += SQUARE.apart - SQUARE.gap;
    for (const grade of grades) {
      if (x + SQUARE.side > width) {
        x = 0;
        y += STEP;
      }
      canvas.push(...drawn(grade, color, x, y));
      x += STEP;
    }
  }
  return { canvas };
}
