import { inkOf, type Rated } from "./rating.ts";

interface Cut {
  at: number;
  word: string;
}

interface RulerProps extends Rated {
  value: number;
  /** Where each band starts, lowest first; the first one starts the scale. */
  cuts: readonly [Cut, ...Cut[]];
  to?: number;
}

/** A hairline scale: the bands as ticks, the band in hand in its colour, the value as a mark. */
export function Ruler({ value, cuts, to = 100, level, fit }: RulerProps) {
  const from = cuts[0].at;
  const x = (at: number) => `${(100 * (Math.min(Math.max(at, from), to) - from)) / (to - from)}%`;
  const band = cuts.findLast(({ at }) => at <= value) ?? cuts[0];
  const next = cuts.find(({ at }) => at > band.at)?.at ?? to;
  return (
    <div role="img" aria-label={labelOf(value, cuts)} className="@container">
      <svg aria-hidden="true" className="block h-3.5 w-full overflow-visible">
        <g className="stroke-rule-2">
          <line x1="0" x2="100%" y1="7" y2="7" />
          {[...cuts.map(({ at }) => at), to].map((at) => (
            <line key={at} x1={x(at)} x2={x(at)} y1="3" y2="11" />
          ))}
        </g>
        <g className={`stroke-current ${inkOf({ level, fit })}`}>
          <line x1={x(band.at)} x2={x(next)} y1="7" y2="7" strokeWidth="3" />
        </g>
        <line x1={x(value)} x2={x(value)} y1="0" y2="14" strokeWidth="3" className="stroke-ink" />
      </svg>
      <div className="relative mt-1 h-4 text-12 text-ink-3 tabular-nums leading-4">
        {cuts.map((cut) => (
          <span
            key={cut.at}
            style={{ left: x(cut.at) }}
            className={`absolute whitespace-nowrap ${cut === band ? "text-ink" : ""}`}
          >
            <Word {...cut} />
          </span>
        ))}
      </div>
    </div>
  );
}

/** The words of narrow bands would run into each other on a narrow ruler; their numbers do not. */
function Word({ at, word }: Cut) {
  return (
    <>
      <span className="hidden @min-[26rem]:inline">{word}</span>
      <span className="@min-[26rem]:hidden">{at}</span>
    </>
  );
}

function labelOf(value: number, [first, ...others]: readonly [Cut, ...Cut[]]): string {
  const starts = others.map(({ at, word }) => `${word} from ${at}`).join(", ");
  return `${value} on a scale from ${first.at}: ${first.word}, ${starts}`;
}
