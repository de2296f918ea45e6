import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Browser, createBrowser } from "./support/browser.ts";
import { ADMIN_ENV, signedInAdmin } from "./support/people.ts";
import { againstRobots, hostsOf, shortestGap } from "./support/replica/manners.ts";
import { answered, type LookedAt, type Operator, operate } from "./support/replica/operate.ts";
import { PERFECT, score } from "./support/replica/score.ts";
import { BUSY_HOST, RETRY_AFTER_MS } from "./support/replica/sites/busy-site.ts";
import { CRAWL_DELAY_MS, ROBOTS_HOST, UNSEEN_WORDS } from "./support/replica/sites/robots-rules.ts";
import { type Replica, startReplica } from "./support/replica/start-replica.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

/** Ten law firms' websites of different make, read by the whole program. */
const INTERVAL_MS = 60;
/** A request may be taken up a little sooner or later than it was sent. */
const CLOSE_MS = 20;
/** One ad of the first firm stands there twice. */
const REPOSTED = 1;

let replica: Replica;
let app: TestApp;
let browser: Browser;
let operator: Operator;
let first: LookedAt;

beforeAll(async () => {
  replica = await startReplica();
  const env = { ...ADMIN_ENV, ...replica.env, SCRAPE_INTERVAL_MS: String(INTERVAL_MS) };
  app = await startTestApp({ env });
  browser = (await signedInAdmin(app)).browser;
  operator = operate(browser);
  await operator.addFirms(replica.firms);
  first = await operator.ended(await operator.start("run"));
});
afterAll(async () => {
  await app?.end();
  await replica?.stop();
});

describe("one run over ten websites", () => {
  test("finds every job once, and nothing that is no job", async () => {
    const found = score(await operator.queue(), replica.truth);
    console.info(
      `recall ${found.recall.toFixed(3)}, precision ${found.precision.toFixed(3)} of ${replica.truth.length} jobs`,
    );
    expect(found).toEqual(PERFECT);
  });

  test("says what it amounts to", () => {
    expect(first.run).toMatchObject({
      status: "completed",
      jobs_found: replica.truth.length + REPOSTED,
      jobs_new: replica.truth.length,
      jobs_duplicate: REPOSTED,
      done: replica.firms.length,
      total: replica.firms.length,
      failed: 0,
    });
    const broken = first.parts.find(({ name }) => name === "Tarn Bridge Solicitors");
    expect(broken).toMatchObject({ status: "completed", jobs_new: 3 });
    expect(broken?.error).toMatch(/of 7 job pages could not be read/);
  });

  test("reads each text whole, and nothing that stands around it or is not seen", async () => {
    const queue = await operator.queue();
    for (const { firm, title, ad } of replica.truth) {
      const job = queue.find((row) => row.law_firm_name === firm && row.title === title);
      const text = job?.raw_content ?? "";
      for (const words of [ad.opening, ...ad.duties, ...ad.needs, ...ad.offers, ad.closing])
        expect(text, `${firm}: ${title}`).toContain(words);
      expect(text).not.toMatch(/cookies|Liability limited|tenancy law|Your name/);
      expect(text).not.toContain(UNSEEN_WORDS);
    }
  });
});

describe("manners, over every request of the run", () => {
  const pagesOf = (host: string) => replica.requests().filter((one) => one.host === host);

  test("nothing is asked that robots.txt forbids, and robots.txt is asked first", () => {
    expect(againstRobots(replica.requests(), replica.robotsOf)).toEqual([]);
    for (const host of hostsOf(replica.requests()))
      expect(pagesOf(host)[0]?.path, host).toBe("/robots.txt");
  });

  test("no host is asked more often than it may be", () => {
    const requests = replica.requests();
    const tooSoon = hostsOf(requests).filter((host) => {
      const least = host === ROBOTS_HOST ? CRAWL_DELAY_MS : INTERVAL_MS;
      // Before robots.txt is read, nobody knows of the delay that it asks for.
      const known = requests.filter(({ path }) => host !== ROBOTS_HOST || path !== "/robots.txt");
      return shortestGap(known, host) < least - CLOSE_MS;
    });
    expect(tooSoon).toEqual([]);
  });

  test("a host that is too busy is left alone as long as it asks for", () => {
    const asked = pagesOf(BUSY_HOST);
    const refused = asked.filter(({ status }) => status === 429 || status === 503);
    expect(refused.map(({ status }) => status)).toEqual([429, 429, 503]);
    for (const one of refused) {
      const next = asked[asked.indexOf(one) + 1];
      expect((next?.at ?? 0) - one.at).toBeGreaterThanOrEqual(RETRY_AFTER_MS - CLOSE_MS);
    }
  });

  test("the user agent says who asks, and where to complain", () => {
    const agents = new Set(replica.requests().map(({ userAgent }) => userAgent));
    expect([...agents]).toHaveLength(1);
    expect([...agents][0]).toMatch(/^CandourBot\/1\.0 \(\+http\S+; \S+@\S+\)$/);
  });
});

describe("runs after the first", () => {
  test("find nothing new when nothing is new, and notice an ad that says something else", async () => {
    const before = await operator.queue();
    const again = await operator.ended(await operator.start("run"));
    expect(again.run).toMatchObject({ status: "completed", jobs_new: 0 });
    expect(again.run.jobs_found).toBe(first.run.jobs_found);
    expect(await operator.queue()).toHaveLength(before.length);

    const reworded = replica.truth[1];
    if (!reworded) throw new Error("There is no second job.");
    const sentence = "The position is now open to lawyers from New Zealand as well.";
    replica.reword(reworded, sentence);
    const third = await operator.ended(await operator.start("run"));
    expect(third.run.jobs_new).toBe(0);
    const after = await operator.queue();
    expect(after).toHaveLength(before.length);
    const [changed, ...others] = after.filter(({ raw_content }) => raw_content.includes(sentence));
    expect(others).toEqual([]);
    expect(changed?.title).toBe(reworded.title);
  });

  test("are for administrators", async () => {
    const stranger = createBrowser(app.url);
    expect((await stranger.post("/api/admin/scraping/run")).status).toBe(401);
    const stats = await answered<{ firm_stats: object }>(browser.get("/api/admin/dashboard/stats"));
    expect(stats.firm_stats).toMatchObject({ active_firms: 10, scraped_today: 10 });
  });
});
