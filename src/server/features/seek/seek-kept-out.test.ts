import { describe, expect, test, vi } from "vitest";
import { SEEK_SENTENCES } from "#contract/seek.ts";
import { SEEK_DEFAULTS } from "#contract/seek-rules.ts";
import type { Browser } from "#test/support/browser.ts";
import { ADMIN_ENV, signedInAdmin } from "#test/support/people.ts";
import { startTestApp } from "#test/support/test-app.ts";
import { BOARD_HOST, startSmallBoard } from "./testing/small-board.ts";

const ENV = { ...ADMIN_ENV, SCRAPE_INTERVAL_MS: "0", SEEK_BASE_URL: `https://${BOARD_HOST}` };
const GOOD = { ...SEEK_DEFAULTS, keywords: ["lawyer"], location: "Sydney NSW" };
const run = (browser: Browser) => browser.post("/api/admin/seek-scraper/run", GOOD);

describe("a board whose robots.txt says no", () => {
  const closed = "User-agent: *\nDisallow: /\n";
  const JOBS = [[{ id: "91", title: "Port Lawyer" }]];

  async function runOn(extra: Record<string, string>) {
    const shut = await startSmallBoard({ robots: closed });
    shut.list("lawyer", JOBS);
    const there = await startTestApp({ env: { ...ENV, ...extra, FETCH_TEST_HOSTS: shut.hosts } });
    try {
      const { browser } = await signedInAdmin(there);
      const result = await (await run(browser)).json();
      const { rows } = await there.testDatabase.database.query(
        "select detail from audit_trail where action = 'seek.requested'",
      );
      return { result, asked: shut.asked, audit: rows[0]?.detail };
    } finally {
      await there.end();
      shut.stop();
    }
  }

  test("is not read, and the run says what to do", async () => {
    const { result, asked } = await runOn({});
    expect(result).toMatchObject({ success: false, error: SEEK_SENTENCES.disallowed(BOARD_HOST) });
    expect(asked).toEqual(["/robots.txt"]);
  });

  test("is read with its written permission, which is on record", async () => {
    const { result, audit } = await runOn({ SEEK_PERMISSION: "Letter of 3 March 2026" });
    expect(result).toMatchObject({ success: true, jobs_saved: 1 });
    expect(audit).toMatchObject({ permission: "Letter of 3 March 2026" });
    expect(JSON.parse(audit.config)).toMatchObject({ keywords: ["lawyer"] });
  });
});

test("a stop of the program answers whoever waits: the run goes on", async () => {
  const other = await startSmallBoard();
  other.list("lawyer", [[{ id: "95", title: "Dock Lawyer" }]]);
  const path = "/lawyer-jobs/in-All-Sydney-NSW?page=1";
  const release = other.hold(path);
  const leaving = await startTestApp({ env: { ...ENV, FETCH_TEST_HOSTS: other.hosts } });
  const { browser } = await signedInAdmin(leaving);
  const waiting = run(browser);
  await vi.waitFor(() => expect(other.asked).toContain(path), 10_000);
  const ended = leaving.end();
  expect(await (await waiting).json()).toMatchObject({
    success: true,
    running: true,
    error: SEEK_SENTENCES.goesOn(0),
  });
  release();
  await ended;
  other.stop();
});
