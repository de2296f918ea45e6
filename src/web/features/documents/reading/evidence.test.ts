import { expect, test } from "vitest";
import { EMPTY_RESUME, type ExperienceItem } from "#contract/resume-profile.ts";
import { evidenceIn } from "./evidence.ts";

const job = (company: string, role: string): ExperienceItem => ({
  company,
  role,
  location: "",
  startDate: "",
  endDate: "",
  present: false,
  description: "",
});
const read = {
  ...EMPTY_RESUME,
  name: "Priya Raman",
  skills: ["Drafting", "PEXA"],
  experience: [job("Corran Vale", "Associate"), job("Ashgrove", "Lawyer")],
};
const sources = {
  name: { lines: [0], confidence: 0.9 },
  "experience.0.company": { lines: [10], confidence: 0.9 },
  "experience.0.role": { lines: [11, 9], confidence: 0.5 },
  "experience.1": { lines: [24], confidence: 0.8 },
  "skills.1": { lines: [30], confidence: 1 },
};
const base = { sources, corrected: [], resume: read, read_resume: read, job: null, read_job: null };

test("a value knows its lines, an item those of its parts, a part those of its item", () => {
  const of = evidenceIn(base);
  expect(of("name")).toEqual({ lines: [0], confidence: 0.9 });
  expect(of("experience.0")).toEqual({ lines: [9, 10, 11], confidence: 0.5 });
  expect(of("experience.1.role").lines).toEqual([24]);
  expect(of("email")).toEqual({ lines: [], confidence: undefined });
});

test("a text of several values stands where any of them does, and not on the whole item", () => {
  const of = evidenceIn(base);
  expect(of("experience.0.company", "experience.0.location").lines).toEqual([10]);
  expect(of("experience.1.company", "experience.1.location").lines).toEqual([24]);
});

test("names that begin alike are not mistaken for each other", () => {
  const of = evidenceIn({ ...base, sources: { "experience.10": { lines: [5], confidence: 1 } } });
  expect(of("experience.1").lines).toEqual([]);
});

test("what the owner has written has no lines; what was left as it was keeps them", () => {
  const resume = { ...read, name: "Priya R.", experience: [job("Ashgrove", "Solicitor")] };
  const of = evidenceIn({ ...base, resume, corrected: ["name", "experience"] });
  expect(of("name")).toEqual({ lines: [], confidence: undefined });
  // The first one was taken away, so the second one is now the first.
  expect(of("experience.0.company").lines).toEqual([24]);
  expect(of("experience.0.role").lines).toEqual([]);
});

test("an item that the owner has added stands nowhere", () => {
  const resume = { ...read, experience: [...read.experience, job("Quillon", "Partner")] };
  const of = evidenceIn({ ...base, resume, corrected: ["experience"] });
  expect(of("experience.2")).toEqual({ lines: [], confidence: undefined });
  expect(of("experience.0").lines).toEqual([9, 10, 11]);
});

test("in a corrected list of words each word is found by itself", () => {
  const of = evidenceIn({
    ...base,
    resume: { ...read, skills: ["PEXA", "Negotiation"] },
    corrected: ["skills"],
  });
  expect(of("skills.0").lines).toEqual([30]);
  expect(of("skills.1").lines).toEqual([]);
});
