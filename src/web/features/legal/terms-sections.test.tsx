import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { describe, expect, test } from "vitest";
import { termsSections } from "./terms-page.tsx";

/** A section as it is read: its sentence and its body, without markup. */
function read(id: string): string {
  const section = termsSections.find((one) => one.id === id);
  const html = renderToStaticMarkup(
    <StaticRouter location="/terms">
      <p>{section?.point}</p>
      {section?.body}
    </StaticRouter>,
  );
  return html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
}

test("the terms have their fifteen sections in the order of the specification", () => {
  expect(termsSections.map(({ title }) => title.toLowerCase())).toEqual([
    "acceptance",
    "description",
    "accounts",
    "conduct",
    "content",
    "ai services",
    "payments and billing",
    "privacy",
    "intellectual property",
    "disclaimers",
    "limitation of liability",
    "termination",
    "governing law",
    "changes",
    "contact",
  ]);
});

test("every section can be linked to by its title, and opens with one sentence", () => {
  for (const { id, title, point } of termsSections) {
    expect(id).toBe(title.toLowerCase().replaceAll(" ", "-"));
    expect(point).toMatch(/^[^.]+\.$/);
  }
});

describe("the terms say", () => {
  test.each([
    ["acceptance", "at least 16"],
    ["description", "Resume analysis"],
    ["description", "Job matching"],
    ["description", "Profile management"],
    ["description", "Secure messaging"],
    ["description", "Analytics"],
    ["description", "Document storage"],
    ["accounts", "Candidate Create profiles, upload resumes, apply."],
    ["accounts", "Recruiter Post jobs, search candidates, manage recruitment."],
    ["accounts", "Recruiters are verified"],
    ["ai-services", "may contain errors"],
    ["payments-and-billing", "Nothing is charged today"],
    ["payments-and-billing", "Free for job seekers"],
    ["payments-and-billing", "6 months free, then $99 per seat per month"],
    ["payments-and-billing", "billed in advance"],
    ["payments-and-billing", "Cancellation takes effect at the end of the billing period"],
    ["payments-and-billing", "non-refundable unless the law requires"],
    ["payments-and-billing", "We change prices only with 30 days’ notice"],
    ["privacy", "deleted or anonymised within 30 days"],
    ["disclaimers", "guarantees that cannot be excluded under the Australian Consumer Law"],
    ["limitation-of-liability", "capped at the amount you paid us in the preceding 12 months"],
    ["governing-law", "New South Wales, Australia"],
    ["changes", "Price changes always come with 30 days’ notice"],
    ["contact", "Legal inquiries are answered within 5 business days"],
  ])("%s: %s", (id, words) => expect(read(id)).toContain(words));
});
