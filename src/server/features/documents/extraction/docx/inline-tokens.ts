import type { DraftLine } from "../word/finish-lines.ts";
import type { RunLook } from "../word/looks.ts";
import type { Setting } from "../word/visibility.ts";
import type { Words } from "../word/words-line.ts";
import { runLook } from "./looks/run-look.ts";
import { textBoxLines } from "./text-boxes.ts";
import type { Walk } from "./walk.ts";
import { child, type Element, elementsIn, valueIn } from "./xml-tree.ts";

export type Token =
  | ({ readonly kind: "text" } & Words)
  | { readonly kind: "break" }
  | { readonly kind: "box"; readonly lines: readonly DraftLine[] };

interface Now {
  readonly look: RunLook;
  readonly link: string;
  readonly setting: Setting;
}

type Handler = (walk: Walk, element: Element, now: Now) => Token[];

const SYMBOL_FONT = /wingdings|symbol|webdings/i;

function text(words: string): Handler {
  return (walk, _, { look, link }) => {
    const isCode = walk.fields.some((field) => !field.showing);
    return isCode ? [] : [{ kind: "text", text: words, look, link: link || fieldLink(walk) }];
  };
}

function words(element: Element): string {
  return element.children.filter((part) => typeof part === "string").join("");
}

/** `HYPERLINK "https://…"`, written as a field. */
function fieldLink(walk: Walk): string {
  const instruction = walk.fields.at(-1)?.instruction ?? "";
  return /^\s*HYPERLINK\s+"([^"]*)"/i.exec(instruction)?.[1] ?? "";
}

function run(walk: Walk, element: Element, now: Now): Token[] {
  const properties = child(element, "w:rPr");
  const style = walk.styles.ofRun(valueIn(child(properties, "w:rStyle")));
  const look = { ...now.look, ...style, ...runLook(properties) };
  return inside(walk, element, { ...now, look });
}

function fieldMark(walk: Walk, element: Element): Token[] {
  const type = element.attributes["w:fldCharType"];
  const last = walk.fields.at(-1);
  if (type === "begin") walk.fields.push({ instruction: "", showing: false });
  if (type === "separate" && last) last.showing = true;
  if (type === "end") walk.fields.pop();
  return [];
}

function instruction(walk: Walk, element: Element): Token[] {
  const field = walk.fields.at(-1);
  if (field && !field.showing) field.instruction += words(element);
  return [];
}

function symbol(walk: Walk, element: Element, now: Now): Token[] {
  const code = Number.parseInt(element.attributes["w:char"] ?? "", 16);
  const isMark = SYMBOL_FONT.test(element.attributes["w:font"] ?? "");
  const sign =
    isMark || !Number.isFinite(code) ? "•" : String.fromCodePoint(Math.min(code, 0xffff));
  return text(sign)(walk, element, now);
}

/** The same content for newer and for older programs: only one of them is shown. */
function oneBranch(walk: Walk, element: Element, now: Now): Token[] {
  const branch = child(element, "mc:Choice") ?? child(element, "mc:Fallback");
  return branch ? inside(walk, branch, now) : [];
}

function box(walk: Walk, element: Element, { setting }: Now): Token[] {
  const lines = textBoxLines(walk, element, setting);
  return lines.length > 0 ? [{ kind: "box", lines }] : [];
}

function note(walk: Walk, element: Element): Token[] {
  walk.notes.push(element.attributes["w:id"] ?? "");
  return [];
}

function link(walk: Walk, element: Element, now: Now): Token[] {
  const address = walk.relations.get(element.attributes["r:id"] ?? "");
  return inside(walk, element, { ...now, link: address ?? now.link });
}

const nothing: Handler = () => [];

const HANDLERS: Readonly<Record<string, Handler>> = {
  "w:r": run,
  "w:t": (walk, element, now) => text(words(element))(walk, element, now),
  "w:tab": text("\t"),
  "w:ptab": text("\t"),
  "w:br": () => [{ kind: "break" }],
  "w:cr": () => [{ kind: "break" }],
  "w:noBreakHyphen": text("-"),
  "w:sym": symbol,
  "w:fldChar": fieldMark,
  "w:instrText": instruction,
  "w:hyperlink": link,
  "w:drawing": box,
  "w:pict": box,
  "mc:AlternateContent": oneBranch,
  "w:footnoteReference": note,
  // What was struck out, and what is about the text and not in it.
  "w:del": nothing,
  "w:moveFrom": nothing,
  "w:delText": nothing,
  "w:pPr": nothing,
  "w:rPr": nothing,
  "w:sdtPr": nothing,
  "w:rt": nothing,
  "w:softHyphen": nothing,
};

function inside(walk: Walk, parent: Element, now: Now): Token[] {
  return elementsIn(parent).flatMap((element) => {
    const handle = HANDLERS[element.name] ?? inside;
    return handle(walk, element, now);
  });
}

/** What stands in a paragraph, in order. */
export function inlineTokens(
  walk: Walk,
  paragraph: Element,
  look: RunLook,
  setting: Setting,
): Token[] {
  return inside(walk, paragraph, { look, link: "", setting });
}
