import { describe, expect, test } from "vitest";
import type { Session } from "#web/lib/session.ts";
import { decideAccess } from "./access.ts";

const anonymous: Session = { state: "anonymous" };
const unknown: Session = { state: "unknown", failed: false };
const signedIn = (onboarded: boolean): Session => ({
  state: "signed-in",
  unread: 0,
  user: {
    id: "1",
    name: "Priya Raman",
    email: "priya@example.org",
    phone: "",
    role: "candidate",
    onboarded,
    isAdmin: false,
    emailVerified: true,
  },
});

test.each([anonymous, unknown, signedIn(false), signedIn(true)])(
  "everyone sees a public page",
  (session) => {
    expect(decideAccess("public", session, "/")).toEqual({ show: true });
  },
);

describe("nobody is signed in", () => {
  test.each(["signed-in", "onboarded"] as const)(
    "%s: to /login, remembering the place",
    (access) => {
      expect(decideAccess(access, anonymous, "/messages?with=7")).toEqual({
        redirect: "/login",
        from: "/messages?with=7",
      });
    },
  );
  test("/login is shown", () => {
    expect(decideAccess("guest", anonymous, "/login", "/messages")).toEqual({ show: true });
  });
});

describe("someone is signed in", () => {
  test("/login leads to the dashboard, or back to where they came from", () => {
    expect(decideAccess("guest", signedIn(true), "/login")).toEqual({ redirect: "/dashboard" });
    expect(decideAccess("guest", signedIn(true), "/login", "/messages")).toEqual({
      redirect: "/messages",
    });
  });
  test("onboarding comes before the main area, and is itself shown before it is finished", () => {
    expect(decideAccess("onboarded", signedIn(false), "/profile")).toEqual({
      redirect: "/onboarding",
    });
    expect(decideAccess("signed-in", signedIn(false), "/onboarding")).toEqual({ show: true });
    expect(decideAccess("onboarded", signedIn(true), "/profile")).toEqual({ show: true });
  });
});

describe("who it is is not known yet", () => {
  test("guarded pages wait, the sign-in page does not", () => {
    expect(decideAccess("onboarded", unknown, "/profile")).toEqual({ wait: true });
    expect(decideAccess("signed-in", unknown, "/profile")).toEqual({ wait: true });
    expect(decideAccess("guest", unknown, "/login")).toEqual({ show: true });
  });
});
