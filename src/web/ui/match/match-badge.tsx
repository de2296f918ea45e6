import { BADGE, LEVELS } from "./rating.ts";

interface MatchBadgeProps {
  level: keyof typeof LEVELS;
  percent: number;
  /** In rows that say "match" in their heading: "Excellent 91%". */
  short?: boolean;
}

/** Excellent Match 91% */
export function MatchBadge({ level, percent, short = false }: MatchBadgeProps) {
  const { word, ink, wash } = LEVELS[level];
  return (
    <span className={`${BADGE} ${ink} ${wash}`}>
      <span>{short ? word : `${word} Match`}</span> {percent}%
    </span>
  );
}
