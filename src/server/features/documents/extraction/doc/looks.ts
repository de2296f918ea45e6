import { DEFAULT_PARAGRAPH, DEFAULT_RUN, type ParagraphLook, type RunLook } from "../word/looks.ts";
import { type Property, propertiesIn } from "./properties.ts";

/** The colours of Word 97, by number; 0 is automatic. */
const COLOURS = [
  undefined,
  0x000000,
  0x0000ff,
  0x00ffff,
  0x00ff00,
  0xff00ff,
  0xff0000,
  0xffff00,
  0xffffff,
  0x000080,
  0x008080,
  0x008000,
  0x800080,
  0x800000,
  0x808000,
  0x808080,
  0xc0c0c0,
] as const;
/** A switch that is set "as in the style", or the other way round. */
const SWITCH = { asStyle: 0x80, otherwise: 0x81 } as const;
const TWIPS = 20;
const BODY_LEVEL = 9;
const AUTOMATIC = 0xff;

export interface CharacterLook extends RunLook {
  readonly deleted: boolean;
  /** Stands for something else: a picture, a note's mark, a sign of a symbol font. */
  readonly special: boolean;
}

export const USUAL_LOOK: CharacterLook = { ...DEFAULT_RUN, deleted: false, special: false };

export interface LineLook extends ParagraphLook {
  readonly inTable: boolean;
  readonly endsRow: boolean;
  readonly shadesTable: boolean;
}

export const USUAL_PARAGRAPH: LineLook = {
  ...DEFAULT_PARAGRAPH,
  inTable: false,
  endsRow: false,
  shadesTable: false,
};

function switched(operand: Buffer, style: boolean): boolean {
  const value = operand[0] ?? 0;
  if (value === SWITCH.asStyle) return style;
  if (value === SWITCH.otherwise) return !style;
  return value !== 0;
}

function word(operand: Buffer): number {
  return operand.length >= 2 ? operand.readUInt16LE(0) : 0;
}

/** Red, green, blue, and a byte that says "automatic". */
function fullColour(operand: Buffer, at = 0): number | undefined {
  if (operand.length < at + 4 || operand[at + 3] === AUTOMATIC) return undefined;
  return operand.readUIntBE(at, 3);
}

type Change<Look> = (operand: Buffer, style: Look) => Partial<Look>;

const CHARACTER: Readonly<Record<number, Change<CharacterLook>>> = {
  2048: (operand) => ({ deleted: switched(operand, false) }),
  2101: (operand, style) => ({ bold: switched(operand, style.bold) }),
  2108: (operand, style) => ({ vanishes: switched(operand, style.vanishes) }),
  2133: (operand) => ({ special: switched(operand, false) }),
  19011: (operand) => ({ size: word(operand) / 2 }),
  18514: (operand) => ({ across: word(operand) }),
  10818: (operand) => ({ colour: COLOURS[operand[0] ?? 0] ?? "auto" }),
  26736: (operand) => ({ colour: fullColour(operand) ?? "auto" }),
  10764: (operand) => ({ shade: COLOURS[operand[0] ?? 0] }),
  51825: (operand) => ({ shade: fullColour(operand, 4) }),
};

const tableShade: Change<LineLook> = () => ({ shadesTable: true });

const PARAGRAPH: Readonly<Record<number, Change<LineLook>>> = {
  17931: (operand) => ({ list: String(word(operand)) }),
  9738: (operand) => ({ level: operand[0] ?? 0 }),
  9792: (operand) => {
    const level = operand[0] ?? BODY_LEVEL;
    return { heading: level < BODY_LEVEL ? level + 1 : undefined };
  },
  9238: (operand) => ({ inTable: operand[0] === 1 }),
  9239: (operand) => ({ endsRow: operand[0] === 1 }),
  42003: (operand) => ({ before: word(operand) / TWIPS }),
  42004: (operand) => ({ after: word(operand) / TWIPS }),
  50765: (operand) => ({ shade: fullColour(operand, 4) }),
  54793: tableShade,
  54802: tableShade,
  54806: tableShade,
  54896: tableShade,
  54897: tableShade,
  54898: tableShade,
};

function applied<Look>(
  changes: Readonly<Record<number, Change<Look>>>,
  properties: readonly Property[],
  style: Look,
): Look {
  const changed = properties.map(({ code, operand }) => changes[code]?.(operand, style) ?? {});
  return Object.assign({}, style, ...changed);
}

export function characterLook(list: Buffer, style: CharacterLook): CharacterLook {
  return applied(CHARACTER, propertiesIn(list), style);
}

export function lineLook(list: Buffer, style: LineLook): LineLook {
  return applied(PARAGRAPH, propertiesIn(list), style);
}
