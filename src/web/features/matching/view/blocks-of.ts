import type { Job } from "#contract/postings.ts";

export type Block =
  | { kind: "heading" | "text"; text: string }
  | { kind: "list"; items: readonly string[] };

/** The lines of an advertisement as it was meant: bullets that follow each other are one list. */
export function blocksOf(lines: Job["lines"]): Block[] {
  const blocks: Block[] = [];
  for (const { text, bullet, heading } of lines) {
    if (text.trim() === "") continue;
    const last = blocks.at(-1);
    if (!bullet) blocks.push({ kind: heading ? "heading" : "text", text });
    else if (last?.kind === "list") blocks[blocks.length - 1] = withItem(last.items, text);
    else blocks.push(withItem([], text));
  }
  return blocks;
}

const withItem = (items: readonly string[], text: string): Block => ({
  kind: "list",
  items: [...items, text],
});
