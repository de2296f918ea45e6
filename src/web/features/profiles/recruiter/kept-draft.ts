import * as z from "zod/mini";

const Fields = z.object({
  name: z.string(),
  email: z.string(),
  contact_number: z.string(),
  company_name: z.string(),
  company_website: z.string(),
  position: z.string(),
  abn: z._default(z.string(), ""),
});
/** What was being changed, and what it was changed from; as it was typed, right or wrong. */
const Kept = z.object({ base: Fields, profile: Fields });
type Kept = z.output<typeof Kept>;

const PREFIX = "candour-recruiter-draft:";

/**
 * Changes that were not saved yet, for as long as this tab is open: going elsewhere and coming back
 * loses nothing. Those of anybody else who was signed in here are not left lying about.
 */
export function keptRecruiterDraft(person: string): Kept | undefined {
  const own = PREFIX + person;
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX) && key !== own) sessionStorage.removeItem(key);
    return z.safeParse(Kept, JSON.parse(sessionStorage.getItem(own) ?? "null")).data;
  } catch {
    return undefined;
  }
}

export function keepRecruiterDraft(person: string, kept: Kept | undefined): void {
  try {
    if (kept) sessionStorage.setItem(PREFIX + person, JSON.stringify(kept));
    else sessionStorage.removeItem(PREFIX + person);
  } catch {
    // No room or not allowed: the page still asks before it is left.
  }
}
