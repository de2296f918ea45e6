import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createFiles, type Files } from "#server/platform/files/files.ts";
import { createLog } from "#server/platform/log.ts";
import { NOTHING_PREPARED } from "#server/platform/prepared-demo.ts";
import { createTestDatabase, type TestDatabase } from "#test/support/test-database.ts";
import { profilesDemo } from "./demo.ts";
import { profilesPersonalData } from "./personal-data.ts";
import { createProfileService, type ProfileService } from "./service.ts";

const now = new Date("2026-11-15T01:00:00Z");
const dataDir = mkdtempSync(join(tmpdir(), "candour-profiles-"));
let store: TestDatabase;
let files: Files;
let profiles: ProfileService;
let priya: string;
beforeAll(async () => {
  store = await createTestDatabase();
  files = await createFiles({ dataDir, log: createLog("silent") });
  profiles = createProfileService({ database: store.database, clock: () => now });
  priya = await account("priya@example.org");
});
afterAll(async () => {
  await store?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const account = async (email: string): Promise<string> => {
  const { rows } = await store.database.query(
    "insert into accounts (email, name, random_string) values ($1, 'Priya', 'x') returning id",
    [email],
  );
  return rows[0].id;
};

describe("the people of the demo world", () => {
  beforeAll(async () => {
    const people = new Map([["candidate", priya]]);
    const demo = profilesDemo({ profiles, files, timeZone: "Australia/Sydney" });
    await store.database.transaction((tx) =>
      demo(tx, { password: "", now, people, goOn: () => {}, prepared: NOTHING_PREPARED }),
    );
  });

  test("are findable by a resume that was read and can be downloaded", async () => {
    const { rows } = await store.database.query(
      `select a.email, a.name, a.password_hash, a.onboarded, d.* from candidate_profiles p
       join documents d on d.id = p.document_id join accounts a on a.id = p.account_id
       where p.findable and d.account_id = a.id`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(40);
    for (const row of rows) {
      expect(row).toMatchObject({ kind: "resume", status: "read", file_type: "txt" });
      expect(row.received_at.getTime(), row.name).toBeLessThan(now.getTime());
      expect(row.reading.resume.profile.email, row.name).toMatch(/\.example$/);
      expect(row.reading.resume.sections).toHaveLength(row.lines.length);
      const file = await files.get(row.file_key);
      const bytes = Buffer.concat((await file?.stream.toArray()) ?? []);
      expect(bytes.length, row.name).toBe(row.bytes);
    }
    const others = rows.filter(({ account_id }) => account_id !== priya);
    expect(others).toHaveLength(rows.length - 1);
    for (const row of others) expect(row).toMatchObject({ password_hash: null, onboarded: true });
  });

  test("the first resume is the demo candidate's", async () => {
    const { documentId } = (await profiles.currentOf(priya)) ?? {};
    const { rows } = await store.database.query("select title from documents where id = $1", [
      documentId,
    ]);
    expect(rows).toEqual([{ title: "Priya Raman" }]);
  });
});

describe("who may find me", () => {
  test("is nobody's question before there is a profile", async () => {
    expect(await profiles.currentOf(await account("new@example.org"))).toBeUndefined();
  });

  test("each wish stays until it is changed", async () => {
    const { database } = store;
    const me = await account("me@example.org");
    const { rows } = await database.query(
      `insert into documents (account_id, kind, file_name, file_type, bytes, sha256, file_key, status,
                              reader_version, received_at, received_on)
       values ($1, 'resume', 'a.txt', 'txt', 1, 'x', 'a', 'read', 1, now(), now()) returning id`,
      [me],
    );
    const documentId = rows[0].id;
    await profiles.setVisibility(database, me, {
      hiddenCompanies: ["Marlowe  Strand ", "", "marlowe strand", "Tye & Co"],
    });
    await profiles.setVisibility(database, me, { findable: false });
    await profiles.setCurrent(database, me, documentId);
    const wish = { documentId, findable: false, hiddenCompanies: ["marlowe strand", "Tye & Co"] };
    expect(await profiles.currentOf(me)).toEqual(wish);
    await profiles.setCurrent(database, me, documentId, { findable: true });
    await profiles.setVisibility(database, me, { hiddenCompanies: [] });
    expect(await profiles.currentOf(me)).toEqual({ ...wish, findable: true, hiddenCompanies: [] });
    await database.query("delete from documents where id = $1", [documentId]);
    expect(await profiles.currentOf(me)).toMatchObject({ documentId: null, findable: true });
    expect((await profilesPersonalData.export(database, me)).records).toMatchObject({
      candidateProfile: {
        currentResume: null,
        findable: true,
        hiddenCompanies: [],
        updatedAt: now,
      },
    });
    await profilesPersonalData.erase(database, me);
    expect(await profiles.currentOf(me)).toBeUndefined();
  });
});
