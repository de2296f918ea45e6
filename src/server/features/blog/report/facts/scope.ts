import type { Ad } from "./ad.ts";
import type { Market } from "./market.ts";

/** The ads that a report is about, and what they are called. */
export interface Scope extends Market {
  /** "legal" before "ads"; "" for all of them. */
  readonly kind: string;
  /** What an administrator reads about which ads were counted. */
  readonly industry: string;
  /** How many ads of all kinds these weeks had. */
  readonly all: number;
}

/** Below this a report would be about single ads. */
export const LEAST_ADS = 20;

/** Industries as people name them, and how their ads are told from others. */
const INDUSTRIES: readonly {
  readonly kind: string;
  readonly industry: string;
  readonly named: RegExp;
  readonly has: (ad: Ad) => boolean;
}[] = [
  {
    kind: "legal",
    industry: "Legal Services",
    named: /\b(?:legal|law|lawyers?)\b/i,
    has: ({ isLegal }) => isLegal,
  },
  {
    kind: "technology",
    industry: "Technology",
    named: /tech|software|\bit\b|\bdata\b|cyber/i,
    has: by(
      /software|developer|\bit\b|data|cyber|devops|cloud|web |mobile|machine learning|network|systems/,
    ),
  },
  {
    kind: "health",
    industry: "Health",
    named: /health|medic|nurs|\bcare\b/i,
    has: by(
      /nurs|health|medic|clinic|midwi|physio|dental|pharmac|psycholog|aged care|disability|paramedic|therap/,
    ),
  },
  {
    kind: "finance",
    industry: "Finance",
    named: /financ|account|bank/i,
    has: by(/financ|account|audit|payroll|\btax|credit|procurement/),
  },
  {
    kind: "education",
    industry: "Education",
    named: /educat|teach|school|universit/i,
    has: by(/teach|educat|school|lectur|universit/),
  },
  {
    kind: "building",
    industry: "Building and construction",
    named: /construct|building|trades?\b/i,
    has: by(/carpent|electric|plumb|construct|building|civil|site /),
  },
];

function by(pattern: RegExp) {
  return ({ isLegal, about }: Ad) => !isLegal && pattern.test(about);
}

const ALL_ADS = "All ads";

export const allOf = (market: Market): Scope => ({
  ...market,
  kind: "",
  industry: ALL_ADS,
  all: market.now.length,
});

/** Of an industry, if these weeks have enough of its ads; otherwise of all. */
export function scopeOf(market: Market, industry: string): Scope {
  const all = allOf(market);
  const known = INDUSTRIES.find(({ named }) => named.test(industry));
  if (!known) return all;
  const now = market.now.filter(known.has);
  if (now.length < LEAST_ADS) return all;
  const before = market.before.filter(known.has);
  return { ...all, kind: known.kind, industry: known.industry, now, before };
}
