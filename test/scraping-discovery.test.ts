import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { DiscoveredFirm } from "#contract/firms.ts";
import { ADMIN_ENV, signedInAdmin } from "./support/people.ts";
import { answered, operate } from "./support/replica/operate.ts";
import { FALLEN_FIRM, NEW_FIRMS } from "./support/replica/search/new-firms.ts";
import { type Replica, startReplica } from "./support/replica/start-replica.ts";
import { startTestApp } from "./support/test-app.ts";

/** Law firms that nobody has on a list yet, by either form of a search service. */
let replica: Replica;
beforeAll(async () => {
  replica = await startReplica();
});
afterAll(() => replica?.stop());

describe.each(["url", "googleUrl"] as const)("discovery by the search at its %s", (form) => {
  test("finds the five new firms, names them and says where they look for people", async () => {
    const search = { SEARCH_URL: replica.search[form] };
    const env = { ...ADMIN_ENV, ...replica.env, ...search, SCRAPE_INTERVAL_MS: "5" };
    const app = await startTestApp({ env });
    try {
      const { browser } = await signedInAdmin(app);
      const operator = operate(browser);
      await operator.addFirms(replica.firms);
      const { run } = await operator.ended(await operator.start("discover"));
      expect(run).toMatchObject({
        status: "completed",
        firms_new: NEW_FIRMS.length + 1,
        error: "",
      });
      const { discoveries } = await answered<{ discoveries: DiscoveredFirm[] }>(
        browser.get("/api/admin/discovered-firms"),
      );
      const found = discoveries.map(({ FirmName, CareersPageUrl }) => [FirmName, CareersPageUrl]);
      expect(found.sort()).toEqual(
        [
          ...NEW_FIRMS.map(({ name, careers }) => [name, careers]),
          // Its website is down: the search alone knows its name.
          [FALLEN_FIRM.name, ""],
        ].sort(),
      );
      const again = await operator.ended(await operator.start("discover"));
      expect(again.run.firms_new).toBe(0);
    } finally {
      await app.end();
    }
  });
});
