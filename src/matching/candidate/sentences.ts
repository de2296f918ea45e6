/** A stretch of a line: what can be quoted. */
export interface Stretch {
  readonly line: number;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const END = /(?<=[a-z0-9)’'%\]]{2}[.!?;])\s+(?=[A-Z0-9("“])/g;

/** The sentences of a line, with where they stand in it. */
export function sentencesOf(text: string, line: number): Stretch[] {
  const out: Stretch[] = [];
  const add = (from: number, to: number) => {
    const cut = text.slice(from, to).trim();
    const start = text.indexOf(cut, from);
    if (cut.length > 2) out.push({ line, from: start, to: start + cut.length, text: cut });
  };
  let from = 0;
  for (const match of text.matchAll(END)) {
    add(from, match.index);
    from = match.index + match[0].length;
  }
  add(from, text.length);
  return out;
}
