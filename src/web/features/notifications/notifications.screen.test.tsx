import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  changeNotifications,
  deleteNotification,
  listNotifications,
  type Notification,
  readAllNotifications,
  readNotification,
} from "#contract/notifications.ts";
import { address, expectNoSidewaysScroll, press } from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { candidate } from "#test/support/screens/people.ts";
import { answers, answersWhenLetGo, asked, refusal } from "#test/support/screens/stub-api.ts";
import { liveEvent } from "#test/support/screens/stub-wire.ts";

const list = page.getByRole("list", { name: "Notifications" });
const rows = list.getByRole("listitem");
const row = (words: string) => rows.filter({ hasText: words });
const tick = (words: string) => row(words).getByRole("checkbox");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const markRead = page.getByRole("button", { name: /^Mark as read/ });
const search = page.getByLabelText("Search");
const selectAll = page.getByRole("checkbox", { name: "Select all" });
const heading = (name: string) => page.getByRole("heading", { name });
const toast = (words: string) => page.getByRole("listitem").filter({ hasText: words });
const said = (words: string) => expect.element(toast(words)).toBeVisible();
const expectRows = (count: number) => expect.poll(() => rows.elements()).toHaveLength(count);
const remove = (words: string) => row(words).getByRole("button", { name: /^Delete/ });

const idAt = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`;
const HOUR_MS = 3_600_000;

/** A server to which three things have happened, and what becomes of them. */
function answersWithThree() {
  let all = ["Gamma.txt", "Beta.txt", "Alpha.txt"].map(
    (name, at): Notification => ({
      id: idAt(at),
      type: "resume_uploaded",
      title: `${name} was read`,
      message: `We have read ${name}, and matched it.`,
      read: false,
      created_at: new Date(Date.now() - at * 60_000).toISOString(),
      data: { action_url: "/settings" },
    }),
  );
  const done = (message: string) => ({ success: true, message }) as const;
  const mark = (ids: readonly string[]) => {
    all = all.map((one) => (ids.includes(one.id) ? { ...one, read: true } : one));
  };
  const drop = (ids: readonly string[]) => {
    all = all.filter(({ id }) => !ids.includes(id));
  };
  answers(listNotifications, () => ({
    notifications: all,
    total: all.length,
    unread: all.filter(({ read }) => !read).length,
  }));
  answers(readNotification, ({ params }) => {
    mark([params.id]);
    return done("Notification marked as read");
  });
  answers(readAllNotifications, () => {
    mark(all.map(({ id }) => id));
    return done("All notifications marked as read");
  });
  answers(deleteNotification, ({ params }) => {
    drop([params.id]);
    return done("Notification deleted");
  });
  answers(changeNotifications, ({ body: { ids, action } }) => {
    if (action === "read") mark(ids);
    else drop(ids);
    const what = ids.length === 1 ? "Notification" : `${ids.length} notifications`;
    const became = action === "read" ? "marked as read" : "deleted";
    return { ...done(`${what} ${became}`), changed: ids.length };
  });
  return { drop };
}

async function openThree() {
  const user = candidate();
  const server = answersWithThree();
  await openScreen("/notifications", { user });
  await expectRows(3);
  return { ...server, user };
}

test("I open one: it is read, and I am where it leads", async () => {
  await openThree();
  await expect.element(button("Notifications, 3 unread")).toBeVisible();
  await expect.element(row("Gamma.txt")).toHaveTextContent(/Resume.*(Just now|minutes? ago).*Low/);
  await row("Gamma.txt").getByRole("link").click();
  await expect.poll(address).toBe("/settings");
  await expect.element(button("Notifications, 2 unread")).toBeVisible();

  history.back();
  await markRead.first().click();
  await expect.poll(() => markRead.elements()).toHaveLength(1);
  await button("Mark All Read").click();
  await said("All notifications marked as read");
  await expect.element(button("Mark All Read")).not.toBeInTheDocument();
  await expect.poll(() => markRead.elements()).toHaveLength(0);
});

test("I search and filter, and the address keeps it", async () => {
  const { user } = await openThree();
  await markRead.first().click();
  await expect.poll(() => markRead.elements()).toHaveLength(2);
  await page.getByLabelText("Status").selectOptions("Unread");
  await expectRows(2);
  await search.click();
  await userEvent.keyboard("ALPHA");
  await expectRows(1);
  await expect.poll(address).toBe("/notifications?q=ALPHA&status=unread");
  await openScreen(address(), { user });
  await expect.element(search).toHaveValue("ALPHA");
  await expectRows(1);
  await expect.element(row("Alpha.txt")).toBeVisible();

  await page.getByLabelText("Type").selectOptions("Interview");
  await expect.element(heading("Nothing matches")).toBeVisible();
  await button("Clear filters").click();
  await expectRows(3);
  expect(address()).toBe("/notifications");
  await expect.element(search).toHaveValue("");
});

test("I tick some and delete them; what is filtered out is not deleted", async () => {
  await openThree();
  await tick("Alpha.txt").click();
  await search.fill("txt, and");
  await selectAll.click();
  await expect.element(page.getByText("3 selected")).toBeVisible();
  await tick("Alpha.txt").click();
  await tick("Gamma.txt").click();
  await expect.element(page.getByText("1 selected")).toBeVisible();
  await search.fill("Gamma");
  await expect.element(page.getByText("1 selected")).not.toBeInTheDocument();
  await search.fill("");
  await expect.element(page.getByText("1 selected")).toBeVisible();
  await button("Delete").click();
  await said("Notification deleted");
  await expectRows(2);
  await selectAll.click();
  await button("Delete").click();
  await said("2 notifications deleted");
  await expect.element(heading("Nothing yet")).toBeVisible();
});

test("what went in another window goes here too, and the other ticks stay", async () => {
  const { drop } = await openThree();
  await tick("Beta.txt").click();
  await tick("Gamma.txt").click();
  drop([idAt(1)]);
  liveEvent(`${listNotifications.method} ${listNotifications.path}`);
  await expectRows(2);
  await expect.element(page.getByText("1 selected")).toBeVisible();
  await expect.element(tick("Gamma.txt")).toBeChecked();
  await button("Mark Read").click();
  await said("Notification marked as read");
  await expect.element(button("Notifications, 1 unread")).toBeVisible();
});

test("a double click is one wish", async () => {
  await openThree();
  await remove("Beta.txt").dblClick();
  await expectRows(2);
  await said("Notification deleted");
  expect(toast("Notification deleted").elements()).toHaveLength(1);
  expect(asked(deleteNotification)).toHaveLength(1);
});

test("with the keyboard alone I read one and delete two, and never lose my place", async () => {
  await openThree();
  await press(markRead.first(), "Enter");
  await expect.element(row("Gamma.txt").getByRole("link")).toHaveFocus();
  await expect.poll(() => markRead.elements()).toHaveLength(2);
  await userEvent.keyboard("{Tab}");
  await expect.element(remove("Gamma.txt")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expectRows(2);
  await expect.element(remove("Beta.txt")).toHaveFocus();

  await press(selectAll, " ");
  await expect.element(page.getByText("2 selected")).toBeVisible();
  while (document.activeElement !== button("Mark Read").element())
    await userEvent.keyboard("{Tab}");
  await userEvent.keyboard("{Enter}");
  await said("2 notifications marked as read");
  await expect.element(selectAll).toHaveFocus();
  await expect.element(selectAll).not.toBeChecked();
});

test("what fails says so, and nothing is lost", async () => {
  await openThree();
  for (const line of [
    readNotification,
    readAllNotifications,
    deleteNotification,
    changeNotifications,
  ])
    answers(line, refusal());
  // By the keyboard: what is said in passing stands over some of them.
  await press(markRead.first(), "Enter");
  await said("Failed to mark notification as read");
  await press(button("Mark All Read"), "Enter");
  await said("Failed to mark all notifications as read");
  await press(remove("Beta.txt"), "Enter");
  await said("Failed to delete notification");
  await press(tick("Beta.txt"), " ");
  await press(button("Delete"), "Enter");
  await said("Failed to delete the notifications");
  await expectRows(3);
  await expect.element(tick("Beta.txt")).toBeChecked();
});

const many = (count: number): Notification[] =>
  Array.from({ length: count }, (_, at) => ({
    id: idAt(at),
    type: (["message", "application", "welcome"] as const)[at % 3] ?? "other",
    title: `Thing ${at} with a-rather-long-word-that-nobody-would-write-but-somebody-will`,
    message: "Somebody is interested in a posting of yours. See how well the candidates fit.",
    read: at % 2 === 1,
    created_at: new Date(Date.now() - at * 2 * HOUR_MS).toISOString(),
    data: at % 4 === 0 ? {} : { action_url: "/dashboard" },
  }));

for (const width of [1280, 390])
  test(`loading, full, empty and failed hold together at ${width}`, async () => {
    await page.viewport(width, 844);
    const full = { notifications: many(24), total: 312, unread: 100 };
    const letGo = answersWhenLetGo(listNotifications, full);
    await openScreen("/notifications", { user: candidate() });
    await expect.element(page.getByText("Loading notifications")).toBeInTheDocument();
    const before = search.element().getBoundingClientRect();
    letGo();
    await expectRows(24);
    expect(search.element().getBoundingClientRect()).toEqual(before);
    await expect.element(page.getByText("The newest 200 are shown.")).toBeVisible();
    await rows.first().getByRole("checkbox").click();
    await expect.element(page.getByText("1 selected")).toBeVisible();
    expectNoSidewaysScroll();
    await page.getByLabelText("Type").selectOptions("Application");
    await search.fill("thing 10");
    await expectRows(1);

    answers(listNotifications, refusal());
    await openScreen("/notifications", { user: candidate() });
    const failed = page.getByText("Notifications could not be loaded.");
    await expect.element(failed).toBeVisible();
    answers(listNotifications, { notifications: [], total: 0, unread: 0 });
    await button("Try again").click();
    await expect.element(heading("Nothing yet")).toBeVisible();
    expectNoSidewaysScroll();
  });
