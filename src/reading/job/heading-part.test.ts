import { expect, test } from "vitest";
import { headingPart, type Part } from "./heading-part.ts";

const HEADINGS: Partial<Record<Part, readonly string[]>> = {
  duties: [
    "Key responsibilities",
    "Duties & Responsibilities:",
    "What you’ll be doing",
    "3. Major accountabilities",
    "As a Senior Associate you will",
    "What does the job involve?",
    "Statement of duties",
  ],
  must: [
    "ABOUT YOU",
    "Selection criteria",
    "Essential",
    "To be successful in this role, you will have",
    "Skills & Experience Required",
    "What we need from you",
    "Must-haves",
    "About the successful candidate",
  ],
  nice: [
    "Desirable",
    "It would be great if you had",
    "Preferred qualifications",
    "Desirable skills and experience",
    "The following would be an advantage",
    "Highly regarded",
    "Bonus points if you have",
  ],
  benefits: [
    "What's on offer?",
    "Perks and benefits",
    "What’s in it for you",
    "Why Marlowe Finch?",
    "In return we offer",
    "Remuneration and support",
  ],
  apply: ["How to apply", "Enquiries", "For further information", "Ready to take the next step?"],
  role: ["About the role", "The opportunity", "Position purpose", "Primary purpose of the role"],
  company: ["About us", "About Marlowe Finch Lawyers", "Who we are", "Organisational context"],
  other: ["Key relationships", "Our commitment to diversity", "Position details"],
};

const cases = Object.entries(HEADINGS).flatMap(([part, texts]) =>
  texts.map((text) => [text, part]),
);
test.each(cases)("%s opens %s", (text, part) => expect(headingPart(text ?? "")).toBe(part));

test.each([
  "Draft and settle pleadings",
  "Experience in commercial litigation",
  "About a third of our work goes to court",
  "Senior Associate",
  "Sydney NSW",
  "We offer six weeks of annual leave and help with housing.",
  "A current practising certificate",
  "Responsibility for two juniors in the Perth office of the firm and their training",
])("%s opens nothing", (text) => expect(headingPart(text)).toBeNull());
