import { expect, test } from "vitest";
import { readJob } from "./read-job.ts";
import { plainLines } from "./testing/plain-lines.ts";

const read = (text: string) => readJob(plainLines(text), {}).profile;

test("a recruiter's ad with selling points at the top", () => {
  const job = read(`
    Family Lawyer | 3+ PAE | Boutique Firm
    - Beautiful offices in Surry Hills
    - Uncapped bonus & genuine flexibility

    Our client is a boutique firm in Surry Hills. They are now seeking a Family Lawyer on a permanent full-time basis.

    Reporting to the Principal, your duties will include:
    - Managing your own caseload of parenting and property matters
    - Attending court and mediations

    To be considered for this role, you must have:
    - Minimum 3 years' experience in family law
    - Empathy and resilience

    Experience with LEAP will be looked upon favourably.

    Salary is negotiable, in the range of $110,000 - $140,000 + super.

    For a confidential discussion please call Annabel Strand on 0491 572 665. Kestrel Legal Recruitment.
  `);
  expect(job).toMatchObject({
    title: "Family Lawyer",
    location: "Surry Hills",
    employmentType: "full-time",
    salary: { min: 110_000, max: 140_000, per: "year" },
    level: "associate",
    practiceArea: "Family law",
    responsibilities: [
      "Managing your own caseload of parenting and property matters",
      "Attending court and mediations",
    ],
    mustHave: ["Minimum 3 years' experience in family law", "Empathy and resilience"],
    niceToHave: ["Experience with LEAP will be looked upon favourably."],
    contact: { name: "Annabel Strand", phone: "0491 572 665" },
  });
});

test("a chatty ad whose headings are questions", () => {
  const job = read(`
    Marigold Energy

    Senior Legal Counsel (12-month parental leave cover)

    Hi! We're Marigold Energy, a renewables retailer with 400,000 customers.

    What's the gig?
    You'll review campaigns, negotiate tech contracts and manage regulator queries.

    What's your story?
    You've got 6+ years under your belt, ideally with some in-house time. Energy experience is a bonus, not a must.

    What do you get?
    - $170-185k plus super
    - Free power at home (really)

    Keen? Drop a line to talent@marigold.example by 12 April.
  `);
  expect(job).toMatchObject({
    title: "Senior Legal Counsel (12-month parental leave cover)",
    company: "Marigold Energy",
    employmentType: "contract",
    salary: { min: 170_000, max: 185_000, per: "year" },
    level: "senior",
    responsibilities: [
      "You'll review campaigns, negotiate tech contracts and manage regulator queries.",
    ],
    mustHave: ["You've got 6+ years under your belt, ideally with some in-house time."],
    niceToHave: ["Energy experience is a bonus, not a must."],
    benefits: ["$170-185k plus super", "Free power at home (really)"],
    contact: { email: "talent@marigold.example" },
  });
});

test("numbered headings with numbered divisions, the firm only in the last line", () => {
  const job = read(`
    POSITION DESCRIPTION
    1. POSITION DETAILS
    Title: Practice Manager
    Reports to: Managing Partner
    Location: Ballina NSW
    2. KEY RESPONSIBILITIES
    2.1 Finance
    - Prepare monthly accounts
    2.2 People
    - Recruit support staff
    3. SELECTION CRITERIA
    3.1 Essential
    - Knowledge of trust accounting rules
    3.2 Desirable
    - Diploma of Business
    4. PHYSICAL DEMANDS
    - Sitting for long periods
    Marchbank & Oyelaran Solicitors ABN 11 222 333 444
  `);
  expect(job).toMatchObject({
    title: "Practice Manager",
    company: "Marchbank & Oyelaran Solicitors",
    location: "Ballina NSW",
    responsibilities: ["Prepare monthly accounts", "Recruit support staff"],
    mustHave: ["Knowledge of trust accounting rules"],
    niceToHave: ["Diploma of Business"],
    benefits: [],
  });
});

test("a community centre that writes in whole sentences", () => {
  const job = read(`
    We're hiring! Community Solicitor, Tenancy

    Saltmarsh Community Legal Centre is an independent service in Geraldton.

    The solicitor runs the tenancy program.

    Applicants need to be admitted in Western Australia. A manual driver's licence is required because the ute has three pedals. Knowledge of an Aboriginal language would be wonderful.

    The position is 0.8 FTE (four days a week) for two years. Pay is SCHADS Level 6, $102,500 pro rata, with salary packaging of up to $15,900.

    Questions go to Noor Habib, Principal Solicitor: noor@saltmarsh.example, 08 7010 1919.
  `);
  expect(job).toMatchObject({
    title: "Community Solicitor, Tenancy",
    company: "Saltmarsh Community Legal Centre",
    location: "Geraldton",
    employmentType: "part-time",
    salary: { min: 102_500, max: 102_500, per: "year" },
    responsibilities: ["The solicitor runs the tenancy program."],
    niceToHave: ["Knowledge of an Aboriginal language would be wonderful."],
    contact: { name: "Noor Habib", email: "noor@saltmarsh.example", phone: "08 7010 1919" },
  });
  expect(job.mustHave).toHaveLength(2);
});

test("you and us", () => {
  const job = read(`
    Senior Associate - Planning & Environment
    Firm: Linden Harcourt
    Office: Melbourne
    Practice group: Planning, Environment and Native Title

    The role
    - Appear in VCAT and at planning panels

    You
    - 6+ years in planning and environment law
    - Ideally, experience with renewable energy projects

    Us
    - Work from home two days per week
    - Discounted health insurance
  `);
  expect(job).toMatchObject({
    company: "Linden Harcourt",
    location: "Melbourne",
    practiceArea: "Environment and planning",
    responsibilities: ["Appear in VCAT and at planning panels"],
    mustHave: ["6+ years in planning and environment law"],
    niceToHave: ["Ideally, experience with renewable energy projects"],
    benefits: ["Work from home two days per week", "Discounted health insurance"],
  });
});
