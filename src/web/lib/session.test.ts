import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import type { Status, StatusUser } from "#contract/user-status.ts";
import { ApiError } from "./api.ts";
import { refreshSession, sessionOf, statusQuery, watchSession } from "./session.ts";

const nobody: Status = { logged_in: false, user: null, unread: 0 };
const user: StatusUser = {
  ID: "0192f0c1-1111-4222-8333-444455556666",
  Email: "priya@example.org",
  Name: "Priya Raman",
  Phone: "0400 000 000",
  Onboarding: true,
  Isrecruiter: true,
  CreatedAt: "2026-11-15T00:00:00Z",
  created_at: "2026-11-15T00:00:00Z",
  UpdatedAt: "2026-11-15T00:00:00Z",
  updated_at: "2026-11-15T00:00:00Z",
  Documentsowned: [],
  Randomstring: "x",
  IsAdmin: false,
  EmailVerified: true,
};
const priya: Status = { logged_in: true, user, unread: 2 };

const answerWith = (status: Status) =>
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(status)));
afterEach(() => vi.unstubAllGlobals());

function knowing(status: Status): QueryClient {
  const client = new QueryClient();
  client.setQueryData(statusQuery.queryKey, status);
  client.getQueryCache().find({ queryKey: statusQuery.queryKey })?.setOptions(statusQuery);
  return client;
}

test("the wire's names are translated here", () => {
  expect(sessionOf(nobody)).toEqual({ state: "anonymous" });
  expect(sessionOf(priya)).toEqual({
    state: "signed-in",
    unread: 2,
    user: {
      id: user.ID,
      name: "Priya Raman",
      email: "priya@example.org",
      phone: "0400 000 000",
      role: "recruiter",
      onboarded: true,
      isAdmin: false,
      emailVerified: true,
    },
  });
});

test("after signing in the status is right even when no screen watches it", async () => {
  const client = knowing(nobody);
  answerWith(priya);
  await refreshSession(client);
  expect(client.getQueryData(statusQuery.queryKey)).toEqual(priya);
});

test("a refresh that fails is told to the one who waits for it", async () => {
  const client = knowing(nobody);
  vi.stubGlobal("fetch", async () => new Response("{}", { status: 500 }));
  await expect(refreshSession(client)).rejects.toBeInstanceOf(ApiError);
});

test("the first refused query makes the session be looked at again", async () => {
  const client = knowing(priya);
  watchSession(client);
  const refused = () => Promise.reject(new ApiError(401, "unauthenticated", "Unauthorized"));
  await client.fetchQuery({ queryKey: ["x"], queryFn: refused, retry: false }).catch(() => {});
  expect(client.getQueryState(statusQuery.queryKey)?.isInvalidated).toBe(true);
});

test("what one person was shown is gone when another one sits there", () => {
  const client = knowing(priya);
  watchSession(client);
  client.setQueryData(["GET /api/notifications", {}], "Priya's");
  client.setQueryData(statusQuery.queryKey, { ...priya, unread: 3 });
  expect(client.getQueryData(["GET /api/notifications", {}]), "still the same").toBe("Priya's");
  const other = { ...user, ID: "0192f0c1-1111-4222-8333-777777777777" };
  client.setQueryData(statusQuery.queryKey, { ...priya, user: other });
  expect(client.getQueryData(["GET /api/notifications", {}])).toBeUndefined();
  expect(client.getQueryData(statusQuery.queryKey)).toMatchObject({ user: { ID: other.ID } });
});
