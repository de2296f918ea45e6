import { escapeHtml } from "../escape-html.ts";
import type { Block } from "./block.ts";

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

export function htmlBody({ title, preview, blocks, footer }: Page): string {
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
