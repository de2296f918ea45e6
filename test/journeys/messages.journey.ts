import { MESSAGE_SENTENCES as say } from "#contract/messaging.ts";
import { button } from "../support/account-screens.ts";
import { expect, test } from "../support/journey.ts";
import {
  asCandidate,
  box,
  list,
  openLive,
  recruiterIn,
  row,
  someone,
  thread,
  unreadIn,
  words,
  writeAbout,
} from "../support/message-screens.ts";

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
  const title = `Message the recruiter about ${job.title}, ${job.company}`;
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  const first = page.getByRole("textbox", { name: "Your message" });
  await expect(first).toBeFocused();
  await expect(button(page, "Send")).toBeDisabled();
  await first.fill("   ");
  await expect(button(page, "Send")).toBeDisabled();
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
  await button(page, "Send report").click();
  await expect(page.getByText("Thank you. We will look into it.").first()).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.getByRole("button", { name: /^More about/ }).click();
  await page.getByRole("menuitem", { name: "Block" }).click();
  await expect(page.getByRole("dialog")).toContainText("They aren’t told.");
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
