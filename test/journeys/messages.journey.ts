import type { Page } from "@playwright/test";
import { MESSAGE_SENTENCES as say } from "#contract/messaging.ts";
import { button } from "../support/account-screens.ts";
import { expect, expectAccessible, OURS, test } from "../support/journey.ts";
import {
  asCandidate,
  asDemo,
  box,
  DESK,
  list,
  openLive,
  PHONE,
  places,
  recruiterIn,
  row,
  someone,
  thread,
  unreadIn,
  words,
  writeAbout,
} from "../support/message-screens.ts";

const SEND = "**/api/conversations/messages";
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** From now on nothing that is sent gets through; reading does. */
const cutOff = (page: Page) =>
  page.route(SEND, (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );

test("I write about a job, the recruiter reads it as it arrives, and I their answer", async ({
  page,
  browser,
  app,
}) => {
  test.slow();
  const name = someone("Ida");
  const job = await asCandidate(page, name, app.url);
  const recruiter = await recruiterIn(browser, app.url);
  const other = await recruiter.context().newPage();
  await openLive(other, "/notifications");
  const before = Number((await unreadIn(other).textContent())?.replace(/\D/g, "") || "0");

  await openLive(page, `/job/${job.id}`);
  await page.getByRole("link", { name: "Contact recruiter" }).click();
  await expect(page).toHaveURL(`/messages?job=${job.id}`);
  const title = `Write to the people behind ${job.title}, ${job.company}`;
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  const first = page.getByRole("textbox", { name: "Your message" });
  await expect(first).toBeFocused();
  await expect(button(page, "Send")).toBeDisabled();
  await first.fill("   ");
  await expect(button(page, "Send")).toBeDisabled();
  await expectAccessible(page);
  await first.fill("Is the role still open?");
  await first.press("Shift+Enter");
  await first.pressSequentially("<b>I would like to know more.</b>");
  await first.press("Enter");

  await expect(page).toHaveURL(/\/messages\?conversation=/);
  const asked = "Is the role still open?\n<b>I would like to know more.</b>";
  await expect(words(page, asked)).toBeVisible();
  const about = page.getByRole("link", { name: `${job.title}, ${job.company}`, exact: true });
  await expect(about).toHaveAttribute("href", `/job/${job.id}`);
  await expect(box(page)).toBeFocused();

  // Without a reload: at the head of the list, and counted in every window of the recruiter's.
  await expect(list(recruiter).getByRole("link").first()).toContainText(name);
  await expect(row(recruiter, name)).toContainText("1 unread");
  for (const window of [recruiter, other])
    await expect(unreadIn(window)).toContainText(`${before + 1} unread`);
  await row(recruiter, name).click();
  await expect(words(recruiter, asked)).toBeVisible();
  await expect(row(recruiter, name)).not.toContainText("unread");
  for (const window of [recruiter, other])
    if (before === 0) await expect(unreadIn(window)).not.toContainText("unread");
    else await expect(unreadIn(window)).toContainText(`${before} unread`);

  await expect(box(recruiter)).toBeFocused();
  await box(recruiter).fill("It is. Could we talk on Thursday?");
  await button(recruiter, "Send").click();
  await expect(words(recruiter, "It is. Could we talk on Thursday?")).toHaveCount(1);
  await expect(box(recruiter)).toHaveValue("");
  await expect(words(page, "It is. Could we talk on Thursday?")).toBeVisible();
  // Those who do not see it hear it.
  await expect(page.getByRole("status").filter({ hasText: "Could we talk" })).toHaveCount(1);
  // It is being read, so it is not unread.
  await expect(unreadIn(page)).not.toContainText("unread");

  // Who asks again about the same job goes on in the same conversation.
  await page.goto(`/messages?job=${job.id}`);
  await expect(page).toHaveURL(/\/messages\?conversation=/);
  await expect(words(page, asked)).toBeVisible();
  await recruiter.context().close();
});

test("a message that could not be sent stays, also over a reload, and is sent once", async ({
  page,
  browser,
  app,
}) => {
  test.slow();
  const name = someone("Noor");
  const id = await writeAbout(page, await asCandidate(page, name, app.url), "Good morning");
  await page.setViewportSize(DESK);
  await page.goto(`/messages?conversation=${id}`);
  await expect(words(page, "Good morning")).toBeVisible();

  await cutOff(page);
  await box(page).fill("Are you there?");
  await box(page).press("Enter");
  await expect(words(page, say.sendFailed)).toBeVisible();
  await expectAccessible(page);
  await box(page).fill("A thought I have not finished");
  await page.reload();
  await expect(words(page, "Are you there?")).toBeVisible();
  await expect(words(page, say.sendFailed)).toBeVisible();
  await expect(box(page)).toHaveValue("A thought I have not finished");

  // It arrives, and only the answer is lost: another try must not say it twice.
  await page.unroute(SEND);
  await page.route(SEND, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await route.fetch();
    await route.abort();
  });
  const recruiter = await recruiterIn(browser, app.url);
  await button(page, "Try again").click();
  await expect(row(recruiter, name)).toContainText("Are you there?");
  // This window hears of its own message too, and lets go of what it had kept.
  await expect(words(page, say.sendFailed)).toHaveCount(0);
  await page.unroute(SEND);
  await page.reload();
  await expect(words(page, "Are you there?")).toHaveCount(1);
  await expect(words(page, say.sendFailed)).toHaveCount(0);
  await row(recruiter, name).click();
  await expect(words(recruiter, "Are you there?")).toHaveCount(1);

  await cutOff(page);
  await box(page).press("Enter");
  await button(page, "Discard").click();
  await page.reload();
  await expect(words(page, "Are you there?")).toHaveCount(1);
  await expect(words(page, "A thought I have not finished")).toHaveCount(0);
  await recruiter.context().close();
});

test("I report and block somebody, and hear nothing more until I say so", async ({
  page,
  browser,
  app,
}) => {
  test.slow();
  const name = someone("Lena");
  const id = await writeAbout(page, await asCandidate(page, name, app.url), "Good morning");
  const recruiter = await recruiterIn(browser, app.url);
  await row(recruiter, name).click();
  await page.goto(`/messages?conversation=${id}`);
  await page.getByRole("button", { name: /^More about/ }).click();
  await page.getByRole("menuitem", { name: "Report" }).click();
  await button(page, "Send report").click();
  await expect(page.getByText("Choose what is wrong")).toBeVisible();
  await page.getByRole("radio", { name: "Not a real job" }).check();
  await page.getByRole("textbox", { name: /^Anything/ }).fill("They asked for money.");
  await expectAccessible(page);
  await button(page, "Send report").click();
  await expect(page.getByText("Thank you. We will look into it.").first()).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.getByRole("button", { name: /^More about/ }).click();
  await page.getByRole("menuitem", { name: "Block" }).click();
  await expect(page.getByRole("dialog")).toContainText("They are not told.");
  await page.getByRole("dialog").getByRole("button", { name: "Block" }).click();
  await expect(page.getByText(say.blockedByYou)).toBeVisible();
  await expect(box(page)).toHaveCount(0);

  await box(recruiter).fill("Hello?");
  await box(recruiter).press("Enter");
  await expect(thread(recruiter).getByText(say.blocked)).toBeVisible();
  await button(page, "Unblock").click();
  await expect(box(page)).toBeVisible();
  await button(recruiter, "Try again").click();
  await expect(words(page, "Hello?")).toBeVisible();
  await recruiter.context().close();
});

test("I scroll back through a long conversation and am not moved by what comes in", async ({
  page,
  browser,
  app,
}) => {
  test.slow();
  const name = someone("Vera");
  const id = await writeAbout(page, await asCandidate(page, name, app.url), "The first of many");
  for (let n = 2; n <= 56; n++)
    await page.request.post("/api/conversations/messages", {
      data: { conversation_id: id, text: `Number ${n}` },
      headers: OURS,
    });
  const recruiter = await recruiterIn(browser, app.url);
  await page.setViewportSize(DESK);
  await openLive(page, `/messages?conversation=${id}`);
  await expect(words(page, "Number 56")).toBeInViewport();
  await expect(words(page, "The first of many")).toHaveCount(0);

  // By the keyboard alone, and what was at the top stays where it was.
  await page.getByRole("button", { name: "Earlier messages" }).focus();
  const topOf = async (text: string) => (await words(page, text).boundingBox())?.y ?? Number.NaN;
  await expect(words(page, "The first of many")).toHaveCount(1);
  await expect(words(page, "Number 7")).toBeInViewport();
  await expect(words(page, "Number 56")).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Earlier messages" })).toHaveCount(0);

  const stood = await topOf("Number 7");
  await row(recruiter, name).click();
  await box(recruiter).fill("You have written a lot");
  await box(recruiter).press("Enter");
  await expect(button(page, "New messages")).toBeVisible();
  expect(await topOf("Number 7")).toBe(stood);
  await expectAccessible(page);
  await button(page, "New messages").click();
  await expect(words(page, "You have written a lot")).toBeInViewport();
  await expect(button(page, "New messages")).toHaveCount(0);
  // At the end one stays at the end.
  await box(recruiter).fill("But I have read it all");
  await box(recruiter).press("Enter");
  await expect(words(page, "But I have read it all")).toBeInViewport();
  await recruiter.context().close();
});

test("on a phone the conversation takes the place of the list, and Back returns to it", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize(PHONE);
  await asDemo(page.request, "candidate");
  await page.goto("/messages");
  await expect(page.getByRole("heading", { level: 1, name: "Messages" })).toBeVisible();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);

  const first = list(page).getByRole("link").first();
  await first.click();
  await expect(page).toHaveURL(/conversation=/);
  await expect(list(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 2, name: "Tom Okafor" })).toBeFocused();
  await expect(box(page)).toBeInViewport({ ratio: 1 });
  const bar = await places(page).boundingBox();
  const written = await button(page, "Send").boundingBox();
  expect((written?.y ?? 0) + (written?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);

  await button(page, "Back to conversations").click();
  await expect(page).toHaveURL("/messages");
  await expect(first).toBeFocused();
});

test("what cannot be loaded says so, and another try brings it", async ({ page }) => {
  test.slow();
  await asDemo(page.request, "candidate");
  const fail = (path: string) =>
    page.route(path, (route) => route.fulfill({ status: 500, body: "{}" }));

  await fail("**/api/conversations");
  await page.goto("/messages");
  await expect(page.getByRole("heading", { name: say.conversationsFailed })).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/api/conversations");
  await button(page, "Try again").click();
  await expect(list(page)).toBeVisible();
  await expect(page.getByText("Choose a conversation to read it and to answer.")).toBeVisible();

  await fail("**/api/conversations/messages?*");
  await list(page).getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: say.messagesFailed })).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/api/conversations/messages?*");
  await button(page, "Try again").click();
  await expect(thread(page)).toBeVisible();

  // Somebody else's, or nobody's.
  await page.goto("/messages?conversation=11111111-1111-4111-8111-111111111111");
  await expect(page.getByRole("heading", { name: say.notFound })).toBeVisible();
  await page.getByRole("link", { name: "All conversations" }).click();
  await expect(page).toHaveURL("/messages");
  await page.goto("/messages?job=11111111-1111-4111-8111-111111111111");
  await expect(page.getByRole("heading", { name: "This job is no longer open" })).toBeVisible();

  await page.route("**/api/conversations", (route) => route.fulfill({ json: [] }));
  await page.goto("/messages");
  await expect(page.getByRole("heading", { name: "No conversations yet" })).toBeVisible();
  await expectAccessible(page);
});
