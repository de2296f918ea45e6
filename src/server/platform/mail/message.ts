import * as z from "zod";
import { escapeHtml } from "../escape-html.ts";

/** A link in a mail: nothing but the web, spelled the way a browser would. */
export const WebAddress = z.url({ protocol: /^https?$/, normalize: true });

const text = z.string().max(20_000);

const BlockSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("paragraph"), text }),
  z.object({ kind: z.literal("heading"), text }),
  z.object({ kind: z.literal("button"), label: text, url: WebAddress }),
  z.object({ kind: z.literal("list"), items: z.array(text).min(1).max(200) }),
  z.object({
    kind: z.literal("links"),
    items: z
      .array(z.object({ label: text, url: WebAddress, note: text.optional() }))
      .min(1)
      .max(50),
  }),
  z.object({ kind: z.literal("quote"), text }),
  z.object({ kind: z.literal("code"), text }),
  z.object({ kind: z.literal("rule") }),
  z.object({ kind: z.literal("small"), text }),
]);

/** One part of a mail. All text is plain: what looks like HTML in it is shown as it is. */
type Block = z.infer<typeof BlockSchema>;

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

interface RenderedMail {
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

type Links = Extract<Block, { kind: "links" }>;

interface Page {
  title: string;
  preview: string;
  blocks: readonly Block[];
  footer: string;
}

/**
 * Styles are inline, because mail programs drop style sheets. Text has no colour of its own, so it
 * follows the light or dark of the program; what has a colour reads on both.
 */
const STYLES = {
  page: "max-width:560px;margin:0 auto;padding:24px 16px;font:16px/1.55 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;overflow-wrap:break-word",
  hidden: "display:none;max-height:0;overflow:hidden;opacity:0",
  paragraph: "margin:0 0 16px",
  heading: "margin:24px 0 12px;font-size:20px;line-height:1.3",
  button:
    "display:inline-block;padding:12px 22px;border-radius:8px;background:#1f5fae;color:#ffffff;font-weight:600;text-decoration:none",
  item: "margin:0 0 8px",
  list: "margin:0 0 16px;padding-left:22px",
  quote: "margin:0 0 16px;padding-left:14px;border-left:3px solid #8a94a3",
  code: "margin:0 0 16px;padding:12px;border:1px solid #8a94a3;border-radius:8px;font:14px/1.5 ui-monospace,Menlo,Consolas,monospace;white-space:pre-wrap",
  rule: "margin:24px 0;border:0;border-top:1px solid #8a94a3",
  small: "margin:0 0 12px;font-size:13px;opacity:0.75",
} as const;

function htmlBody({ title, preview, blocks, footer }: Page): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title></head>
<body style="margin:0">${preview && tag("div", "hidden", escapeHtml(preview))}
<div style="${STYLES.page}">
${blocks.map(blockHtml).join("\n")}
<hr style="${STYLES.rule}">
${tag("p", "small", lines(footer))}
</div></body></html>
`;
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case "paragraph":
      return tag("p", "paragraph", lines(block.text));
    case "heading":
      return tag("h2", "heading", lines(block.text));
    case "button":
      return buttonHtml(block.label, block.url);
    case "list":
      return tag("ul", "list", block.items.map((item) => `<li>${lines(item)}</li>`).join(""));
    case "links":
      return tag("ul", "list", block.items.map(linkHtml).join(""));
    case "quote":
      return tag("blockquote", "quote", lines(block.text));
    case "code":
      return tag("pre", "code", escapeHtml(block.text));
    case "rule":
      return `<hr style="${STYLES.rule}">`;
    case "small":
      return tag("p", "small", lines(block.text));
  }
}

/** The address is also written out: some programs show no link, and some people trust none. */
function buttonHtml(label: string, url: string): string {
  const address = escapeHtml(url);
  return `${tag("p", "paragraph", `<a href="${address}" style="${STYLES.button}">${escapeHtml(label)}</a>`)}
${tag("p", "small", `Or open this address:<br><a href="${address}">${address}</a>`)}`;
}

function linkHtml({ label, url, note }: Links["items"][number]): string {
  const link = `<a href="${escapeHtml(url)}">${lines(label)}</a>`;
  return `<li style="${STYLES.item}">${link}${note ? `<br>${lines(note)}` : ""}</li>`;
}

function tag(name: string, style: keyof typeof STYLES, content: string): string {
  return `<${name} style="${STYLES[style]}">${content}</${name}>`;
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll("\n", "<br>");
}
