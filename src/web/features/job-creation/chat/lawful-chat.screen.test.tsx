import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { generateJd } from "#contract/job-creation.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { recruiter } from "#test/support/screens/people.ts";
import { answers, asked } from "#test/support/screens/stub-api.ts";
import { answersWithEmptyHome } from "#test/support/screens/stubs/recruiter-home.ts";

const place = (quote: string) => ({
  quote,
  attribute: "sex",
  why: "Choosing people by sex is unlawful.",
});
const turn = (quotes: string[]) => ({
  message: "Noted.",
  jd: "",
  sessionId: "66666666-6666-4666-8666-666666666666",
  complete: false,
  draft: {
    company: "Quandong Haulage",
    title: "Fleet Manager",
    level: "",
    location: "",
    arrangement: "",
    employment_type: "",
    salary: null,
    responsibilities: [],
    must: quotes,
    nice: [],
    benefits: [],
    reports_to: "",
    start_date: "",
    contact: { name: "", email: "", phone: "" },
    about: [],
  },
  known: ["title" as const],
  unstated: [],
  changed: [],
  flags: [],
  unlawful: quotes.map(place),
  can_publish: false,
  posting_id: null,
  writer: "",
});

test("the warning in the chat takes words out at a tap, and sends a reason", async () => {
  answersWithEmptyHome();
  answers(generateJd, turn(["Male", "No kids"]));
  await openScreen("/create-job-posting?step=url", { user: recruiter() });
  await page.getByRole("button", { name: "Continue without it" }).click();
  const warning = page.getByRole("alert", { name: "This cannot go live yet" });
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
