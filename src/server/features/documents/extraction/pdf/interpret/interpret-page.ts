import type { Matrix } from "../geometry.ts";
import type { PageContent } from "../page-content.ts";
import { listOf } from "./arguments.ts";
import type { Font } from "./graphics-state.ts";
import { paintOperators } from "./paint-operators.ts";
import { STATE_OPERATORS } from "./state-operators.ts";
import { TEXT_OPERATORS } from "./text-operators.ts";
import { type Operator, startWalk } from "./walk.ts";

/** A page as pdf.js hands it over. */
export interface RawPage {
  readonly width: number;
  readonly height: number;
  /** From the page's own units to points from the top left corner as it is shown. */
  readonly matrix: Matrix;
  readonly codes: Readonly<Record<string, number>>;
  readonly operators: readonly number[];
  readonly args: readonly unknown[];
  readonly fontOf: (name: string) => Font;
  readonly layerIsOn: (layer: unknown) => boolean;
}

/** Goes through what a page paints, in its own order: where each glyph stands and what lies around it. */
export function interpretPage(page: RawPage): PageContent {
  const named = { ...STATE_OPERATORS, ...TEXT_OPERATORS, ...paintOperators(page.codes) };
  const table = new Map<number, Operator>();
  for (const [name, operator] of Object.entries(named)) {
    const code = page.codes[name];
    if (code !== undefined) table.set(code, operator);
  }
  const walk = startWalk({
    base: page.matrix,
    page: { left: 0, top: 0, right: page.width, bottom: page.height },
    fontOf: page.fontOf,
    layerIsOn: page.layerIsOn,
  });
  page.operators.forEach((code, at) => {
    table.get(code)?.(walk, listOf(page.args[at]));
  });
  const { glyphs, paints, crowded } = walk;
  return { width: page.width, height: page.height, glyphs, paints, crowded };
}
