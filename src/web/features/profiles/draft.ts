import type { SavedProfile } from "#contract/candidate-profile.ts";

type Lists = Pick<SavedProfile, "experience" | "education" | "certifications">;
type ListName = keyof Lists;

/** An entry of a list, with a name of its own that stays when the entry moves. */
export interface Row<Item> {
  key: string;
  item: Item;
}

export type Rows<Item> = readonly Row<Item>[];

/** A profile while somebody works on it. */
export type Draft = Omit<SavedProfile, ListName> & {
  [Name in ListName]: Rows<Lists[Name][number]>;
};

let made = 0;
function newKey(): string {
  made += 1;
  return `row-${made}`;
}

export const newRow = <Item>(item: Item): Row<Item> => ({ key: newKey(), item });

/** With the row names of `before`, place by place: what is on the screen keeps its focus. */
export function draftOf(profile: SavedProfile, before?: Draft): Draft {
  const rows = <Item>(items: readonly Item[], known: Rows<unknown> = []) =>
    items.map((item, at) => ({ key: known[at]?.key ?? newKey(), item }));
  return {
    ...profile,
    experience: rows(profile.experience, before?.experience),
    education: rows(profile.education, before?.education),
    certifications: rows(profile.certifications, before?.certifications),
  };
}

export function profileOf(draft: Draft): SavedProfile {
  const items = <Item>(rows: Rows<Item>) => rows.map(({ item }) => item);
  return tidy({
    ...draft,
    experience: items(draft.experience),
    education: items(draft.education),
    certifications: items(draft.certifications),
  });
}

/**
 * As it is kept, and so as two of them are compared: no entry that says nothing, no blanks around
 * words, no last day for somebody who still works there.
 */
export function tidy(profile: SavedProfile): SavedProfile {
  const { name, email, phone, summary, skills } = profile;
  return {
    ...trimmed({ name, email, phone, summary }),
    experience: filled(profile.experience).map((item) =>
      item.present ? { ...item, endDate: "" } : item,
    ),
    education: filled(profile.education),
    skills: [...new Set(skills.map((skill) => skill.trim()))].filter(Boolean),
    certifications: filled(profile.certifications),
  };
}

const filled = <Item extends object>(items: readonly Item[]): Item[] =>
  items.map(trimmed).filter((item) => !isBlank(item));

/** A tick alone says nothing. */
export const isBlank = (item: object): boolean =>
  Object.values(item).every((value) => typeof value !== "string" || value.trim() === "");

function trimmed<Item extends object>(item: Item): Item {
  const entries = Object.entries(item).map(([name, value]) => [
    name,
    typeof value === "string" ? value.trim() : value,
  ]);
  // The same names with the same kinds of values, which `fromEntries` cannot know.
  return Object.fromEntries(entries) as Item;
}

/** Both tidy: their parts then stand in the same order. */
export const isSame = (one: SavedProfile, other: SavedProfile): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** One place up or down; at the end of the list it stays where it is. */
export function moved<Item>(rows: Rows<Item>, key: string, by: -1 | 1): Rows<Item> {
  const from = rows.findIndex((row) => row.key === key);
  const to = from + by;
  const row = rows[from];
  if (!row || to < 0 || to >= rows.length) return rows;
  return rows.toSpliced(from, 1).toSpliced(to, 0, row);
}
