/** 0xRRGGBB. */
export type Colour = number;

export const WHITE: Colour = 0xffffff;

/** Below this a reader sees nothing (print in light grey has 1.5 and more). */
const LEAST_CONTRAST = 1.25;
/** Red on green of the same brightness can be read; yellow on white cannot. */
const OTHER_HUE = { channel: 128, brightest: 0.85 } as const;

const CHANNELS = [16, 8, 0] as const;

function channels(colour: Colour): number[] {
  return CHANNELS.map((shift) => (colour >> shift) & 0xff);
}

/** Relative luminance as in WCAG 2. */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** The largest difference in red, green or blue. */
export function distance(one: Colour, other: Colour): number {
  const others = channels(other);
  return Math.max(...channels(one).map((value, at) => Math.abs(value - (others[at] ?? 0))));
}

/** What is seen of a colour that lets the one behind it through. */
export function mixed(front: Colour, behind: Colour, alpha: number): Colour {
  if (alpha >= 1) return front;
  const back = channels(behind);
  return channels(front)
    .map((value, at) => Math.round(value * alpha + (back[at] ?? 0) * (1 - alpha)))
    .reduce((colour, value) => colour * 256 + value, 0);
}

function cannotBeTold(text: Colour, behind: Colour): boolean {
  if (contrast(text, behind) >= LEAST_CONTRAST) return false;
  const bothBright = Math.min(luminance(text), luminance(behind)) > OTHER_HUE.brightest;
  return bothBright || distance(text, behind) < OTHER_HUE.channel;
}

/** The same few pairs are asked for letter by letter and pixel by pixel. */
const known = new Map<number, boolean>();
const MAX_KNOWN = 50_000;

/** Nobody can tell the two apart. */
export function melts(text: Colour, behind: Colour): boolean {
  const pair = text * (WHITE + 1) + behind;
  const before = known.get(pair);
  if (before !== undefined) return before;
  const answer = cannotBeTold(text, behind);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(pair, answer);
  return answer;
}
