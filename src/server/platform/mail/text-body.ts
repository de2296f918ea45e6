import type { Block } from "./block.ts";

const WIDTH = 72;

/** The text part: wrapped for reading, with each link on a line of its own. */
export function textBody(blocks: readonly Block[], footer: string): string {
  const parts = [...blocks.map(blockText), `-- \n${footer}`];
  return `${parts.join("\n\n")}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case "paragraph":
    case "small":
      return wrap(block.text);
    case "heading": {
      const lines = wrap(block.text);
      const longest = Math.max(...lines.split("\n").map((line) => line.length));
      return `${lines}\n${"=".repeat(longest)}`;
    }
    case "button":
      return `${wrap(`${block.label}:`)}\n${block.url}`;
    case "list":
      return block.items.map((item) => wrap(item, "- ", "  ")).join("\n");
    case "links":
      return block.items
        .map(({ label, url, note = "" }) => [wrap(label, "- ", "  "), wrap(note, "  "), `  ${url}`])
        .map((lines) => lines.filter(Boolean).join("\n"))
        .join("\n");
    case "quote":
      return wrap(block.text, "> ", "> ");
    case "code":
      return block.text.replace(/^/gm, "    ");
    case "rule":
      return "-".repeat(WIDTH);
  }
}

/** Breaks at spaces only: a long address stays in one piece. */
function wrap(text: string, first = "", next = first): string {
  const lines = text.split("\n").flatMap((line) => wrapLine(line, WIDTH - next.length));
  return lines.map((line, index) => `${index === 0 ? first : next}${line}`.trimEnd()).join("\n");
}

function wrapLine(line: string, width: number): string[] {
  const lines: string[] = [];
  let current = "";
  for (const word of line.split(/\s+/).filter(Boolean)) {
    if (current && current.length + 1 + word.length > width) {
      lines.push(current);
      current = word;
    } else {
      current = current ? `${current} ${word}` : word;
    }
  }
  return [...lines, current];
}
