import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { makeZip } from "#server/features/documents/archives/testing/make-zip.ts";
import { untilReady } from "./support/market.ts";
import type { Person } from "./support/people.ts";
import { createSeenWorld, isSeen, type Recruiter, type SeenWorld } from "./support/seen-world.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { sendFile } from "./support/uploads.ts";

/**
 * Whatever people change about who may see them, no call shows a recruiter more than the rule allows, and lists
 * show all of that. Another world each time; SEED=… makes the one of a failure again.
 */
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000_007);
const ROUNDS = 6;
const CHANGES = 5;
const PATIENCE = { timeout: 30_000, interval: 100 };

let app: TestApp;
let world: SeenWorld;
const done: string[] = [`SEED=${SEED}`];

beforeAll(async () => {
  const many = "1000000";
  app = await startTestApp({
    env: {
      LIMIT_PROFILES_PER_DAY: many,
      LIMIT_DOWNLOADS_PER_DAY: many,
      LIMIT_COMPARES_PER_OWNER: many,
      LIMIT_COMPARES_PER_NETWORK: many,
    },
  });
  world = await createSeenWorld(app, SEED, { recruiters: 3, candidates: 5 });
  for (const one of world.recruiters.slice(0, 2)) await bringIn(one);
  const asker = world.recruiters.find(({ postings }) => postings.length > 0);
  if (asker) await untilReady(() => list(asker, asker.postings[0]?.id ?? ""));
}, 120_000);
afterAll(() => app?.end());

async function bringIn(one: Recruiter): Promise<void> {
  const content = makeZip([
    { name: "a.txt", content: world.resumeAt() },
    { name: "b.txt", content: world.resumeAt() },
  ]);
  const fields = { kind: "resume", attested: "true" };
  await sendFile(one.browser, "/upload/archive", "archive", { name: "p.zip", content }, fields);
  await vi.waitFor(async () => {
    const read = "select id from documents where account_id = $1 and status = 'read'";
    const { rows } = await app.testDatabase.database.query(read, [one.id]);
    expect(rows).toHaveLength(2);
    one.uploads.push(...rows.map(({ id }) => id));
  }, PATIENCE);
}

const list = ({ browser }: Person, jobId: string) =>
  browser.get(`/candidates/candidates?jobId=${jobId}`);
const listed = async (one: Recruiter, jobId: string): Promise<string[]> => {
  const { candidates } = await (await list(one, jobId)).json();
  return candidates.map(({ document_id }: { document_id: string }) => document_id).sort();
};
const why = (what: string) => `${what}, after:\n${done.join("\n")}`;

/** Every resume that ever was, with whether the rule shows it: for all of a recruiter's postings alike. */
function everything(one: Recruiter) {
  const people = world.candidates.flatMap((of) =>
    of.documents.map((id) => ({
      id,
      isShown: id === of.resumeId && isSeen(one, of),
    })),
  );
  const uploads = world.recruiters.flatMap((by) => [
    ...by.uploads.map((id) => ({ id, isShown: by === one })),
    ...by.deleted.map((id) => ({ id, isShown: false })),
  ]);
  return [...people, ...uploads];
}

/** Of everything, by its id: whether an answer was given, and nothing else than one or a 404. */
async function shown(ids: readonly string[], ask: (id: string) => Promise<Response>) {
  const answers = await Promise.all(
    ids.map(async (id) => {
      const { status } = await ask(id);
      if (status !== 200 && status !== 404) throw new Error(why(`${id} answered ${status}`));
      return [id, status === 200] as const;
    }),
  );
  return Object.fromEntries(answers);
}

/** At no moment too much; as soon as the index knows of them, all. */
async function checkList(one: Recruiter, jobId: string, allowed: readonly string[]) {
  const until = Date.now() + PATIENCE.timeout;
  for (;;) {
    const ids = await listed(one, jobId);
    const tooMany = ids.filter((id) => !allowed.includes(id));
    expect(tooMany, why(`too many for ${jobId}`)).toEqual([]);
    if (ids.length === allowed.length) return;
    if (Date.now() > until) expect(ids, why(`too few for ${jobId}`)).toEqual(allowed);
  }
}

async function checkPosting(one: Recruiter, posting: Recruiter["postings"][number]) {
  const all = everything(one);
  const right = Object.fromEntries(all.map(({ id, isShown }) => [id, isShown]));
  const allowed = all
    .filter(({ isShown }) => isShown)
    .map(({ id }) => id)
    .sort();
  await checkList(one, posting.id, allowed);
  const { browser } = one;
  const ids = Object.keys(right);
  const opened = await shown(ids, (id) =>
    browser.get(`/candidates/candidate-profile?documentId=${id}&jobId=${posting.id}`),
  );
  expect(opened, why(`profiles for ${posting.id}`)).toEqual(right);
  // A report is work: all that must be refused, and one of the others.
  const own = world.pick([...allowed, ""]);
  const some = ids.filter((id) => !right[id] || id === own);
  const compared = await shown(some, (resumeId) =>
    browser.post("/compares", { resumeId, jobDescriptionID: posting.id, isRecruiter: true }),
  );
  const expected = Object.fromEntries(some.map((id) => [id, right[id]]));
  expect(compared, why(`comparisons for ${posting.id}`)).toEqual(expected);
}

async function checkRecruiter(one: Recruiter) {
  const { browser } = one;
  const right = Object.fromEntries(everything(one).map(({ id, isShown }) => [id, isShown]));
  const ids = Object.keys(right);
  const profile = (id: string) => browser.get(`/candidates/candidate-profile?documentId=${id}`);
  expect(await shown(ids, profile), why(`profiles of ${one.id}`)).toEqual(right);
  const download = (id: string) =>
    browser.get(`/candidates/download-resume?documentId=${id}&original=true`);
  expect(await shown(ids, download), why(`downloads of ${one.id}`)).toEqual(right);
  const mark = (documentId: string) =>
    browser.post("/candidates/bookmark-candidate", { documentId, isBookmarked: true });
  expect(await shown(ids, mark), why(`marks of ${one.id}`)).toEqual(right);
  for (const id of ids) {
    const status = await browser.get(`/candidates/bookmark-status?documentId=${id}`);
    expect(await status.json(), why(`mark ${id}`)).toMatchObject({ isBookmarked: right[id] });
  }
  for (const of of world.candidates) {
    const answer = await browser.get(`/api/users/lookup?email=${of.email}`);
    const { exists } = await answer.json();
    expect(exists, why(`${one.id} looks up ${of.id}`)).toBe(isSeen(one, of));
  }
}

test("nobody is seen who must not be, wherever one looks, whatever has changed", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let change = 0; round > 0 && change < CHANGES; change += 1)
      done.push(await world.change());
    for (const one of world.recruiters) {
      for (const posting of one.postings) await checkPosting(one, posting);
      await checkRecruiter(one);
    }
  }
}, 240_000);
