import { addressKey, isSameHost, withoutQuery } from "./address-key.ts";

interface Entry {
  readonly title: string;
  readonly url: string;
}

/**
 * Which job a page is about. Its canonical link says so, whatever way led to it, unless the website says the same
 * of several jobs: its list, its front page, or a page that shows any job by its query.
 */
export function createJobKeys() {
  const lists = new Set<string>();
  /** What the list calls the jobs whose addresses differ in their query alone. */
  const titles = new Map<string, Set<string>>();
  /** Some websites show every job at the front page's address, by its query. */
  const entries = new Set<string>();
  const claimed = new Map<string, string>();

  const isNoJob = (key: string) => lists.has(key) || (!key.includes("/") && !entries.has(key));
  const isShared = (key: string) => (titles.get(key)?.size ?? 0) > 1;

  return {
    addList: (url: string) => void lists.add(addressKey(url)),
    addEntry({ url, title }: Entry): void {
      const key = addressKey(url);
      const page = withoutQuery(key);
      if (key !== page) entries.add(key);
      titles.set(page, (titles.get(page) ?? new Set()).add(title.trim().toLowerCase()));
    },
    isList: (url: string) => lists.has(addressKey(url)),
    /** The list once more, or the front page: where links to jobs that are gone lead. */
    isNoJob: (url: string) => isNoJob(addressKey(url)),
    keyOf({ url, title }: Entry, canonical: string): string {
      const own = addressKey(url);
      const said = addressKey(canonical);
      if (said === "" || said === own || !isSameHost(url, canonical)) return own;
      if (isNoJob(said) || isShared(said)) return own;
      const first = claimed.get(said) ?? title;
      claimed.set(said, first);
      return first === title ? said : own;
    },
  };
}
export type JobKeys = ReturnType<typeof createJobKeys>;
