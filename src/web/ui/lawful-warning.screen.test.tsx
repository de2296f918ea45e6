import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "#test/support/screens/accessible.ts";
import { expectNoSidewaysScroll } from "#test/support/screens/matchers.ts";
import { showPart } from "#test/support/screens/open-screen.tsx";
import { LawfulWarning } from "./lawful-warning.tsx";

const WHY =
  "Asking for an age is unlawful under the Age Discrimination Act 2004. Ask for the experience you need instead.";
const PLACES = [
  { quote: "Nobody over 45 please", why: WHY },
  { quote: "No kids", why: "Choosing people by family is unlawful." },
];

test("each wording stands there with its sentence, and both ways out", async () => {
  const said: string[][] = [];
  await showPart(
    <LawfulWarning
      places={PLACES}
      onTakeOut={(quote) => said.push(["out", quote])}
      onLawful={(quote, reason) => said.push([reason, quote])}
    />,
  );
  const warning = page.getByRole("alert", { name: "This cannot go live yet" });
  await expect.element(warning).toHaveTextContent(WHY);
  await warning.getByRole("button", { name: "Take it out: “No kids”" }).click();
  await warning
    .getByRole("button", { name: "This is lawful because… “Nobody over 45 please”" })
    .click();
  const reason = warning.getByRole("textbox", { name: "Why is it lawful here?" });
  await reason.fill("  too few ");
  await warning.getByRole("button", { name: "Keep this reason" }).click();
  await expect.element(reason).toHaveAccessibleDescription(/at least 10 characters/);
  expect(said).toEqual([["out", "No kids"]]);
  await reason.fill("A law sets this limit for pilots");
  await warning.getByRole("button", { name: "Keep this reason" }).click();
  expect(said.at(-1)).toEqual(["A law sets this limit for pilots", "Nobody over 45 please"]);
});

test("it can be read and pressed on a phone, in the light and in the dark", async () => {
  await page.viewport(390, 844);
  await showPart(
    <LawfulWarning places={PLACES} onTakeOut={() => undefined} onLawful={() => undefined} />,
  );
  await page
    .getByRole("button", { name: /^This is lawful because/ })
    .first()
    .click();
  await expectNoSidewaysScroll();
  await expectAccessible();
});

test("where the text cannot be changed only a reason is asked for", async () => {
  await showPart(<LawfulWarning places={PLACES} onLawful={() => undefined} />);
  await expect.element(page.getByRole("button", { name: /^Take it out/ })).not.toBeInTheDocument();
});
