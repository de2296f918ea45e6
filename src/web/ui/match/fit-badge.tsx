import { BADGE, FITS } from "./rating.ts";

/** Excellent Fit 91 */
export function FitBadge({ fit, score }: { fit: keyof typeof FITS; score: number }) {
  const { word, ink, wash } = FITS[fit];
  return (
    <span className={`${BADGE} ${ink} ${wash}`}>
      <span>{word}</span> {score}
    </span>
  );
}
