import { expect, test } from "vitest";
import { readJob } from "#reading/job/read-job.ts";
import { plainLines } from "#reading/text/plain-lines.ts";
import { draftHtml } from "./draft-html.ts";
import { draftAd } from "./draft-text.ts";
import { openTalk } from "./state.ts";
import { readyThen } from "./testing/talk-through.ts";

const { draft } = readyThen(
  "Nice to have: mining experience, Mandarin. Benefits: nine-day fortnight, paid parental leave.",
  "It's hybrid, 3 days in the office. Reports to the Head of Legal. Contact Lorna Petrakis, lorna@kestrel.example, 0491 570 006.",
);

test("the text reads back as the same facts", () => {
  const ad = draftAd(draft);
  const { profile } = readJob(plainLines(ad.text).lines);
  expect(profile).toMatchObject({
    title: draft.title,
    company: "Kestrel Freight",
    location: draft.location,
    employmentType: draft.employment_type,
    responsibilities: draft.responsibilities,
    mustHave: draft.must,
    niceToHave: draft.nice,
    benefits: draft.benefits,
    contact: draft.contact,
    salary: { min: 150_000, max: 170_000, per: "year" },
  });
  expect(ad).toMatchObject({
    title: draft.title,
    company: "Kestrel Freight",
    salaryText: "$150,000 to $170,000 a year plus super",
  });
});

test("what a company's site says of other jobs is not read back as this one's", () => {
  const quotes = [
    "We move freight. Drivers earn $120,000 to $140,000. Call Jo Lim on 0491 570 006.",
    "You must have a forklift licence. Requirements:\n- HR licence",
  ].map((text) => ({ text, url: "https://kestrel.example/" }));
  const about = {
    ...draft,
    salary: null,
    contact: { name: "", email: "", phone: "" },
    about: quotes,
  };
  const ad = draftAd(about);
  expect(ad.text).toContain("We move freight.");
  expect(readJob(plainLines(ad.text).lines).profile).toMatchObject({
    salary: null,
    mustHave: draft.must,
    contact: about.contact,
  });
});

test("nothing known, nothing shown", () => {
  const quotes = [{ text: "We move freight.", url: "https://kestrel.example/" }];
  expect(draftHtml(openTalk({ name: "Kestrel Freight", quotes }).draft)).toBe("");
});

test("every text is escaped, and quotes say where they stand", () => {
  const html = draftHtml({
    ...draft,
    title: "<img src=x onerror=alert(1)>",
    must: ['Tom & "Jerry\'s" <b>degree</b>'],
    about: [{ text: "We <i>move</i> freight.", url: "https://kestrel.example/?a=1&b=2" }],
  });
  expect(
    html.replace(/<\/?(?:article|h2|h3|p|dl|dt|dd|ul|li|blockquote|footer)>/g, ""),
  ).not.toMatch(/[<>]/);
  expect(html).toContain("Tom &amp; &quot;Jerry&#39;s&quot; &lt;b&gt;degree&lt;/b&gt;");
  expect(html).toContain("https://kestrel.example/?a=1&amp;b=2");
});
