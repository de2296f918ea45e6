import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PROFILE_VERSION } from "#matching/profiles.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { DEMO_MODULES } from "./demo-modules.ts";
import { createIndexClient } from "./features/matching/index/index-client.ts";
import { createLog } from "./platform/log.ts";
import {
  openPrepared,
  outOfDate,
  PREPARE_COMMAND,
  PREPARED_FILE,
  type Prepared,
} from "./platform/prepared-demo.ts";

/** So many answers of a kind for one that is worked out again. */
const EACH = 25;

test("what is prepared of the demo world was made from the source as it is", () => {
  const remedy = `${PREPARED_FILE} is out of date: run ${PREPARE_COMMAND} and commit it`;
  expect(outOfDate(DEMO_MODULES), remedy).toEqual([]);
});

test("what another version made is worked out anew, and the log says how to prepare it", () => {
  const log: string[] = [];
  const modules = { ...DEMO_MODULES, job: ["src/server/main.ts"] };
  const prepared = openPrepared(modules, createLog("warn", { write: (line) => log.push(line) }));
  expect(prepared.get("job", "a text", () => "read now")).toBe("read now");
  expect(log).toHaveLength(1);
  expect(log[0]).toContain(`out of date (job), so more is read now; ${PREPARE_COMMAND}`);
});

describe("a world that is loaded from the file", () => {
  let fromFile: TestApp;
  const asked = new Map<string, number>();
  const differing: string[] = [];
  beforeAll(async () => {
    fromFile = await startTestApp({ env: { DEMO: "on" } });
    await fromFile.loadDemo(undefined, heldAgainstTheSource());
  });
  afterAll(() => fromFile?.end());

  /** The file, of whose answers some are worked out as well; every one of them: prepared-demo.long.test.ts. */
  function heldAgainstTheSource(): Prepared {
    const file = openPrepared(DEMO_MODULES, createLog("silent"));
    const isLookedAt = (kind: string) => {
      const before = asked.get(kind) ?? 0;
      asked.set(kind, before + 1);
      return before % EACH === 0;
    };
    const hold = (kind: string, known: unknown, made: unknown) => {
      if (JSON.stringify(known) !== JSON.stringify(made)) differing.push(kind);
    };
    return {
      get(kind, from, make) {
        const known = file.get(kind, from, () => {
          differing.push(`${kind}, which is not in the file`);
          return make();
        });
        if (isLookedAt(kind)) hold(kind, known, make());
        return known;
      },
      async find(kind, from, make) {
        const known = await file.find(kind, from, make);
        if (isLookedAt(kind)) hold(kind, known, await make());
        return known;
      },
    };
  }

  test("is what the source makes of the demo's texts", () => {
    expect(differing).toEqual([]);
    expect([...asked.keys()].sort()).toEqual(Object.keys(DEMO_MODULES).sort());
  });

  test("has the profile of every job, before any index has started", async () => {
    const { rows } = await fromFile.testDatabase.database.query(
      `select count(*)::int as jobs, count(p.document_id)::int as profiled
       from jobs j left join match_profiles p
         on p.document_id = j.id and p.version = $1 and p.revision = j.revision
       where j.status = 'active'`,
      [PROFILE_VERSION],
    );
    expect(rows[0].jobs).toBeGreaterThan(300);
    expect(rows[0].profiled).toBe(rows[0].jobs);
  });

  test("makes a full index, and whoever waits for it hears how far it is", async () => {
    const { database, connection } = fromFile.testDatabase;
    await database.query("delete from match_profiles where kind = 'resume'");
    const told: string[] = [];
    const index = createIndexClient({
      connection,
      makesProfiles: true,
      startsAtOnce: true,
      log: createLog("silent"),
      onProfiled: () => {},
      onReady: () => {},
    });
    index.start();
    await index.ready((progress) => told.push(progress));
    const { jobs, candidates } = await index.ask("state", {});
    await index.stop();
    expect([jobs > 300, candidates]).toEqual([true, 43]);
    // The jobs had theirs.
    expect(told.at(-1)).toBe("43 of 43");
    expect(told.every((progress) => progress.endsWith(" of 43"))).toBe(true);
  });
});
