import { describe, expect, test } from "vitest";
import { fieldOfLaw, isLegal } from "./legal.ts";
import { namesHome } from "./names-home.ts";

describe("work from home", () => {
  test.each([
    "Hybrid work, three days in the office.",
    "Kent Town, hybrid. Pay is negotiable.",
    "HYBRID? Yes, two days, except on settlement days",
    "Two days a week from home are usual.",
    "No more than one day each week can be worked from home.",
    "There is no dress code and one day from home.",
    "We have no office, so all of us work from home.",
    "Remote (Australia)",
    "Melbourne, remote, full time",
    "Sydney NSW (remote considered)",
    "Remote within Australia is fine.",
    "Barangaroo office; three days remote.",
    "You may work remotely on Fridays.",
    "This is a remote position.",
    "Office in the Valley\nRemote\nFull time",
    "Three days at home, two in the office.",
  ])("is named: %s", (text) => expect(namesHome(text)).toBe(true));

  test.each([
    "RDO every fourth Friday, and no swing away from home",
    "Remote area allowance and housing",
    "Remote and regional communities are visited each month.",
    "Experience in rural, regional or remote, and in metropolitan, settings",
    "There is no work from home.",
    "Working from home is not available.",
    "Work from home for this role is not possible.",
    "We do not offer hybrid work.",
    "Hybrid working isn’t offered.",
    "Hybrid? No.",
    "This is not a hybrid role.",
    "Not remote, sorry.",
    "Not a remote job.",
    "Secure facility, no remote work whatsoever",
    "The role is on site and is not available remotely.",
    "A fully maintained hybrid vehicle",
    "Hybrid cloud on two providers",
    "You will visit clients at home.",
    "A clinic in a remote community",
  ])("is not: %s", (text) => expect(namesHome(text)).toBe(false));
});

describe("a legal ad", () => {
  const ad = (title: string, text = "") => isLegal({ title, practiceArea: "", text });

  test("is one by its title, or by asking for a lawyer's admission", () => {
    expect(ad("Family Lawyer")).toBe(true);
    expect(ad("Law Clerk")).toBe(true);
    expect(ad("Adviser", "You are admitted to practise in New South Wales.")).toBe(true);
    expect(ad("Adviser", "Admission in any state as a solicitor is needed.")).toBe(true);
    expect(ad("Adviser", "Three years of post-admission experience.")).toBe(true);
  });

  test("is not one because a ward admits patients or an officer enforces the law", () => {
    const nurse = "You manage patient admissions and lead the way in nursing practice.";
    expect(ad("Registered Nurse", nurse)).toBe(false);
    expect(ad("Registered Nurse", "Patients admitted overnight; best practice in care.")).toBe(
      false,
    );
    expect(ad("Registered Nurse", "Post-admission care and discharge.")).toBe(false);
    expect(ad("Law Enforcement Officer")).toBe(false);
  });
});

describe("the field of an ad", () => {
  test.each([
    ["Legal support", "Legal Receptionist", "legal support"],
    ["", "Legal Secretary", "legal support"],
    ["Legal project management", "Project Manager", "legal support"],
    ["Courts and tribunals", "Associate to a Judge", "government and courts"],
    ["Legal recruitment", "Legal Recruitment Consultant (in-house desk)", ""],
    ["Legal education", "Lecturer", ""],
    ["Graduate program", "Graduate Lawyer", ""],
    ["Graduate program", "Graduate Lawyer, Family", "family law"],
    ["Corporate and commercial", "Summer Clerkship", "corporate and commercial"],
    ["Intellectual property", "Associate, IP Litigation", "technology and IP"],
    ["Property and real estate", "Leasing Lawyer", "property and planning"],
  ])("%s, %s: %s", (practiceArea, title, field) => {
    expect(fieldOfLaw({ practiceArea, title })).toBe(field);
  });
});
