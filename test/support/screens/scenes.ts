import type { QueryClient } from "@tanstack/react-query";
import { expect, vi } from "vitest";
import { verifyEmail } from "#contract/account-links.ts";
import { listTracked } from "#contract/applications.ts";
import { unsubscribe } from "#contract/notifications.ts";
import { connectProvider } from "#contract/sign-in-providers.ts";
import type { StatusUser } from "#contract/user-status.ts";
import { openScreen } from "./open-screen.tsx";
import { administrator, candidate, recruiter } from "./people.ts";
import { answerAs, asksServer, FACES, type Face, recordedPath } from "./recorded.ts";
import { answersByDefault, never } from "./stub-api.ts";

/** Every screen of the product with what it shows in the demo world, for tests that look at all of them. */

export interface Scene {
  /** What was recorded (recorded-answers.json); without one the screen asks for nothing. */
  recorded?: string;
  path?: string;
  user?: () => StatusUser;
  /** Where they are not all four of a screen that asks for something, or the one of a screen that does not. */
  faces?: Face[];
}

export const newcomer = () => candidate({ Onboarding: false });
export const recorded = (name: string, user?: () => StatusUser): Scene => ({
  recorded: name,
  ...(user && { user }),
});
export const admin = (section: string) => recorded(`admin /admin${section}`, administrator);

/** By the path of the route table. */
export const SCENES: Record<string, Scene[]> = {
  "/": [recorded("/"), recorded("/?resume=:resume&state=TAS")],
  "/login": [recorded("/login")],
  "/login/code": [{ path: "/login/code" }],
  "/end-session": [{ path: "/end-session" }, { path: "/end-session?token=x" }],
  "/register": [recorded("/register"), recorded("/register?recruiter=true")],
  "/verify-email": [
    { path: "/verify-email" },
    { path: "/verify-email?token=x&email=a%40b.example", faces: ["loading"] },
  ],
  "/connect-account": [{ path: "/connect-account" }, { path: "/connect-account?token=x" }],
  "/forgot-password": [{ path: "/forgot-password" }],
  "/reset-password": [{ path: "/reset-password" }, { path: "/reset-password?token=x" }],
  "/documents": [recorded("/documents")],
  "/documents/:id": [{ ...recorded("/documents/:resume"), faces: ["loading", "full", "failed"] }],
  "/compare": [recorded("/compare"), recorded("/compare?resume=:resume&job=:job")],
  "/recruiters": [recorded("/recruiters")],
  "/job/:jobId": [recorded("/job/:job")],
  "/blog": [recorded("/blog")],
  "/blog/:slug": [recorded("/blog/:slug")],
  "/comparisons/:id/print?": [recorded("/comparisons/:comparison")],
  "/comparisons/:id/tailored": [recorded("candidate /comparisons/:comparison/tailored", candidate)],
  "/shared/:token": [recorded("/shared/:token")],
  "/onboarding": [
    { path: "/onboarding", user: newcomer },
    { path: "/onboarding?role=recruiter", user: candidate },
  ],
  "/dashboard": [
    recorded("candidate /dashboard", candidate),
    recorded("recruiter /dashboard", recruiter),
  ],
  "/profile": [
    recorded("candidate /profile", candidate),
    recorded("recruiter /profile", recruiter),
  ],
  "/searches": [recorded("candidate /searches", candidate)],
  "/paths": [recorded("candidate /paths", candidate)],
  "/messages": [
    recorded("candidate /messages", candidate),
    recorded("recruiter /messages", recruiter),
  ],
  "/applications": [
    recorded("candidate /applications", candidate),
    { ...recorded("candidate /applications?view=list", candidate), faces: ["full"] },
    { ...recorded("candidate /applications?open", candidate), faces: ["full"] },
    { path: "/applications", user: recruiter },
  ],
  "/job/:jobId/applications": [recorded("recruiter /job/:job/applications", recruiter)],
  "/notifications": [recorded("candidate /notifications", candidate)],
  "/candidate/:jobId?": [recorded("recruiter /candidate/:job", recruiter)],
  "/create-job-posting": [
    recorded("recruiter /create-job-posting", recruiter),
    { ...recorded("recruiter /dashboard", recruiter), path: "/create-job-posting?step=url" },
    { path: "/create-job-posting?step=upload", user: recruiter },
  ],
  "/job/:jobId/edit": [recorded("recruiter /job/:job/edit", recruiter)],
  "/admin/:section?": [
    admin(""),
    { ...admin("/review"), path: "/admin/review" },
    admin("/firms"),
    admin("/blog"),
    admin("/seek"),
    admin("/settings"),
    admin("/companies"),
    admin("/status"),
    admin("/fairness"),
    { path: "/admin", user: candidate },
  ],
  "/unsubscribe": [{ path: "/unsubscribe" }, { path: "/unsubscribe?token=x" }],
  "/contact": [recorded("/contact")],
  "/privacy": [{ path: "/privacy" }],
  "/terms": [{ path: "/terms" }],
  "*": [{ path: "/nothing-is-here" }],
};

export function facesOf({ recorded: name, faces }: Scene): readonly Face[] {
  return faces ?? (name && asksServer(name) ? FACES : ["full"]);
}

export async function show({ recorded: name, path, user }: Scene, face: Face): Promise<void> {
  // A list that says how many minutes ago something was is the same on every day.
  vi.setSystemTime("2026-11-18T01:30:00.000Z");
  if (name) answerAs(face, name);
  answersByDefault(listTracked, { jobs: [], total: 0 });
  for (const line of [verifyEmail, connectProvider, unsubscribe]) answersByDefault(line, never);
  const { client } = await openScreen(path ?? (name && recordedPath(name)) ?? "/", {
    ...(user && { user: user() }),
  });
  await settled(client, face);
}

/** Until the screen has asked for everything it needs, and shows what it has. */
async function settled(client: QueryClient, face: Face): Promise<void> {
  const isReady = () =>
    face === "loading"
      ? client.isFetching() > 0
      : client.isFetching() === 0 && document.querySelector("h1") !== null;
  let before = "";
  await expect
    .poll(() => {
      const shown = document.querySelector("main")?.innerHTML ?? "";
      const isStill = shown !== "" && shown === before;
      before = shown;
      return isStill && isReady();
    })
    .toBe(true);
}
