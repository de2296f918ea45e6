interface Scale {
  /** The value at the upper edge of the drawing. */
  top: number;
  /** The lines across it, without zero. */
  ticks: number[];
}

const MOST_TICKS = 4;
/** What people count in: ones, twos, fives and tens. */
const STEPS = [1, 2, 5, 10];

/** Bars start at zero, and the highest touches the top. Counts get no lines between whole numbers. */
export function barScale(values: readonly number[]): Scale {
  const top = Math.max(0, ...values);
  if (top === 0) return { top: 1, ticks: [] };
  const step = stepFor(top, values.every(Number.isInteger));
  const count = Math.floor(top / step + 1e-9);
  return { top, ticks: Array.from({ length: count }, (_, tick) => rounded((tick + 1) * step)) };
}

function stepFor(top: number, whole: boolean): number {
  const least = top / (MOST_TICKS + 1);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * (STEPS.find((size) => size * power > least) ?? 10);
  return whole ? Math.max(1, step) : step;
}

/** 3 × 0.1 is not 0.3 in the machine. */
const rounded = (tick: number) => Number(tick.toPrecision(12));

/** So few bars are things with names, and no name can be guessed from its neighbours. */
const FEW = 6;
/** The least space between two labels. */
const SPACE = 5;

/** About what a label takes at 12 px: capitals and digits are wide, spaces are narrow. */
function widthOf(label: string): number {
  const wide = label.match(/[A-Z\d]/g)?.length ?? 0;
  const narrow = label.match(/\s/g)?.length ?? 0;
  return 6.2 * label.length + 1.8 * wide - 2.8 * narrow;
}

interface LabelPlaces {
  /** Every how many bars. */
  step: number;
  /** The bars that have a label, from 0. */
  places: number[];
}

/**
 * Which bars can have a label when the drawing is `width` pixels wide. `rhythm` keeps to what readers
 * expect: 7 for days labelled by week.
 */
export function labelPlaces(labels: readonly string[], width: number, rhythm = 1): LabelPlaces {
  if (labels.length <= FEW) return { step: 1, places: [...labels.keys()] };
  const longest = Math.max(0, ...labels.map(widthOf));
  const needed = (longest + SPACE) / (width / labels.length);
  const step = rhythm * Math.max(1, Math.ceil(needed / rhythm));
  const places = [...labels.keys()].filter(
    (bar) => bar === 0 || (bar % step === 0 && bar + needed <= labels.length),
  );
  return { step, places };
}
