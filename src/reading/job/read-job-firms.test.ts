import { describe, expect, test } from "vitest";
import { readJob } from "./read-job.ts";
import { plainLines } from "./testing/plain-lines.ts";

const read = (text: string) => readJob(plainLines(text), {}).profile;

describe("an ad of a firm, with headings in type", () => {
  const job = read(`
    # Lawyer – Property & Development
    Marlowe Finch Lawyers
    Melbourne VIC
    Permanent, full-time

    # About us
    Marlowe Finch Lawyers has advised developers and owners for 30 years, and closed sales of $400 million last year.

    # The opportunity
    We are looking for a lawyer with 2-3 years PAE to join our property group. You will report to two partners.

    # Key responsibilities
    - Draft contracts of sale, leases and section 32 statements
    - Manage settlements through PEXA from
    exchange to completion
    - Advise on easements, covenants and subdivision

    # Skills & experience
    - A current Victorian practising certificate
    - 2-3 years' post-admission experience in property
    - Confidence with clients
    - Exposure to off-the-plan sales (preferred)

    # What's in it for you
    - $95k–$115k plus super
    - Nine-day fortnight
    - Paid volunteering days

    # How to apply
    For a confidential discussion contact Priya Raman on 03 7010 4499 or email priya.raman@marlowefinch.example.
  `);

  test("its facts", () => {
    expect(job).toMatchObject({
      title: "Lawyer – Property & Development",
      company: "Marlowe Finch Lawyers",
      location: "Melbourne VIC",
      employmentType: "full-time",
      salary: { min: 95_000, max: 115_000, per: "year", currency: "AUD" },
      level: "junior",
      practiceArea: "Property",
      contact: {
        name: "Priya Raman",
        email: "priya.raman@marlowefinch.example",
        phone: "03 7010 4499",
      },
    });
  });

  test("its lists, with the preferred item among what is nice to have", () => {
    expect(job.responsibilities).toEqual([
      "Draft contracts of sale, leases and section 32 statements",
      "Manage settlements through PEXA from exchange to completion",
      "Advise on easements, covenants and subdivision",
    ]);
    expect(job.mustHave).toEqual([
      "A current Victorian practising certificate",
      "2-3 years' post-admission experience in property",
      "Confidence with clients",
    ]);
    expect(job.niceToHave).toEqual(["Exposure to off-the-plan sales (preferred)"]);
    expect(job.benefits).toEqual([
      "$95k–$115k plus super",
      "Nine-day fortnight",
      "Paid volunteering days",
    ]);
  });
});

test("an ad in running text without one heading", () => {
  const job = read(`
    Insolvency Associate wanted

    Brindle & Rook is a disputes firm in Perth. We are seeking an associate for our restructuring and insolvency team.

    You will be responsible for winding up applications, statutory demands and public examinations. You will also instruct counsel.

    You must hold a practising certificate and have at least three years of experience in insolvency. Ideally you have worked with liquidators. A second language would be an advantage.

    We offer $110,000 to $125,000 plus super and a yearly bonus. Send your resume to Keiran O'Dowd at people@brindlerook.example.
  `);
  expect(job).toMatchObject({
    company: "Brindle & Rook",
    location: "Perth",
    practiceArea: "Restructuring and insolvency",
    level: "associate",
    salary: { min: 110_000, max: 125_000, per: "year" },
    contact: { name: "Keiran O'Dowd", email: "people@brindlerook.example" },
  });
  expect(job.title).toContain("Associate");
  expect(job.responsibilities).toEqual([
    "You will be responsible for winding up applications, statutory demands and public examinations.",
    "You will also instruct counsel.",
  ]);
  expect(job.mustHave).toEqual([
    "You must hold a practising certificate and have at least three years of experience in insolvency.",
  ]);
  expect(job.niceToHave).toEqual([
    "Ideally you have worked with liquidators.",
    "A second language would be an advantage.",
  ]);
  expect(job.benefits).toHaveLength(1);
});

test("leading sentences instead of headings", () => {
  const job = read(`
    Senior Associate, Employment & Industrial Relations
    Castellan Grey | Brisbane QLD | Full time

    In this role you will:
    - Appear in the Fair Work Commission
    - Advise boards on restructures

    To be considered for this role, you will need:
    - Six years or more of employment law
    - Practising certificate

    It would be an advantage if you have:
    - Experience with enterprise bargaining

    In return, we offer:
    - Twelve weeks of parental leave
    - A clear path to partnership

    Please apply by 3 March to careers@castellangrey.example
  `);
  expect(job).toMatchObject({
    title: "Senior Associate, Employment & Industrial Relations",
    company: "Castellan Grey",
    location: "Brisbane QLD",
    level: "senior",
    practiceArea: "Employment and industrial relations",
    responsibilities: ["Appear in the Fair Work Commission", "Advise boards on restructures"],
    mustHave: ["Six years or more of employment law", "Practising certificate"],
    niceToHave: ["Experience with enterprise bargaining"],
    benefits: ["Twelve weeks of parental leave", "A clear path to partnership"],
    contact: { email: "careers@castellangrey.example" },
  });
});

test("a part-time legal secretary by the hour, all in capitals and colons", () => {
  const job = read(`
    LEGAL SECRETARY
    PENHALIGON SOLICITORS
    Location: Wollongong NSW
    Hours: Part-time, 24 hours per week
    Pay: $36 to $41 p.h. + super
    Area of law: Wills & Estates

    DUTIES:
    - Type and format court documents
    - Open and close files

    ESSENTIAL:
    - Two years as a legal secretary

    DESIRABLE:
    - LEAP

    Contact: Moira Penhaligon (02) 7010 8812
  `);
  expect(job).toMatchObject({
    title: "LEGAL SECRETARY",
    company: "PENHALIGON SOLICITORS",
    location: "Wollongong NSW",
    employmentType: "part-time",
    salary: { min: 36, max: 41, per: "hour" },
    level: "",
    practiceArea: "Wills and estates",
    responsibilities: ["Type and format court documents", "Open and close files"],
    mustHave: ["Two years as a legal secretary"],
    niceToHave: ["LEAP"],
    contact: { name: "Moira Penhaligon", phone: "(02) 7010 8812" },
  });
});

test("a partner's position whose millions are not pay", () => {
  const job = read(`
    # Partner – Construction & Infrastructure
    Osgood Tarrant is an independent firm in Sydney. Its construction team acted on a $3bn tunnel last year.
    # What you will lead
    - Front-end advice on projects above $500 million
    - A team of five lawyers
    # What you need
    - A portable practice of $900,000 a year
    - Ten years or more in construction law
    # Why Osgood Tarrant
    - No lockstep
    - Equity from the first day
  `);
  expect(job).toMatchObject({
    title: "Partner – Construction & Infrastructure",
    company: "Osgood Tarrant",
    salary: null,
    level: "partner",
    practiceArea: "Construction and infrastructure",
  });
  expect(job.responsibilities).toHaveLength(2);
  expect(job.mustHave).toHaveLength(2);
  expect(job.benefits).toEqual(["No lockstep", "Equity from the first day"]);
});

test("a clerkship", () => {
  const job = read(`
    # Summer Clerkship 2027
    Larkspur Legal, Adelaide SA
    # About the program
    Clerks join two practice groups for ten weeks.
    # What clerks do
    - Research points of law
    - Attend court with counsel
    # Who can apply
    - Law students in their penultimate year
    # What helps
    - Any work with the public
    # What you get
    - Pay by the award
    - A mentor in each group
  `);
  expect(job).toMatchObject({
    title: "Summer Clerkship 2027",
    company: "Larkspur Legal",
    location: "Adelaide SA",
    employmentType: "internship",
    level: "graduate",
    responsibilities: ["Research points of law", "Attend court with counsel"],
    mustHave: ["Law students in their penultimate year"],
    niceToHave: ["Any work with the public"],
    benefits: ["Pay by the award", "A mentor in each group"],
  });
});
