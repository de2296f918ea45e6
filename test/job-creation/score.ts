import type { JobDraft } from "#contract/job-creation.ts";
import type { Turn } from "#server/features/job-creation/talk/turn.ts";
import type { Conversation } from "./conversations.ts";

export interface Score {
  /** Facts that the conversation states, and how many of them the draft has. */
  readonly stated: number;
  readonly found: number;
  /** Words that must not be there, items too many, and facts that nobody stated. */
  readonly wrong: number;
  /** It ends as it should: published, or not. */
  readonly ends: boolean;
  readonly faults: readonly string[];
}

const LISTS = ["responsibilities", "must", "nice", "benefits"] as const;
const TEXTS = ["title", "level", "reports_to", "start_date"] as const;

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}\p{N}+#&']+/gu, " ")
    .trim();
const has = (text: string, words: string) => ` ${plain(text)} `.includes(` ${plain(words)} `);

/** How a draft at the end of a talk compares with what was said in it. */
export function scoreOf(conversation: Conversation, { draft, complete, unstated }: Turn): Score {
  const faults: string[] = [];
  let stated = 0;
  let found = 0;
  const expect = (what: string, holds: boolean, got: unknown) => {
    stated += 1;
    if (holds) found += 1;
    else faults.push(`missing ${what}, got ${JSON.stringify(got)}`);
  };
  const { facts } = conversation;
  for (const fact of TEXTS) {
    const wanted = facts[fact];
    if (wanted !== undefined)
      expect(`${fact} "${wanted}"`, plain(draft[fact]) === plain(wanted), draft[fact]);
  }
  if (facts.location !== undefined)
    expect(
      `location "${facts.location}"`,
      plain(draft.location) === plain(facts.location),
      draft.location,
    );
  if (facts.arrangement !== undefined)
    expect(
      `arrangement ${facts.arrangement}`,
      draft.arrangement.startsWith(facts.arrangement),
      draft.arrangement,
    );
  if (facts.employment_type !== undefined)
    expect(
      `type ${facts.employment_type}`,
      sameSet(draft.employment_type, facts.employment_type),
      draft.employment_type,
    );
  if (facts.salary !== undefined)
    expect(
      `salary ${JSON.stringify(facts.salary)}`,
      sameSalary(draft.salary, facts.salary),
      draft.salary,
    );
  for (const part of ["name", "email", "phone"] as const) {
    const wanted = facts.contact?.[part];
    if (wanted)
      expect(
        `contact ${part} ${wanted}`,
        plain(draft.contact[part]) === plain(wanted),
        draft.contact[part],
      );
  }
  for (const list of LISTS)
    for (const wanted of facts[list] ?? [])
      expect(
        `${list} "${wanted}"`,
        draft[list].some((item) => has(item, wanted)),
        draft[list],
      );
  for (const fact of conversation.unstated)
    expect(`unstated ${fact}`, unstated.includes(fact), unstated);
  const wrong = wrongIn(conversation, draft);
  const ends = complete === conversation.complete;
  if (!ends) faults.push(`complete is ${complete}`);
  return { stated, found, wrong: wrong.length, ends, faults: [...faults, ...wrong] };
}

/** What stands in the draft and should not. */
function wrongIn({ absent, counts, facts }: Conversation, draft: JobDraft): string[] {
  const { about: _about, company: _company, ...said } = draft;
  const text = JSON.stringify(said);
  const words = absent.filter(
    (one) => has(text, one) || (/^\d+$/.test(one) && text.includes(`:${one},`)),
  );
  const many = LISTS.filter((list) => draft[list].length > (counts[list] ?? 0));
  const unsaid = (
    ["location", "arrangement", "employment_type", "reports_to", "start_date"] as const
  ).filter((fact) => facts[fact] === undefined && draft[fact] !== "");
  return [
    ...words.map((one) => `present "${one}"`),
    ...many.map((list) => `too many ${list}: ${JSON.stringify(draft[list])}`),
    ...unsaid.map((fact) => `unsaid ${fact}: ${draft[fact]}`),
    ...(facts.salary === undefined && draft.salary !== null
      ? [`unsaid salary ${JSON.stringify(draft.salary)}`]
      : []),
  ];
}

const sameSet = (one: string, other: string) =>
  one.split(", ").sort().join() === other.split(", ").sort().join();
const sameSalary = (one: JobDraft["salary"], other: JobDraft["salary"]) =>
  one !== null &&
  other !== null &&
  (["min", "max", "per", "super"] as const).every((key) => one[key] === other[key]);

export interface Sum {
  readonly talks: number;
  readonly stated: number;
  readonly found: number;
  readonly wrong: number;
  readonly ends: number;
}

export function sumOf(scores: readonly Score[]): Sum {
  const add = (pick: (score: Score) => number) =>
    scores.reduce((sum, score) => sum + pick(score), 0);
  return {
    talks: scores.length,
    stated: add((score) => score.stated),
    found: add((score) => score.found),
    wrong: add((score) => score.wrong),
    ends: add((score) => Number(score.ends)),
  };
}

/** One row for each kind, and one for all. */
export function tableOf(
  scored: readonly { readonly kind: string; readonly score: Score }[],
): string {
  const kinds = [...new Set(scored.map(({ kind }) => kind))].sort();
  const row = (name: string, own: readonly Score[]) => {
    const { talks, stated, found, wrong, ends } = sumOf(own);
    const share = stated === 0 ? "" : `${((100 * found) / stated).toFixed(1)} %`;
    return `${name.padEnd(14)}${String(talks).padStart(5)}${`${found}/${stated}`.padStart(12)}${share.padStart(9)}${String(wrong).padStart(7)}${`${ends}/${talks}`.padStart(9)}`;
  };
  return [
    `${"kind".padEnd(14)}${"talks".padStart(5)}${"facts".padStart(12)}${"".padStart(9)}${"wrong".padStart(7)}${"ends".padStart(9)}`,
    ...kinds.map((kind) =>
      row(
        kind,
        scored.filter((one) => one.kind === kind).map(({ score }) => score),
      ),
    ),
    row(
      "all",
      scored.map(({ score }) => score),
    ),
  ].join("\n");
}
