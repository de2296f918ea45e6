/** The Seek console's configuration: options, templates, and every rule it is held against, on both sides. */

export const SEEK_JOB_TYPES = [
  "full-time",
  "part-time",
  "contract",
  "casual",
  "internship",
] as const;
export const SEEK_EXPERIENCE = ["junior", "mid", "senior", "executive"] as const;
export const SEEK_SORTS = ["relevance", "date", "salary"] as const;
export const SEEK_DATES = [
  "last 24 hours",
  "last 7 days",
  "last 14 days",
  "last 30 days",
  "last 60 days",
] as const;
export const SEEK_PAGES = { least: 1, most: 10, usual: 3 } as const;
/** Jobs on one page of the board (spec 2 §9). */
const JOBS_A_PAGE = 25;

export interface SeekConfig {
  readonly keywords: readonly string[];
  readonly location: string;
  readonly max_pages: number;
  readonly job_type: string;
  readonly salary_min: number | null;
  readonly salary_max: number | null;
  readonly date_posted: string;
  readonly experience: string;
  readonly company: string;
  readonly sort_by: string;
  readonly exclude_words: readonly string[];
}

export interface SeekLocation {
  readonly name: string;
  readonly slug: string;
}

/** Spec 2 §3: before the server's default is there. */
export const SEEK_DEFAULTS: SeekConfig = {
  keywords: [],
  location: "",
  max_pages: SEEK_PAGES.usual,
  job_type: "",
  salary_min: null,
  salary_max: null,
  date_posted: "last 30 days",
  experience: "",
  company: "",
  sort_by: "relevance",
  exclude_words: [],
};

const LEGAL = {
  ...SEEK_DEFAULTS,
  keywords: ["lawyer", "solicitor", "barrister", "legal counsel"],
  job_type: "full-time",
  exclude_words: ["intern", "volunteer", "unpaid"],
} as const satisfies SeekConfig;

/** Spec 2 §9. */
export const SEEK_TEMPLATES: readonly { readonly name: string; readonly config: SeekConfig }[] = [
  { name: "legal-sydney", config: { ...LEGAL, location: "Sydney NSW" } },
  { name: "legal-melbourne", config: { ...LEGAL, location: "Melbourne VIC" } },
  {
    name: "tech-jobs",
    config: {
      ...SEEK_DEFAULTS,
      keywords: ["software engineer", "developer", "programmer", "tech lead"],
      location: "Sydney NSW",
      max_pages: 2,
      job_type: "full-time",
      date_posted: "last 14 days",
      sort_by: "date",
      exclude_words: ["intern", "graduate"],
    },
  },
  {
    name: "senior-legal",
    config: {
      ...SEEK_DEFAULTS,
      keywords: ["senior lawyer", "principal solicitor", "legal director", "head of legal"],
      location: "Australia",
      max_pages: 5,
      job_type: "full-time",
      experience: "senior",
      salary_min: 150_000,
      date_posted: "last 60 days",
      sort_by: "salary",
      exclude_words: ["junior", "graduate", "entry level"],
    },
  },
];

const LONGEST = { words: 50, word: 100, company: 200 };

export const SEEK_RULES = {
  keywordsRequired: "At least one keyword is required",
  locationRequired: "Location is required",
  locationUnknown: "Location must be selected from the available options",
  maxPages: "Max pages must be between 1 and 10",
  salaryMinNegative: "Minimum salary cannot be negative",
  salaryMaxNegative: "Maximum salary cannot be negative",
  salaryOrder: "Minimum salary cannot be greater than maximum salary",
  jobType: `Job type must be one of: ${SEEK_JOB_TYPES.join(", ")}`,
  experience: `Experience level must be one of: ${SEEK_EXPERIENCE.join(", ")}`,
  sortBy: `Sort by must be one of: ${SEEK_SORTS.join(", ")}`,
  datePosted: `Date posted must be one of: ${SEEK_DATES.join(", ")}`,
  tooManyWords: `At most ${LONGEST.words} keywords and ${LONGEST.words} exclude words can be used`,
  wordTooLong: `Keywords and exclude words can be at most ${LONGEST.word} characters`,
  companyTooLong: `Company can be at most ${LONGEST.company} characters`,
  salaryUnreadable: "Salaries must be numbers",
} as const;

/** Every failure, in the order of the form (spec 2 §5). `locations` is empty while the list is not loaded. */
export function seekFailures(config: SeekConfig, locations: readonly SeekLocation[]): string[] {
  const { location, max_pages, salary_min, salary_max } = config;
  const words = [...config.keywords, ...config.exclude_words];
  const isKnown = locations.some(
    ({ name }) => name.toLowerCase() === location.trim().toLowerCase(),
  );
  const oneOf = (value: string, options: readonly string[]) =>
    value === "" || options.includes(value);
  const pagesOk =
    Number.isInteger(max_pages) && max_pages >= SEEK_PAGES.least && max_pages <= SEEK_PAGES.most;
  const rules: readonly (readonly [isBroken: boolean, sentence: string])[] = [
    [config.keywords.every((word) => word.trim() === ""), SEEK_RULES.keywordsRequired],
    [location.trim() === "", SEEK_RULES.locationRequired],
    [location.trim() !== "" && locations.length > 0 && !isKnown, SEEK_RULES.locationUnknown],
    [!pagesOk, SEEK_RULES.maxPages],
    [[salary_min, salary_max].some((sum) => Number.isNaN(sum)), SEEK_RULES.salaryUnreadable],
    [(salary_min ?? 0) < 0, SEEK_RULES.salaryMinNegative],
    [(salary_max ?? 0) < 0, SEEK_RULES.salaryMaxNegative],
    [salary_min !== null && salary_max !== null && salary_min > salary_max, SEEK_RULES.salaryOrder],
    [!oneOf(config.job_type, SEEK_JOB_TYPES), SEEK_RULES.jobType],
    [!oneOf(config.experience, SEEK_EXPERIENCE), SEEK_RULES.experience],
    [!oneOf(config.sort_by, SEEK_SORTS), SEEK_RULES.sortBy],
    [!oneOf(config.date_posted, SEEK_DATES), SEEK_RULES.datePosted],
    [
      Math.max(config.keywords.length, config.exclude_words.length) > LONGEST.words,
      SEEK_RULES.tooManyWords,
    ],
    [words.some((word) => word.length > LONGEST.word), SEEK_RULES.wordTooLong],
    [config.company.length > LONGEST.company, SEEK_RULES.companyTooLong],
  ];
  return rules.flatMap(([isBroken, sentence]) => (isBroken ? sentence : []));
}

/** Spec 2 §9. */
export function seekEstimate({ keywords, max_pages }: Pick<SeekConfig, "keywords" | "max_pages">) {
  const pages = keywords.length * max_pages;
  return { jobs: pages * JOBS_A_PAGE, minutes: Math.ceil(pages / 2) };
}

/** Spec 2 §5: trimmed, nothing when empty or already there. */
export function withWord(words: readonly string[], typed: string): readonly string[] {
  const word = typed.trim();
  const isThere = words.some((other) => other.toLowerCase() === word.toLowerCase());
  return word === "" || isThere ? words : [...words, word];
}
