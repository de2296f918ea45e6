import { createProfileService } from "#server/features/profiles/service.ts";
import { addCandidate, addJob } from "./market.ts";
import { type Person, signedIn } from "./people.ts";
import type { TestApp } from "./test-app.ts";
import { RESUME_TEXT, uploaded } from "./uploads.ts";

/**
 * A small world of recruiters and candidates, changed at random, and beside it what ought to be seen, written
 * down from the rule as people say it: nothing here knows how the server compares names or asks its tables.
 */

/** Companies by a key; however they are spelt, they are the same. */
const COMPANIES = {
  harrow: [
    "Harrow & Lyle",
    "HARROW AND LYLE PTY LTD",
    "The Harrow-Lyle Group",
    "Harrow Lyle Lawyers",
  ],
  quay: ["Quay Hollis", "quay hollis limited", "Quay & Hollis Australia", "Quay Hollis Legal"],
  ferris: ["Ferris Okoye", "Ferris, Okoye", "Ferris Okoye Partners"],
  tolland: ["Tolland", "TOLLAND Inc.", "Tolland Law Group"],
} as const;
/** Their websites, and one where anybody can have a page. */
const SITES = {
  harrow: "https://www.harrow-lyle.com.au/about",
  quay: "https://quayhollis.example",
  ferris: "https://people.ferrisokoyelaw.co.nz",
  tolland: "http://tolland.com",
} as const;
const SHARED_SITE = "https://tolland.wordpress.com";
type Company = keyof typeof COMPANIES;
const KEYS = Object.keys(COMPANIES) as Company[];

export interface Recruiter extends Person {
  company: Company | undefined;
  /** Whose website they name as theirs: it need not go with the name. */
  website: Company | undefined;
  readonly postings: { id: string; company: Company }[];
  /** What they brought in, and what of it they have deleted since. */
  readonly uploads: string[];
  readonly deleted: string[];
}

export interface Sought extends Person {
  findable: boolean;
  isRecruiter: boolean;
  hidden: Company[];
  hidesFromEmployer: boolean;
  employer: Company | undefined;
  resumeId: string | undefined;
  /** All that ever were theirs. */
  readonly documents: string[];
}

/** A number from 0 to 1, the same row of them for the same seed (mulberry32). */
function rolling(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type SeenWorld = Awaited<ReturnType<typeof createSeenWorld>>;

export async function createSeenWorld(
  app: TestApp,
  seed: number,
  size: Record<"recruiters" | "candidates", number>,
) {
  const next = rolling(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;
  const chance = (share: number) => next() < share;
  const spelt = (company: Company) => pick<string>(COMPANIES[company]);
  const { database } = app.platform;
  const profiles = createProfileService({ database, clock: () => new Date() });
  let counter = 0;

  const resumeAt = (company: Company | undefined) => {
    counter += 1;
    const text = company ? RESUME_TEXT.replace("Fairholm Lawyers", spelt(company)) : RESUME_TEXT;
    return `${text}\nReference ${counter}\n`;
  };

  async function recruiter(): Promise<Recruiter> {
    const person = await signedIn(app, { recruiter: true });
    const one: Recruiter = {
      ...person,
      company: undefined,
      website: undefined,
      postings: [],
      uploads: [],
      deleted: [],
    };
    if (chance(0.7)) await works(one, pick(KEYS));
    return one;
  }

  async function works(one: Recruiter, company: Company | undefined): Promise<void> {
    one.company = company;
    one.website = chance(0.3) ? pick(KEYS) : undefined;
    const company_website = one.website ? SITES[one.website] : pick(["", SHARED_SITE]);
    const company_name = company ? spelt(company) : "";
    const profile = { name: "R", email: "", company_name, company_website };
    await one.browser.post("/api/recruiter/profile", profile);
  }

  async function post(one: Recruiter): Promise<void> {
    const company = pick(KEYS);
    const { id } = await addJob(app, { ownerId: one.id, company: spelt(company) });
    one.postings.push({ id, company });
  }

  async function candidate(): Promise<Sought> {
    const employer = chance(0.5) ? pick(KEYS) : undefined;
    const findable = chance(0.8);
    const made = await addCandidate(app, { text: resumeAt(employer), findable });
    const common = { isRecruiter: false, hidden: [], hidesFromEmployer: true };
    return { ...made, ...common, findable, employer, documents: [made.resumeId] };
  }

  const recruiters: Recruiter[] = [];
  for (let at = 0; at < size.recruiters; at += 1) recruiters.push(await recruiter());
  for (const one of recruiters.slice(1)) await post(one);
  const candidates: Sought[] = [];
  for (let at = 0; at < size.candidates; at += 1) candidates.push(await candidate());

  const saveVisibility = ({ id, findable, hidden, hidesFromEmployer }: Sought) =>
    profiles.setVisibility(database, id, {
      findable,
      hiddenCompanies: hidden.map(spelt),
      hideFromEmployer: hidesFromEmployer,
    });

  /** Each tells what it did. */
  const deeds: (() => Promise<string>)[] = [
    async () => {
      const one = pick(candidates);
      one.findable = !one.findable;
      await saveVisibility(one);
      return `${one.id} findable: ${one.findable}`;
    },
    async () => {
      const one = pick(candidates);
      one.hidden = KEYS.filter(() => chance(0.3));
      await saveVisibility(one);
      return `${one.id} hides from ${one.hidden.join()}`;
    },
    async () => {
      const one = pick(candidates);
      one.hidesFromEmployer = !one.hidesFromEmployer;
      await saveVisibility(one);
      return `${one.id} hides from the employer: ${one.hidesFromEmployer}`;
    },
    async () => {
      const one = pick(candidates);
      one.isRecruiter = !one.isRecruiter;
      const change = "update accounts set is_recruiter = $2 where id = $1";
      await database.query(change, [one.id, one.isRecruiter]);
      return `${one.id} is a recruiter: ${one.isRecruiter}`;
    },
    async () => {
      const one = pick(candidates);
      one.employer = chance(0.7) ? pick(KEYS) : undefined;
      const file = { name: "next.txt", content: resumeAt(one.employer) };
      one.resumeId = await uploaded(one.browser, file);
      one.documents.push(one.resumeId);
      await profiles.setCurrent(database, one.id, one.resumeId);
      return `${one.id} has another resume, at ${one.employer}`;
    },
    async () => {
      const one = pick(candidates);
      if (!one.resumeId) return "nothing";
      await removed(one, one.resumeId);
      one.resumeId = undefined;
      return `${one.id} deletes the resume`;
    },
    async () => {
      const one = pick(recruiters);
      await works(one, chance(0.8) ? pick(KEYS) : undefined);
      return `${one.id} works at ${one.company}, with the website of ${one.website}`;
    },
    async () => {
      const one = pick(recruiters);
      if (one.postings.length < 2) await post(one);
      else {
        const [gone] = one.postings.splice(0, 1);
        await database.query("delete from jobs where id = $1", [gone?.id]);
      }
      return `${one.id} has postings at ${one.postings.map(({ company }) => company).join()}`;
    },
    async () => {
      const one = pick(recruiters);
      const id = one.uploads[0];
      if (!id || chance(0.5)) return "nothing";
      await removed(one, id);
      one.deleted.push(...one.uploads.splice(0, 1));
      return `${one.id} deletes an upload`;
    },
  ];

  const removed = ({ browser }: Person, id: string) =>
    browser.request(`/api/documents/${id}`, { method: "DELETE", headers: { origin: app.url } });

  return {
    recruiters,
    candidates,
    pick,
    chance,
    resumeAt: () => resumeAt(pick(KEYS)),
    change: () => pick(deeds)(),
  };
}

const hidesFrom = ({ hidden, hidesFromEmployer, employer }: Sought, company: Company | undefined) =>
  company !== undefined &&
  (hidden.includes(company) || (hidesFromEmployer && employer === company));

/** The rule: whoever a recruiter is known to look for, by name, website or any posting, is hidden from. */
export function isSeen(one: Recruiter, of: Sought): boolean {
  if (!of.findable || of.isRecruiter || !of.resumeId) return false;
  const looking = [one.company, one.website, ...one.postings.map(({ company }) => company)];
  return !looking.some((company) => hidesFrom(of, company));
}
