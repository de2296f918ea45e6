import { vi } from "vitest";
import type { FirmFields } from "#contract/firms.ts";
import type { Run, RunPart } from "#contract/scraping.ts";
import {
  type ListeningSites,
  page,
  startListeningSites,
  status,
} from "#server/features/scraping/crawl-limits/testing/listening-sites.ts";
import type { Browser } from "./browser.ts";
import { ADMIN_ENV, signedInAdmin } from "./people.ts";
import { startTestApp, type TestApp } from "./test-app.ts";

/** Enough words to be an advertisement, and no two alike. */
export const adOf = (title: string) => `<!doctype html><title>${title}</title><main>
  <h1>${title}</h1><p>We are looking for a ${title} to join our ${title} practice. ${WORDS[title.length % WORDS.length]}</p>
  <h2>About you</h2><ul><li>Admitted in New South Wales, with three years of ${title} behind you</li>
  <li>Clear advice in plain words to ${title} clients</li></ul></main>`;
const WORDS = [
  "You will run your own files from the first day and appear in the local courts each week.",
  "Our clients are builders, their insurers and the lenders who stand behind large projects.",
  "The team acts for families and for the estates of people who owned farms and small shops.",
  "Expect employment disputes, enterprise agreements and advice on safety in warehouses.",
  "Work with trade marks, licences and the people who invent things in universities.",
];

/** A list of jobs, by path. */
export const listOf = (jobs: Readonly<Record<string, string>>, next = "") =>
  `<!doctype html><title>Careers</title><main>${Object.entries(jobs)
    .map(([path, title]) => `<div class="vacancy"><a href="${path}">${title}</a></div>`)
    .join("")}${next && `<a rel="next" href="${next}">Next</a>`}</main>`;

export interface SmallFirms {
  readonly app: TestApp;
  readonly sites: ListeningSites;
  readonly admin: Browser;
  readonly env: Record<string, string>;
  /** Puts a website with these jobs on the machine. */
  publish(host: string, jobs: Readonly<Record<string, string>>): void;
  addFirm(fields: Partial<FirmFields> & { name: string; website_url: string }): Promise<string>;
  run(firmIds?: readonly string[]): Promise<string>;
  look(id: string): Promise<{ run: Run; parts: RunPart[] }>;
  ended(id: string): Promise<{ run: Run; parts: RunPart[] }>;
  pending(): Promise<readonly { title: string; law_firm_name: string; source_url: string }[]>;
  end(): Promise<void>;
}

/** A whole program, an administrator, and websites of firms to be read. */
export async function startSmallFirms(
  names: readonly string[],
  more: Record<string, string> = {},
): Promise<SmallFirms> {
  const sites = await startListeningSites(names);
  const hosts = [...sites.standIns].map(
    ([name, { address, port }]) => `${name}=${address}:${port}`,
  );
  const fast = { FETCH_TEST_HOSTS: hosts.join(), SCRAPE_INTERVAL_MS: "0" };
  const env = { ...ADMIN_ENV, ...fast, ...more };
  const app = await startTestApp({ env });
  const { browser: admin } = await signedInAdmin(app);
  const json = async (path: string) => (await admin.get(path)).json();
  const look = (id: string) => json(`/api/admin/scraping/runs/${id}`);
  return {
    app,
    sites,
    admin,
    env,
    look,
    publish(host, jobs) {
      sites.answers[`${host}/robots.txt`] = status(404);
      sites.answers[`${host}/careers`] = page(listOf(jobs));
      for (const [path, title] of Object.entries(jobs))
        sites.answers[`${host}${path}`] ??= page(adOf(title));
    },
    async addFirm(fields) {
      const careers_page_url = `${fields.website_url}/careers`;
      const answer = await admin.post("/api/admin/law-firms", { careers_page_url, ...fields });
      return (await answer.json()).firm.ID;
    },
    async run(firmIds) {
      const answer = await admin.post("/api/admin/scraping/run", { firm_ids: firmIds });
      return (await answer.json()).run_id;
    },
    ended: (id) =>
      vi.waitFor(
        async () => {
          const found = await look(id);
          if (found.run.status === "running") throw new Error("The run goes on.");
          return found;
        },
        { timeout: 50_000, interval: 50 },
      ),
    pending: async () => (await json("/api/admin/jobs/pending")).jobs,
    async end() {
      sites.stop();
      await app.end();
    },
  };
}
