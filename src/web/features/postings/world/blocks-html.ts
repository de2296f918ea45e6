import type { TextBlock } from "#web/ui/prose/text-blocks.ts";

/** The advertisement as plain HTML: paragraphs and lists, and nothing of it is markup. */
export const blocksHtml = (blocks: readonly TextBlock[]): string => blocks.map(blockHtml).join("");

function blockHtml(block: TextBlock): string {
  if (block.kind === "heading") return `<p><strong>${escaped(block.text)}</strong></p>`;
  if (block.kind === "paragraph") return `<p>${escaped(block.text)}</p>`;
  return `<ul>${block.items.map((item) => `<li>${escaped(item)}</li>`).join("")}</ul>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
