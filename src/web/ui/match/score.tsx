/** The larger the figure, the lighter its strokes. */
const SIZES = {
  card: "text-28 font-[460]",
  panel: "text-48 font-[430]",
  report: "text-[64px] font-[380]",
} as const;

/** A percent as a figure of the text face. */
export function Score({ percent, size = "card" }: { percent: number; size?: keyof typeof SIZES }) {
  return (
    <span
      className={`font-serif lining-nums tabular-nums leading-[0.86] tracking-[-0.02em] ${SIZES[size]}`}
    >
      {percent}
      <span className="ml-[0.06em] text-[0.56em] tracking-normal">%</span>
    </span>
  );
}
