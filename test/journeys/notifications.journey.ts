import { expect, expectAccessible, test } from "../support/journey.ts";

test("I look into the demo world and read what happened", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in as candidate" }).click();
  await expect(page).toHaveURL("/dashboard");

  await page.goto("/notifications");
  const list = page.getByRole("list").filter({ hasText: "Welcome to Candour" });
  await expect(list).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Mark as read" }).click();
  await expect(page.getByRole("button", { name: "Mark as read" })).toBeHidden();
});

test("what I delete in one window is gone from the other", async ({ page, context }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in as recruiter" }).click();
  await expect(page).toHaveURL("/dashboard");
  const other = await context.newPage();
  for (const window of [page, other]) {
    const live = window.waitForResponse((answer) => answer.url().endsWith("/api/events"));
    await window.goto("/notifications");
    await live;
    await expect(window.getByText("Welcome to Candour", { exact: true })).toBeVisible();
  }
  // A double click is one wish: the second press must not complain that it is gone.
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "DELETE") asked.push(request.url());
  });
  await page.getByRole("button", { name: /Delete.*Welcome to Candour/ }).dblclick();
  await expect(page.getByRole("heading", { name: "Nothing yet" })).toBeVisible();
  expect(asked).toHaveLength(1);
  await expect(other.getByRole("heading", { name: "Nothing yet" })).toBeVisible();
});

test("a list that cannot be loaded says so, and another try brings it", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in as administrator" }).click();
  await expect(page).toHaveURL("/dashboard");
  await page.route("**/api/notifications", (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.goto("/notifications");
  await expect(page.getByText("Notifications could not be loaded.")).toBeVisible();
  await page.unroute("**/api/notifications");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Welcome to Candour", { exact: true })).toBeVisible();
});
