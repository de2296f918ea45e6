import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { databaseUrl } from "./support/database-url.ts";
import { createKilledServers } from "./support/kills/killed-servers.ts";
import { startMailServer } from "./support/kills/mail-server.ts";
import { startWriters } from "./support/kills/writers.ts";
import { createTestDatabase, type TestDatabase } from "./support/test-database.ts";

/** How many servers are killed: `KILLS=100 npm run test:long -- test/kills.long.test.ts` prints the figures of a hundred. */
const KILLS = Number(process.env.KILLS ?? 8);
/** Between two kills, at random: into the middle of whatever is under way. */
const LONGEST_LIFE_MS = 5000;
/** Both at once, every so many: then nobody is left to take over. */
const BOTH_EVERY = 4;

let db: TestDatabase;
let place: string;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let servers: ReturnType<typeof createKilledServers>;
beforeAll(async () => {
  db = await createTestDatabase();
  place = mkdtempSync(join(tmpdir(), "candour-kills-"));
  mailServer = await startMailServer(400);
  servers = createKilledServers(db.database, {
    ...Object.fromEntries(UNLIMITED.map((name) => [`LIMIT_${name}`, "100000"])),
    LIMIT_REQUESTS_PER_MINUTE: "0",
    DATABASE_URL: databaseUrl(db.connection),
    SMTP_URL: mailServer.url,
    DATA_DIR: join(place, "data"),
    TMPDIR: place,
    DEMO: "off",
    PORT: "0",
  });
});
afterAll(async () => {
  await servers?.stop();
  await mailServer?.close();
  await db?.drop();
  if (place) rmSync(place, { recursive: true, force: true });
});
const UNLIMITED = [
  "SIGN_IN_PER_ACCOUNT",
  "SIGN_IN_PER_NETWORK",
  "REGISTRATIONS_PER_HOUR",
  "LINKS_PER_ADDRESS",
  "UPLOADS_PER_OWNER",
  "UPLOADS_PER_NETWORK",
  "MESSAGES_PER_OWNER",
];

const rows = async (text: string, values: unknown[] = []) =>
  (await db.database.query(text, values)).rows;

test("servers that are killed at any moment lose nothing that was acknowledged and do nothing twice", {
  timeout: 120_000 + KILLS * 60_000,
}, async () => {
  await servers.start(0);
  await servers.start(1);
  const writers = await startWriters({ database: db.database, anyUrl: servers.anyUrl });
  let jobsCutOff = 0;
  for (let kills = 0; kills < KILLS; ) {
    await pause(Math.random() * LONGEST_LIFE_MS);
    const isBoth = kills % BOTH_EVERY === BOTH_EVERY - 1 && kills + 1 < KILLS;
    const victims = isBoth ? [0, 1] : [kills % 2];
    for (const victim of victims) jobsCutOff += await servers.kill(victim);
    for (const victim of victims) await servers.start(victim);
    kills += victims.length;
  }
  await writers.stop();
  await servers.allResumed();
  // Everything that was still to be done is done, or was given up and can be seen.
  await vi.waitFor(
    async () =>
      expect(
        await rows("select name from jobs.job where state <= 'active' and name = any($1)", [
          WATCHED,
        ]),
      ).toEqual([]),
    { timeout: 300_000, interval: 500 },
  );

  const { done, refused } = writers;
  const found = await faultsOf(done);
  const resumed = servers.resumed.sort((a, b) => a - b);
  const at = (share: number) => (resumed[Math.floor(share * (resumed.length - 1))] ?? 0).toFixed(1);
  process.stdout.write(
    `${[
      `kills -9: ${KILLS}`,
      `acknowledged: ${Object.entries(done)
        .map(([kind, all]) => `${all.length} ${kind}`)
        .join(", ")}; broken off: ${JSON.stringify(refused)}`,
      `jobs cut off: ${jobsCutOff}; resumed after (s): median ${at(0.5)}, 95th ${at(0.95)}, longest ${at(1)}`,
      `mails: ${mailServer.arrived.size}, in doubt: ${found.inDoubt.length}, of these arrived: ${found.inDoubtArrived}`,
      `lost: ${JSON.stringify(found.lost)}`,
      `twice: ${JSON.stringify(found.twice)}`,
    ].join("\n")}\n`,
  );
  expect(found.lost).toEqual(NOTHING_LOST);
  expect(found.twice).toEqual(NOTHING_TWICE);
  expect(found.givenUpOtherwise).toEqual([]);
  // Of the killed servers' folders, none is left: only those of the two that live.
  await vi.waitFor(
    () =>
      expect(
        readdirSync(place).filter((name) => name.startsWith("candour-work-")).length,
      ).toBeLessThanOrEqual(2),
    { timeout: 30_000 },
  );
});

const WATCHED = ["mail.send", "accounts.mail-link", "documents.read-archive"];
const NOTHING_LOST = { mails: 0, links: 0, messages: 0, uploads: 0, archives: 0 };
const NOTHING_TWICE = { mails: 0, linkMails: 0, messages: 0, archiveEntries: 0, documents: 0 };
type Done = Awaited<ReturnType<typeof startWriters>>["done"];

async function faultsOf(done: Done) {
  const arrived = [...mailServer.arrived.values()];
  const givenUp = await rows(
    `select id, output->>'message' as reason, data->'to'->>'address' as address from jobs.job
     where name = any($1) and state = 'failed'`,
    [WATCHED],
  );
  const inDoubt = givenUp.filter(({ reason }) => /^It may have arrived/.test(reason));
  const doubted = new Set(inDoubt.map(({ address }) => address));
  const mailsTo = (email: string, subject: RegExp) =>
    arrived.filter((mail) => mail.to === email && subject.test(mail.subject)).length;
  const count = <T>(all: readonly T[], is: (one: T) => boolean) => all.filter(is).length;

  const texts = (await rows("select text from messages")).map(({ text }) => text);
  const seen = new Map<string, number>();
  for (const text of texts) seen.set(text, (seen.get(text) ?? 0) + 1);
  const documents = new Map(
    (await rows("select id, file_key from documents")).map(({ id, file_key }) => [id, file_key]),
  );
  const archives = new Map(
    (await rows("select id, status, entries from archives")).map((row) => [row.id, row]),
  );
  const isWhole = ({ id, text }: Done["uploads"][number]) => {
    const key = documents.get(id);
    if (!key) return false;
    const stored = readFileSync(join(place, "data/files", key));
    return hash(stored) === hash(text);
  };
  const entriesOf = (id: string): { name: string; document_id: string; outcome: string }[] =>
    archives.get(id)?.entries ?? [];
  return {
    inDoubt,
    inDoubtArrived: count(inDoubt, ({ id }) =>
      [...mailServer.arrived.keys()].some((message) => message.includes(id)),
    ),
    givenUpOtherwise: givenUp.filter((one) => !inDoubt.includes(one)),
    lost: {
      mails: count(done.registrations, (to) => mailsTo(to, VERIFY) === 0 && !doubted.has(to)),
      links: count(done.links, (to) => mailsTo(to, RESET) === 0 && !doubted.has(to)),
      messages: count(done.messages, (text) => !seen.has(text)),
      uploads: count(done.uploads, (upload) => !isWhole(upload)),
      archives: count(
        done.archives,
        ({ id, files }) =>
          archives.get(id)?.status !== "done" ||
          count(entriesOf(id), ({ outcome }) => outcome === "read") !== files,
      ),
    },
    twice: {
      mails: count(arrived, (mail) => mail.count > 1),
      linkMails: count(done.links, (to) => mailsTo(to, RESET) > 1),
      messages: count([...seen.values()], (times) => times > 1),
      archiveEntries: count(done.archives, ({ id }) => {
        const names = entriesOf(id).map(({ name }) => name);
        return new Set(names).size !== names.length;
      }),
      documents: (
        await rows(
          "select from documents group by archive_id, sha256, account_id having count(*) > 1",
        )
      ).length,
    },
  };
}

const hash = (content: Buffer | string) => createHash("sha256").update(content).digest("hex");
const VERIFY = /confirm|verify/i;
const RESET = /reset|password/i;
