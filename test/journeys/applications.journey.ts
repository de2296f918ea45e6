import type { Page } from "@playwright/test";
import { expect, expectAccessible, OURS, signInSomeone, test } from "../support/journey.ts";

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const said = (page: Page, text: string) => page.getByText(text).first();

interface Posting {
  id: string;
  title: string;
  company: string;
  status: string;
}

/** The demo recruiter in a browser of their own, and a live posting of theirs. */
async function asRecruiter(page: Page): Promise<Posting> {
  const { accounts, password } = await (await page.request.get("/api/demo")).json();
  const { email } = accounts.find(({ role }: { role: string }) => role === "recruiter");
  const signedIn = await page.request.post("/api/auth/login", {
    data: { email, password },
    headers: OURS,
  });
  expect(signedIn.status()).toBe(200);
  const { data } = await (await page.request.get("/candidates/job-postings")).json();
  return data.find(({ status }: Posting) => status === "active");
}

for (const [name, viewport] of [
  ["a desk", DESK],
  ["a phone", PHONE],
] as const)
  test(`on ${name} I apply, the recruiter answers, and I see how it stands`, async ({
    page,
    browser,
    app,
  }) => {
    test.slow();
    const who = name === "a desk" ? "Odette Marchetti" : "Ruben Castellan";
    const context = await browser.newContext({ baseURL: app.url, viewport });
    await context.request.get(app.link);
    const theirs = await context.newPage();
    const job = await asRecruiter(theirs);

    await page.setViewportSize(viewport);
    await signInSomeone(page, who);
    await page.goto(`/job/${job.id}`);
    // The one thing to do stays in reach wherever one reads.
    if (name === "a phone") {
      await page.evaluate(() => scrollTo(0, 600));
      await expect(button(page, "Apply")).toBeInViewport({ ratio: 1 });
    }
    await button(page, "Apply").click();
    const form = page.getByRole("dialog", { name: `Apply for ${job.title}` });
    await form.getByLabel(/^Note to the recruiter/).fill("I would like to talk about this.");
    await button(page, "Send application").click();
    await expect(said(page, "Your application was sent.")).toBeVisible();
    await expect(page.getByRole("link", { name: /^Applied today/ })).toBeVisible();

    await theirs.goto(`/job/${job.id}/applications`);
    const mine = theirs.getByRole("article").filter({ hasText: who });
    await expect(mine).toContainText("I would like to talk about this.");
    await mine.getByRole("link", { name: /^Open resume/ }).click();
    await expect(theirs.getByRole("heading", { name: who }).first()).toBeVisible();
    await theirs.goto(`/job/${job.id}/applications`);
    await theirs.getByLabel(`Stage for ${who}`).selectOption("Interview");
    await expect(said(theirs, `${who}: Interview`)).toBeVisible();
    await context.close();

    await page.goto(name === "a phone" ? "/applications?stage=interview" : "/applications");
    await expect(page.getByRole("article").filter({ hasText: job.title })).toContainText(
      `From ${job.company}: Interview`,
    );
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);

    await page.getByRole("link", { name: job.title }).click();
    await button(page, "Withdraw application").click();
    await page
      .getByRole("dialog", { name: "Withdraw your application?" })
      .getByRole("button", { name: "Withdraw application" })
      .click();
    await expect(said(page, "Your application was withdrawn.")).toBeVisible();
  });

test("I add a job from elsewhere by its link, and drag it along the board", async ({
  page,
  replica,
}) => {
  test.slow();
  const found = replica.truth.find(({ firm, urls }) => firm === "Calder Quay Legal" && urls[0]);
  if (!found) throw new Error("The firm advertises nothing.");
  await page.setViewportSize(DESK);
  await signInSomeone(page, "Iona Bexley");
  await page.goto("/applications");
  await button(page, "Add a job").click();
  const form = page.getByRole("dialog");
  await form.getByLabel(/^Link/).fill("http://10.0.0.1/jobs");
  await button(page, "Read from link").click();
  await expect(said(page, "The link is kept")).toBeVisible();
  await form.getByLabel(/^Link/).fill(found.urls[0] ?? "");
  await button(page, "Read from link").click();
  await expect(form.getByLabel(/^Job title/)).toHaveValue(found.title);
  await expectAccessible(page);
  await button(page, "Add job").click();
  const card = page.getByRole("listitem").filter({ hasText: found.title });
  await card.dragTo(page.getByRole("region", { name: /^Interview/ }));
  await expect(said(page, `${found.title}: moved to Interview`)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("region", { name: /^Interview/ })).toContainText(found.title);
});
