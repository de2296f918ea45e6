/** A heading has a level; a line has none. */
interface Written {
  readonly text: string;
  readonly level?: number;
}

export interface LineWriter {
  readonly isFull: boolean;
  add(text: string): void;
  /** The next value of a row. */
  tab(): void;
  /** The line ends; nothing happens at the start of one. */
  line(): void;
  /** The line ends, and what follows is apart from it. */
  gap(): void;
  /** The next line is an item of a list. */
  item(): void;
  /** One without words is none. */
  endItem(): void;
  heading(level: number, text: string): void;
  text(): string;
}

const ITEM = "- ";
/** Fewer "#" are not taken for signs by who reads the lines (src/reading/text/plain-lines.ts). */
const ENOUGH_HEADINGS = 2;
const RULE = "---";

/** Puts a page's words into lines: what follows what, what is an item, what is a heading. */
export function createLineWriter(longest: number): LineWriter {
  const written: Written[] = [];
  let current = "";
  let mark = "";
  // In the middle of a line, and not behind a space: asked of a growing text, this would take ever longer.
  let isOpen = false;
  let size = 0;

  const push = (one: Written) => {
    size += one.text.length + 1;
    written.push(one);
  };
  const line = () => {
    const text = current.trimEnd();
    current = "";
    isOpen = false;
    if (text === "") return;
    push({ text: mark + text });
    mark = "";
  };
  const gap = () => {
    line();
    if (written.length > 0 && written.at(-1)?.text !== "") push({ text: "" });
  };
  return {
    get isFull() {
      return size + current.length > longest;
    },
    add(text) {
      const words = text.replace(/\p{Cf}/gu, "").replace(/[\s\p{Cc}]+/gu, " ");
      const more = isOpen ? words : words.replace(/^ /, "");
      if (more === "") return;
      current += more;
      isOpen = !more.endsWith(" ");
    },
    tab() {
      if (current !== "") current += "\t";
      isOpen = false;
    },
    line,
    gap,
    item() {
      line();
      mark = ITEM;
    },
    endItem() {
      line();
      mark = "";
    },
    heading(level, text) {
      mark = "";
      gap();
      if (text === "") return;
      push({ text, level });
      push({ text: "" });
    },
    text() {
      line();
      const headings = written.filter(({ level }) => level !== undefined).length;
      const lines = written.map((one) => inSigns(one, headings >= ENOUGH_HEADINGS));
      return cut(lines.join("\n"), longest).trim();
    },
  };
}

/** One heading alone is underlined: its signs would be read as text. */
function inSigns({ text, level }: Written, hasSigns: boolean): string {
  if (level === undefined) return text;
  return hasSigns ? `${"#".repeat(level)} ${text}` : `${text}\n${RULE}`;
}

const cut = (text: string, longest: number) =>
  text.length <= longest
    ? text
    : text.slice(0, Math.max(text.lastIndexOf("\n", longest), longest / 2));
