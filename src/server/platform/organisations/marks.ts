/**
 * What two names are compared by. Two organisations meet when both have the same mark, or when one offers what the
 * other takes: "Corrs" offers itself as a short form, "Corrs Chambers Westgarth" takes it, and "Corrs Bakery" and
 * "Corrs Motors", which both take it, do not meet in it.
 */
export interface Marks {
  readonly is: Set<string>;
  readonly offers: Set<string>;
  readonly takes: Set<string>;
}

export const noMarks = (): Marks => ({ is: new Set(), offers: new Set(), takes: new Set() });

export function addMarks(to: Marks, { is, offers, takes }: Marks): void {
  for (const mark of is) to.is.add(mark);
  for (const mark of offers) to.offers.add(mark);
  for (const mark of takes) to.takes.add(mark);
}

/** An organisation of a kind meets those of its kind, and those whose name does not say. */
export function markName(
  { is, offers, takes }: Marks,
  key: string,
  kind: string | undefined,
): void {
  if (kind === undefined) {
    is.add(`n:${key}`);
    takes.add(`n:${key}/*`);
  } else {
    is.add(`n:${key}/${kind}`);
    offers.add(`n:${key}/*`);
  }
}

/** "known" are those in our lists: two of them are never guessed to be the same. */
export type Origin = "known" | "unknown";
interface ShortForm {
  readonly way: "start" | "initials";
  readonly key: string;
  readonly kind: string | undefined;
}

export function offerShort(marks: Marks, { way, key, kind }: ShortForm, origin: Origin): void {
  const form = `${way}:${origin}:${key}`;
  marks.offers.add(`${form}/*`);
  marks.offers.add(`${form}/${kind ?? ""}`);
}

export function takeShort(
  marks: Marks,
  { way, key, kind }: ShortForm,
  from: readonly Origin[],
): void {
  for (const origin of from) {
    const form = `${way}:${origin}:${key}`;
    if (kind === undefined) marks.takes.add(`${form}/*`);
    else {
      marks.takes.add(`${form}/${kind}`);
      marks.takes.add(`${form}/`);
    }
  }
}

const tagged = (tag: string, marks: Iterable<string>) => [...marks].map((mark) => tag + mark);

/** As lists that a database compares: they overlap where one hides and the other looks. */
export const hidingKeys = ({ is, offers, takes }: Marks): string[] =>
  [...tagged("=", is), ...tagged("<", offers), ...tagged(">", takes)].sort();
export const lookingKeys = ({ is, offers, takes }: Marks): string[] =>
  [...tagged("=", is), ...tagged(">", offers), ...tagged("<", takes)].sort();
