// Tables in plain text.

/** head: names of the columns, the first for the rows; rows: texts or numbers already as shown. */
export function printTable(title, head, rows) {
  const all = [head, ...rows].map((cells) => cells.map(String));
  const widths = head.map((_, at) =>
    Math.max(...all.map((cells) => [...(cells[at] ?? "")].length)),
  );
  const line = (cells) =>
    cells
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at])))
      .join("  ")
      .trimEnd();
  const [names, ...body] = all;
  const ruler = "-".repeat(widths.reduce((sum, width) => sum + width + 2, -2));
  console.log([`\n${title}`, line(names), ruler, ...body.map(line)].join("\n"));
}

export const percent = (part, whole) =>
  whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)}%`;
