import { randomUUID } from "node:crypto";
import { startLink } from "#server/platform/http/start-token.ts";
import { type Browser, createBrowser } from "./browser.ts";
import type { TestApp } from "./test-app.ts";

export const PASSWORD = "correct horse battery";

export interface Person {
  readonly browser: Browser;
  readonly email: string;
  readonly id: string;
}

/** Somebody with an account of their own, signed in. */
export async function signedIn(
  app: TestApp,
  { recruiter = false, onboarded = true, email = `${randomUUID()}@example.org` } = {},
): Promise<Person> {
  const browser = createBrowser(app.url);
  await browser.post("/api/auth/register", { name: "Test Person", email, password: PASSWORD });
  const { rows } = await app.testDatabase.database.query(
    `update accounts set is_recruiter = $2, onboarded = $3, email_verified_at = now()
     where lower(email) = lower($1) returning id`,
    [email, recruiter, onboarded],
  );
  const answer = await browser.post("/api/auth/login", { email, password: PASSWORD });
  if (!answer.ok) throw new Error(`The test person could not sign in: ${await answer.text()}`);
  return { browser, email, id: rows[0].id };
}

/** The administrator of apps started with `ADMIN_ENV`: an account of the candidate's kind. */
const ADMIN_EMAIL = "admin@example.org";
export const ADMIN_ENV = { ADMIN_EMAILS: ADMIN_EMAIL };
/** Outside a trial an administrator shows a code or a passkey, too: here as if they had. */
export async function signedInAdmin(app: TestApp, { withFactor = true } = {}): Promise<Person> {
  const admin = await signedIn(app, { email: ADMIN_EMAIL });
  if (withFactor)
    await app.testDatabase.database.query(
      "update sessions set second_factor_at = now() where account_id = $1",
      [admin.id],
    );
  return admin;
}

/** The browser of whoever started the program: it has opened the link that was printed. */
export async function starting(app: TestApp): Promise<Browser> {
  const browser = createBrowser(app.url);
  const answer = await browser.get(startLink("", app.platform.startToken));
  if (answer.status !== 302) throw new Error(`The printed link answered ${answer.status}.`);
  return browser;
}

/** A browser that has a visitor cookie and no account. */
export async function visiting(app: TestApp): Promise<Browser> {
  const browser = createBrowser(app.url);
  const stop = new AbortController();
  await browser.request("/api/events", { signal: stop.signal });
  stop.abort();
  return browser;
}
