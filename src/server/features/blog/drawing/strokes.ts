/** The light theme's greys and its marker pen; screens turn them by a filter in the dark one. */
export const INK = {
  pale: "#86897f",
  grey: "#62665f",
  dark: "#484c46",
  black: "#1a1c19",
  pen: "#e2edc6",
};

export const SHEET = { width: 400, height: 190 };

const round = (value: number) => Math.round(value * 10) / 10;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const box = ({ x, y, width, height }: Box, paint: string) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" ${paint}/>`;

export const filled = (colour: string) => `fill="${colour}"`;
export const outlined = (colour: string, width: number) =>
  `fill="none" stroke="${colour}" stroke-width="${width}"`;

/** `path` in the letters of SVG. */
export const stroke = (path: string, colour: string, width: number) =>
  `<path d="${path}" ${outlined(colour, width)}/>`;

export const down = (x: number, from: number, length: number) =>
  `M${round(x)} ${round(from)}v${round(-length)}`;
export const along = (x: number, y: number, length: number) =>
  `M${round(x)} ${round(y)}h${round(length)}`;
