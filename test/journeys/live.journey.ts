import { expect, OURS, test } from "../support/journey.ts";
import {
  asCandidate,
  box,
  openLive,
  someone,
  thread,
  unreadIn,
  words,
  writeAbout,
} from "../support/message-screens.ts";

/** The browser tries again by itself after a few seconds. */
const RECONNECTS = { timeout: 30_000 };

test("the line was down for a while: what I missed is there, once, in both my windows", async ({
  page,
  browser,
  app,
}) => {
  test.slow();
  const job = await asCandidate(page, someone("Noor"), app.url);
  const id = await writeAbout(page, job, "Is the role still open?");
  const other = await browser.newContext({ baseURL: app.url });
  const { accounts, password } = await (await other.request.get("/api/demo")).json();
  const { email } = accounts.find(({ role }: { role: string }) => role === "recruiter");
  await other.request.post("/api/auth/login", { data: { email, password }, headers: OURS });
  const answer = async (text: string) => {
    const data = { conversation_id: id, text };
    const sent = await other.request.post("/api/conversations/messages", { data, headers: OURS });
    expect(sent.ok(), await sent.text()).toBe(true);
  };

  const second = await page.context().newPage();
  await openLive(second, "/notifications");
  await openLive(page, `/messages?conversation=${id}`);
  await answer("It is.");
  await expect(words(page, "It is.")).toHaveCount(1);

  await page.context().setOffline(true);
  await answer("Could we talk on Thursday?");
  await answer("Or on Friday?");
  await page.context().setOffline(false);
  for (const text of ["It is.", "Could we talk on Thursday?", "Or on Friday?"])
    await expect(words(page, text)).toHaveCount(1, RECONNECTS);
  await expect(thread(page).getByText("Is the role still open?")).toHaveCount(1);
  await expect(box(page)).toBeVisible();
  // Read in the one window, so read in the other.
  for (const window of [page, second])
    await expect(unreadIn(window)).not.toContainText("unread", RECONNECTS);
  await other.close();
});
