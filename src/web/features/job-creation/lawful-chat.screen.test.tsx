import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { generateJd } from "#contract/job-creation.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { recruiter } from "#test/support/screens/people.ts";
import { answers, asked } from "#test/support/screens/stub-api.ts";
import {
  aFullTurn,
  answersWithTalk,
  FULL_DRAFT,
  TALK_PATH,
} from "#test/support/screens/stubs/job-talk.ts";
import { answersWithEmptyHome } from "#test/support/screens/stubs/recruiter-home.ts";

const place = (quote: string) => ({
  quote,
  attribute: "sex",
  why: "Choosing people by sex is unlawful.",
});
const turn = (quotes: string[]) =>
  aFullTurn({
    draft: { ...FULL_DRAFT, must: quotes },
    unlawful: quotes.map(place),
    can_publish: quotes.length === 0,
  });

test("the warning in the chat takes words out at a tap, and sends a reason", async () => {
  answersWithEmptyHome();
  answersWithTalk(turn(["Male", "No kids"]));
  await openScreen(TALK_PATH, { user: recruiter() });
  const warning = page.getByRole("alert", { name: "This cannot go live yet" });
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const reason = page.getByText(/^2 phrases choose people by something the law protects/);
  await expect.element(reason).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Publish now" })).toBeDisabled();
  answers(generateJd, turn(["Male"]));
  await warning.getByRole("button", { name: "Take it out: “No kids”" }).click();
  await expect.element(warning).not.toHaveTextContent("No kids");
  expect(asked(generateJd).at(-1)?.body.message).toBe('Remove "No kids"');

  answers(generateJd, turn([]));
  await warning.getByRole("button", { name: /^This is lawful because/ }).click();
  await warning.getByRole("textbox").fill("Section 31 exemption, men's refuge");
  await warning.getByRole("button", { name: "Keep this reason" }).click();
  await expect.element(warning).not.toBeInTheDocument();
  expect(asked(generateJd).at(-1)?.body).toMatchObject({
    message: "",
    exemptions: [{ quote: "Male", reason: "Section 31 exemption, men's refuge" }],
  });
});
