import * as z from "zod";
import { type Block, BlockSchema } from "./block.ts";
import { htmlBody } from "./html-body.ts";

const WIDTH = 72;

/** The text part: wrapped for reading, with each link on a line of its own. */
function textBody(blocks: readonly Block[], footer: string): string {
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

export const MailContentSchema = z.object({
  subject: z.string().max(1000),
  /** What a list of mails shows after the subject. */
  preview: z.string().max(1000).optional(),
  blocks: z.array(BlockSchema).min(1).max(200),
});

/** A mail as its writer sees it: one source for the text and the HTML part. */
export type MailContent = z.infer<typeof MailContentSchema>;

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

const LONGEST_SUBJECT = 200;
const LONGEST_NOTE = 300;

export function renderMail(content: MailContent, { footer }: { footer: string }): RenderedMail {
  const { subject, preview, blocks } = MailContentSchema.parse(content);
  const title = oneLine(subject, LONGEST_SUBJECT);
  return {
    subject: title,
    text: textBody(blocks.map(withoutControls), withoutControl(footer)),
    html: htmlBody({
      title,
      preview: oneLine(preview ?? "", LONGEST_SUBJECT),
      blocks: blocks.map(withoutControls),
      footer: withoutControl(footer),
    }),
  };
}

/**
 * For headers: no line break, so no second header, and no character that turns the direction of
 * what follows and makes one name look like another.
 */
export function oneLine(value: string, longest: number): string {
  const line = value.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\s]+/gu, " ").trim();
  return [...line].slice(0, longest).join("");
}

function withoutControls(block: Block): Block {
  if (block.kind === "rule") return block;
  if (block.kind === "list") return { ...block, items: block.items.map(withoutControl) };
  if (block.kind === "links") return { ...block, items: block.items.map(withoutControlsInLink) };
  if (block.kind === "button") return { ...block, label: oneLine(block.label, LONGEST_SUBJECT) };
  return { ...block, text: withoutControl(block.text) };
}

function withoutControlsInLink({
  label,
  url,
  note,
}: Extract<Block, { kind: "links" }>["items"][0]) {
  const said = note === undefined ? {} : { note: oneLine(note, LONGEST_NOTE) };
  return { label: oneLine(label, LONGEST_SUBJECT), url, ...said };
}

/** Line breaks and tabs stay; bells, nulls and escapes have no business in a mail. */
function withoutControl(value: string): string {
  return value.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "");
}
