import { addressKey } from "../address-key.ts";

interface Entry {
  readonly title: string;
  readonly url: string;
}
interface Known {
  readonly title: string;
  readonly sourceUrl: string;
}

/**
 * Of the entries that led to no advertisement those that did before: the website has a bad day, and shows its front
 * page in their place. The others never were jobs, but links beside them.
 */
export function lostEntries(vacant: readonly Entry[], known: readonly Known[]): Entry[] {
  const addresses = new Set(known.map(({ sourceUrl }) => addressKey(sourceUrl)));
  const titles = new Set(known.map(({ title }) => wordsOf(title)));
  return vacant.filter(
    ({ url, title }) => addresses.has(addressKey(url)) || titles.has(wordsOf(title)),
  );
}

const wordsOf = (title: string) => title.trim().toLowerCase();
