import type { Chart, Row, Unit } from "../findings/finding.ts";
import { ads, capitalised, count, dollars, perCent } from "./format.ts";

/** As the cleaner of articles would write it, so that cleaning changes nothing. */
const escaped = (text: string) =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

type Attributes = Readonly<Record<string, string | number>>;

/** An element around HTML that is there already. */
function element(name: string, attributes: Attributes, ...inside: readonly string[]): string {
  const said = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escaped(String(value)).replace(/"/g, "&quot;")}"`,
  );
  return `<${name}${said.join("")}>${inside.join("")}</${name}>`;
}

/** The same around plain text. */
export const written = (name: string, text: string, attributes: Attributes = {}) =>
  element(name, attributes, escaped(text));

/**
 * A chart as inline SVG. Places across are in per cent and places down in pixels, so that its letters keep their
 * size on every screen. Bars start at zero, and the longest is as long as there is room.
 */
export function chartHtml(chart: Chart): string {
  const drawn = chart.kind === "bars" ? barsOf(chart) : columnsOf(chart);
  const note = noteOf(chart);
  const svg = element(
    "svg",
    { width: "100%", height: drawn.height, role: "img", "aria-label": spokenChart(chart) },
    ...drawn.parts,
  );
  return element(
    "figure",
    { class: "chart" },
    written("figcaption", chart.title, { class: "chart-title" }),
    svg,
    note && written("p", note, { class: "chart-note" }),
  );
}

interface Drawn {
  readonly height: number;
  readonly parts: readonly string[];
}

const BAR = { row: 42, label: 14, top: 21, height: 9, beforeTop: 32, beforeHeight: 3 };

function barsOf(chart: Chart): Drawn {
  const { rows } = chart;
  const longest = Math.max(1, ...rows.flatMap(({ value, before = 0 }) => [value, before]));
  const width = (value: number) => `${rounded((100 * value) / longest)}%`;
  const parts = rows.flatMap((row, at) => {
    const y = at * BAR.row;
    const { name, value, before } = row;
    return [
      written("text", capitalised(name), { class: "chart-label", x: 0, y: y + BAR.label }),
      written("text", shownValue(chart, row), {
        class: "chart-value",
        x: "100%",
        y: y + BAR.label,
        "text-anchor": "end",
      }),
      rect(classOf(row), { x: 0, y: y + BAR.top, width: width(value), height: BAR.height }),
      ...(before === undefined
        ? []
        : [
            rect("chart-before", {
              x: 0,
              y: y + BAR.beforeTop,
              width: width(before),
              height: BAR.beforeHeight,
            }),
          ]),
    ];
  });
  return { height: rows.length * BAR.row, parts };
}

const COLUMN = { height: 164, base: 136, tallest: 112, gap: 6, label: 154, part: 0.8 };

function columnsOf(chart: Chart): Drawn {
  const { rows } = chart;
  const tallest = Math.max(1, ...rows.map(({ value }) => value));
  const each = 100 / rows.length;
  const parts = rows.flatMap((row, at) => {
    const height = rounded((COLUMN.tallest * row.value) / tallest);
    const middle = { x: `${rounded((at + 0.5) * each)}%`, "text-anchor": "middle" };
    const y = rounded(COLUMN.base - height);
    const x = `${rounded((at + (1 - COLUMN.part) / 2) * each)}%`;
    return [
      rect(classOf(row), { x, y, width: `${rounded(COLUMN.part * each)}%`, height }),
      written("text", shownValue(chart, row), {
        class: "chart-value",
        ...middle,
        y: rounded(y - COLUMN.gap),
      }),
      // Every second one: on a phone there is no room for more.
      ...(at % 2 === 0
        ? [written("text", row.name, { class: "chart-label", ...middle, y: COLUMN.label })]
        : []),
    ];
  });
  const axis = { class: "chart-axis", x1: 0, y1: COLUMN.base, x2: "100%", y2: COLUMN.base };
  return { height: COLUMN.height, parts: [...parts, element("line", axis)] };
}

const classOf = ({ isPoint }: Row) => (isPoint ? "chart-point" : "chart-bar");
const rect = (name: string, place: Readonly<Record<string, string | number>>) =>
  element("rect", { class: name, ...place });
const rounded = (value: number) => Math.round(10 * value) / 10;

/** What stands at the end of a bar, and what is read aloud for it. */

const SHOWN: Record<Unit, (row: Row) => string> = {
  ads: ({ value }) => count(value),
  share: ({ n, value }) => `${ads(n)}, ${count(value)}%`,
  rate: ({ n, value }) => `${count(value)}% of ${ads(n)}`,
  dollars: ({ n, value }) => `${dollars(value)}, ${ads(n)}`,
};

const BEFORE: Record<Unit, (before: number, n: number) => string> = {
  ads: (before) => `${count(before)} before`,
  share: (before, n) => `before ${ads(n)}, ${perCent(before)}`,
  rate: (before, n) => `before ${perCent(before)} of ${ads(n)}`,
  dollars: (before, n) => `before ${dollars(before)}, ${ads(n)}`,
};

const SPOKEN: Record<Unit, (row: Row) => string> = {
  ...SHOWN,
  ads: ({ value }) => ads(value),
  share: ({ n, value }) => `${ads(n)}, ${perCent(value)}`,
  rate: ({ n, value }) => `${perCent(value)} of ${ads(n)}`,
};

const shownValue = ({ unit }: Chart, row: Row) => SHOWN[unit](row);

const spokenChart = ({ unit, rows }: Chart) =>
  rows
    .map((row) => {
      const { before, nBefore = 0 } = row;
      const then = before === undefined ? "" : `; ${BEFORE[unit](before, nBefore)}`;
      return `${capitalised(row.name)}: ${SPOKEN[unit](row)}${then}.`;
    })
    .join(" ");

/** "" where nothing needs to be said. */
const noteOf = ({ rows }: Chart) =>
  [
    rows.some(({ before }) => before !== undefined)
      ? "The thin bars are the four weeks before, where these had enough ads."
      : "",
    bandsNote(rows),
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");

function bandsNote(rows: readonly Row[]): string {
  const bands = rows.flatMap(({ name, n, band }) =>
    band ? `${name} ${dollars(band.low)} to ${dollars(band.high)} (${ads(n)})` : [],
  );
  return bands.length > 0
    ? `The middle half of the amounts, where at least twenty ads give one: ${bands.join("; ")}.`
    : "";
}
