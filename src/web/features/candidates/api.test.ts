import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import type { MatchedCandidate } from "#contract/candidates.ts";
import { MATCH_LEVELS } from "#contract/match-levels.ts";
import { createQueryClient } from "#web/lib/query.ts";
import { candidateQuery, candidatesQuery, refreshLists, showBookmark } from "./api.ts";
import { type Choice, NO_CHOICE } from "./candidates-view.ts";
import { aCandidate, aProfile, documentIdAt, JOB } from "./testing/candidates.ts";

const LIST = "/candidates/candidates";
const PROFILE = "/candidates/candidate-profile";

/** A server that answers when it is told to, and what it was asked. */
function aServer(people: () => readonly MatchedCandidate[]) {
  const asked: string[] = [];
  const held: { until: Promise<void> } = { until: Promise.resolve() };
  vi.stubGlobal("fetch", async (address: string, { signal }: RequestInit) => {
    const { pathname, searchParams } = new URL(address, "http://localhost");
    asked.push(pathname);
    await held.until;
    signal?.throwIfAborted();
    if (pathname === LIST) return Response.json(listOf(people()));
    const at = Number(searchParams.get("documentId")?.slice(-12));
    return Response.json(aProfile(at, people()[at]));
  });
  const times = (path: string) => asked.filter((one) => one === path).length;
  function hold(): () => void {
    let release = () => {};
    held.until = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }
  return { times, hold };
}

const listOf = (candidates: readonly MatchedCandidate[]) => ({
  success: true,
  candidates,
  total: candidates.length,
  levels: MATCH_LEVELS.map(({ name }) => ({ level: name, count: 0 })),
  sees_people: true,
  job: { ...JOB, status: "active" },
  engine: "1",
});

const watched: (() => void)[] = [];
afterEach(() => {
  for (const stop of watched.splice(0)) stop();
  vi.unstubAllGlobals();
});

function watchList(client: QueryClient, choice: Choice = NO_CHOICE) {
  const list = new QueryObserver(client, candidatesQuery(JOB.id, choice, 1));
  watched.push(list.subscribe(() => undefined));
  return list;
}
function open(client: QueryClient, at: number) {
  const profile = new QueryObserver(client, candidateQuery(JOB.id, documentIdAt(at)));
  const stop = profile.subscribe(() => undefined);
  watched.push(stop);
  return { profile, close: stop };
}

test("an open profile is asked for again when its list has another score, or has it no longer", async () => {
  let people = [aCandidate(0), aCandidate(1)];
  const { times } = aServer(() => people);
  const client = createQueryClient();
  const list = watchList(client);
  const { profile } = open(client, 0);
  await expect.poll(() => profile.getCurrentResult().data?.name).toBe("Priya Raman");
  await expect.poll(() => list.getCurrentResult().isSuccess).toBe(true);

  await list.refetch();
  expect(times(PROFILE)).toBe(1);
  people = [aCandidate(0, { match_score: 0.4 }), aCandidate(1)];
  await list.refetch();
  await expect.poll(() => profile.getCurrentResult().data?.score).toBe(0.4);
  people = [aCandidate(1)];
  await list.refetch();
  await expect.poll(() => times(PROFILE)).toBe(3);
  // Somebody who came by a link and is on no page of the list is not asked for with each of them.
  await list.refetch();
  expect(times(PROFILE)).toBe(3);
});

test("a profile that was closed is asked for when it is opened again", async () => {
  const { times } = aServer(() => [aCandidate(0)]);
  const client = createQueryClient();
  const { profile, close } = open(client, 0);
  await expect.poll(() => profile.getCurrentResult().isSuccess).toBe(true);
  close();
  await expect.poll(() => client.getQueryCache().getAll()).toEqual([]);
  const again = open(client, 0);
  await expect.poll(() => again.profile.getCurrentResult().isSuccess).toBe(true);
  expect(times(PROFILE)).toBe(2);
});

test("a mark that is made while a profile loads does not end the loading", async () => {
  const { hold } = aServer(() => [aCandidate(0)]);
  const client = createQueryClient();
  const release = hold();
  const { profile } = open(client, 0);
  await showBookmark(client, documentIdAt(0), true);
  release();
  await expect.poll(() => profile.getCurrentResult().data?.name).toBe("Priya Raman");
});

test.each([
  ["stays as it is", NO_CHOICE, 1],
  ["of bookmarked people is asked for again", { ...NO_CHOICE, bookmarked: true }, 2],
])("after a mark a list %s", async (_what, choice, asked) => {
  const { times } = aServer(() => [aCandidate(0)]);
  const client = createQueryClient();
  const list = watchList(client, choice);
  await expect.poll(() => list.getCurrentResult().isSuccess).toBe(true);
  await showBookmark(client, documentIdAt(0), true);
  await refreshLists(client);
  expect(times(LIST)).toBe(asked);
});
