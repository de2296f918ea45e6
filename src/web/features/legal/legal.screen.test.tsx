import { afterEach, describe, expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { demoWorld } from "#contract/platform.ts";
import {
  address,
  expectHidden,
  expectNoSidewaysScroll,
  focus,
  textsOf,
} from "#test/support/screens/matchers.ts";
import { cameFrom, openScreen } from "#test/support/screens/open-screen.tsx";
import { answers } from "#test/support/screens/stub-api.ts";

const PRIVACY = [
  "Overview",
  "Information collected",
  "Use",
  "Sharing",
  "AI processing",
  "Storage and security",
  "Privacy rights",
  "Cookies",
  "Communications",
  "Retention",
  "International transfers",
  "Children",
  "Changes",
  "Contact",
];
const TERMS = [
  "Acceptance",
  "Description",
  "Accounts",
  "Conduct",
  "Content",
  "AI services",
  "Payments and billing",
  "Privacy",
  "Intellectual property",
  "Disclaimers",
  "Limitation of liability",
  "Termination",
  "Governing law",
  "Changes",
  "Contact",
];
const PAGES = [
  { path: "/privacy", title: "Privacy Policy", sections: PRIVACY },
  { path: "/terms", title: "Terms of Service", sections: TERMS },
];

const idOf = (title: string) => title.toLowerCase().replaceAll(" ", "-");
const numbered = (titles: string[]) => titles.map((title, at) => `${at + 1}. ${title}`);
const contents = page.getByRole("navigation", { name: "Contents" });
const article = page.getByRole("article");
const headings = article.getByRole("heading", { level: 2 });
const headingOf = (title: string) =>
  article.getByRole("heading", { level: 2, name: `. ${title}` }).first();
const toTop = page.getByRole("button", { name: "Back to top" });
const back = page.getByRole("button", { name: "Back", exact: true });
const title = page.getByRole("heading", { level: 1 });

for (const { path, title: name, sections } of PAGES)
  describe(path, () => {
    test("I read its sections in order, and every entry of the contents takes me to one", async () => {
      await page.viewport(1280, 800);
      await openScreen(path);
      await expect.poll(() => document.title).toBe(`${name} · Candour`);
      await expect
        .element(page.getByText("Last updated: June 16, 2025", { exact: true }))
        .toBeVisible();
      expect(textsOf(headings)).toEqual(numbered(sections));
      const links = contents.getByRole("link");
      expect(textsOf(links)).toEqual(numbered(sections));
      for (const [at, section] of sections.entries()) {
        await links.nth(at).click();
        await expect.poll(address).toBe(`${path}#${idOf(section)}`);
        await expect.element(headings.nth(at)).toHaveFocus();
        await expect.element(headings.nth(at)).toBeInViewport();
      }
    });

    test("past 400 px, and not before, a button takes me back to the top", async () => {
      await openScreen(path);
      await expect.element(title).toHaveText(name);
      scrollTo(0, 401);
      await expect.element(toTop).toBeVisible();
      scrollTo(0, 400);
      await expectHidden(toTop);
      scrollTo(0, 2000);
      await toTop.click();
      await expect.poll(() => scrollY).toBe(0);
      await expectHidden(toTop);
      await expect.element(title).toHaveFocus();
    });

    test("its foot leads to the terms, the policy and the contact form", async () => {
      await openScreen(path);
      const links = page.getByRole("navigation", { name: "Legal" }).getByRole("link");
      await expect
        .poll(() => links.elements().map((link) => link.getAttribute("href")))
        .toEqual(["/terms", "/privacy", "/contact"]);
    });

    for (const width of [1280, 390])
      test(`nothing is wider than the window, ${width} wide`, async () => {
        await page.viewport(width, 844);
        await openScreen(path);
        scrollTo(0, 1000);
        await expect.element(toTop).toBeVisible();
        expectNoSidewaysScroll();
      });
  });

test("the privacy policy says when automated decisions were added, the terms do not", async () => {
  const added = page.getByText("Automated decisions section added November 15, 2026");
  await openScreen("/privacy");
  await expect.element(added).toBeVisible();
  await openScreen("/terms");
  await expect.element(title).toHaveText("Terms of Service");
  await expectHidden(added);
});

test("a link in the terms takes me to the section of the policy that it names", async () => {
  await openScreen("/terms#ai-services");
  const link = article.getByRole("link", { name: "AI processing" });
  const arrive = async () => {
    await link.click();
    await expect.poll(address).toBe("/privacy#ai-processing");
    await expect.element(headingOf("AI processing")).toHaveFocus();
    await expect.element(headingOf("AI processing")).toBeInViewport();
  };
  await arrive();
  // The second time the page is there at once, and its start must not win.
  history.back();
  await arrive();
});

test("Back takes me to where I came from, however much I jumped around", async () => {
  answers(demoWorld, { accounts: [], password: null });
  cameFrom("/login");
  await openScreen("/terms#content");
  for (const name of ["Privacy", "Changes", "Changes"])
    await contents.getByRole("link", { name }).click();
  await back.click();
  await expect.poll(address).toBe("/login");
});

test("with the keyboard alone I jump to a section, read on from it, and return to the top", async () => {
  await openScreen("/privacy");
  await focus(back);
  for (let entry = 1; entry <= 5; entry++) await userEvent.keyboard("{Tab}");
  await expect.element(contents.getByRole("link", { name: "AI processing" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(headingOf("AI processing")).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  await expect
    .element(page.getByRole("link", { name: "support@candour.example" }).first())
    .toHaveFocus();
  await focus(page.getByRole("navigation", { name: "Legal" }).getByRole("link").last());
  await userEvent.keyboard("{Tab}");
  await expect.element(toTop).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(title).toHaveFocus();
  await expect.poll(() => scrollY).toBe(0);
});

describe("on paper", () => {
  afterEach(() => commands.media({ media: "screen", colorScheme: "light" }));

  test("it is ink, also when my screen is dark", async () => {
    await commands.media({ media: "print", colorScheme: "dark" });
    await openScreen("/terms");
    const paragraph = article.css("p").first();
    await expect.poll(() => getComputedStyle(paragraph.element()).color).toBe("rgb(0, 0, 0)");
    await expectHidden(contents);
  });
});
