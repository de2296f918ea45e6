import type { ParagraphLook, Place } from "../word/looks.ts";
import { shadeOf } from "./run-look.ts";
import { child, type Element, valueIn } from "./xml-tree.ts";

/** Twentieths of a point. */
const TWIPS = 20;
/** In points: about the width of a letter. */
const LETTER = 10;
/** In points: frames that do not say their size are as large as their text. */
export const UNSAID = { width: 400, height: 100 } as const;
/** Word's way of saying "ordinary text" in an outline. */
const BODY_LEVEL = 9;

export function pointsOf(twips: string | undefined): number | undefined {
  const value = Number.parseFloat(twips ?? "");
  return Number.isFinite(value) ? value / TWIPS : undefined;
}

function outline(properties: Element): number | undefined {
  const level = Number.parseInt(valueIn(child(properties, "w:outlineLvl")) ?? "", 10);
  return level >= 0 && level < BODY_LEVEL ? level + 1 : undefined;
}

/** Letters in hundredths: Word also counts indents by them. */
function indentOf(indents: Element["attributes"], ...names: string[]): number | undefined {
  for (const name of names) {
    const letters = Number.parseFloat(indents[`w:${name}Chars`] ?? "");
    if (letters !== 0 && Number.isFinite(letters)) return (letters / 100) * LETTER;
  }
  return names.map((name) => pointsOf(indents[`w:${name}`])).find((one) => one !== undefined);
}

function firstLineOf(indents: Element["attributes"]): number | undefined {
  const hanging = indentOf(indents, "hanging");
  return hanging === undefined ? indentOf(indents, "firstLine") : -hanging;
}

function frameOf(properties: Element): Place | undefined {
  const frame = child(properties, "w:framePr")?.attributes;
  if (!frame) return undefined;
  return {
    x: pointsOf(frame["w:x"]),
    y: pointsOf(frame["w:y"]),
    width: pointsOf(frame["w:w"]) ?? UNSAID.width,
    height: pointsOf(frame["w:h"]) ?? UNSAID.height,
    fromPage: { x: frame["w:hAnchor"] === "page", y: frame["w:vAnchor"] === "page" },
  };
}

/** What one `w:pPr` says; the rest is left to styles. */
export function paragraphLook(properties: Element | undefined): Partial<ParagraphLook> {
  if (!properties) return {};
  const heading = outline(properties);
  const numbering = child(properties, "w:numPr");
  const list = valueIn(child(numbering, "w:numId"));
  const level = Number.parseInt(valueIn(child(numbering, "w:ilvl")) ?? "", 10);
  const spacing = child(properties, "w:spacing")?.attributes ?? {};
  const before = pointsOf(spacing["w:before"]);
  const after = pointsOf(spacing["w:after"]);
  const exact = spacing["w:lineRule"] === "exact" ? pointsOf(spacing["w:line"]) : undefined;
  const shade = shadeOf(child(properties, "w:shd"));
  const indents = child(properties, "w:ind")?.attributes ?? {};
  const indent = indentOf(indents, "left", "start");
  const firstLine = firstLineOf(indents);
  const frame = frameOf(properties);
  return {
    ...(heading !== undefined && { heading }),
    ...(list !== undefined && { list }),
    ...(Number.isFinite(level) && { level }),
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
    ...(shade !== undefined && { shade }),
    ...(exact !== undefined && { exactLine: exact }),
    ...(indent !== undefined && { indent }),
    ...(firstLine !== undefined && { firstLine }),
    ...(frame && { frame }),
  };
}
