import type { ParagraphLook } from "../../word/looks.ts";
import { child, type Element, valueIn } from "../package/xml-tree.ts";
import { shadeOf } from "./run-look.ts";

/** Twentieths of a point. */
const TWIPS = 20;
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
  const indent = pointsOf(indents["w:left"] ?? indents["w:start"]);
  return {
    ...(heading !== undefined && { heading }),
    ...(list !== undefined && { list }),
    ...(Number.isFinite(level) && { level }),
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
    ...(shade !== undefined && { shade }),
    ...(exact !== undefined && { exactLine: exact }),
    ...(indent !== undefined && { indent }),
  };
}
