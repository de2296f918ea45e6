import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { describe, expect, test } from "vitest";
import { privacySections } from "../privacy-page.tsx";

/** A section as it is read: its sentence and its body, without markup. */
function read(id: string): string {
  const section = privacySections.find((one) => one.id === id);
  const html = renderToStaticMarkup(
    <StaticRouter location="/privacy">
      <p>{section?.point}</p>
      {section?.body}
    </StaticRouter>,
  );
  return html
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replace(/\s+/g, " ");
}

test("the policy has its fourteen sections in the order of the specification", () => {
  expect(privacySections.map(({ title }) => title.toLowerCase())).toEqual([
    "overview",
    "information collected",
    "use",
    "sharing",
    "ai processing",
    "storage and security",
    "privacy rights",
    "cookies",
    "communications",
    "retention",
    "international transfers",
    "children",
    "changes",
    "contact",
  ]);
});

test("every section can be linked to by its title, and opens with one sentence", () => {
  for (const { id, title, point } of privacySections) {
    expect(id).toBe(title.toLowerCase().replaceAll(" ", "-"));
    expect(point).toMatch(/^[^.]+\.$/);
  }
});

describe("the policy says", () => {
  test.each([
    ["retention", "within 30 days"],
    ["retention", "What visitors upload 7 days"],
    ["retention", "24 months"],
    ["retention", "12 months"],
    ["retention", "30 days after the last visit, 90 days at most"],
    ["retention", "Links to confirm an address 24 hours, single use"],
    ["retention", "Links to reset a password 1 hour, single use"],
    ["children", "not for people under 16"],
    ["contact", "answered within 5 business days"],
    ["contact", "support@candour.example"],
    ["sharing", "never sold"],
    ["sharing", "hidden from your current employer"],
    ["storage-and-security", "operator’s own database"],
    ["storage-and-security", "operator’s own file store"],
    ["storage-and-security", "Notifiable Data Breaches"],
    ["privacy-rights", "Office of the Australian Information Commissioner"],
    ["communications", "Spam Act 2003"],
    ["changes", "November 15, 2026 Automated decisions section added"],
  ])("%s: %s", (id, words) => expect(read(id)).toContain(words));

  test.each([
    ["Session", "30 days after your last visit, 90 days at most"],
    ["Visitor", "7 days"],
    ["Theme", "1 year"],
    ["Known browser", "1 year"],
    ["Provider sign-in", "10 minutes"],
    ["Connecting", "1 hour"],
  ])("that there is a cookie: %s, %s", (name, time) => {
    expect(read("cookies")).toMatch(new RegExp(`${name} [^.]*\\. ${time}`));
  });

  test("that no cookie tracks and no script is another's", () => {
    expect(read("cookies")).toContain("no tracking, and no third-party scripts");
  });
});

describe("about automated decisions it says", () => {
  const text = read("ai-processing");
  test.each([
    ["which information programs use", "resume lines"],
    ["which information programs use", "the profile you saved"],
    ["which information programs use", "job texts"],
    ["which information programs use", "places:"],
    ["which information programs use", "work rights,"],
    ["which information programs use", "dates of work"],
    ["what they decide alone", "The order of lists"],
    ["what they decide alone", "Match level and percent"],
    ["what they decide alone", "Nothing under 40 per cent is listed"],
    ["what they decide alone", "Digest notifications"],
    ["what they decide alone", "Hidden text, and sentences written to instruct the program"],
    ["what they support", "a recruiter’s choice whom to open, compare and contact"],
    ["what they support", "an administrator’s approval of job ads"],
    ["what they never decide", "No program rejects anyone"],
    ["what they never decide", "makes an offer"],
    ["how a score comes about", "The same documents always get the same score"],
    ["how a score comes about", "version of the engine is on record"],
    ["how a score comes about", "No language model sets a score"],
    ["how a score comes about", "it writes words only, and its quotes are checked"],
    ["what is not used", "name, gender, age, photo, address beyond the place, and ethnicity"],
    ["what can go wrong", "Results may contain errors"],
    ["what I can do", "Ask for a person"],
    ["what I can do", "Edit your profile or replace your resume"],
  ])("%s: %s", (_what, words) => expect(text).toContain(words));
});
