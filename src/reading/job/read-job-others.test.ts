import { expect, test } from "vitest";
import { readJob } from "./read-job.ts";
import { plainLines } from "./testing/plain-lines.ts";

const read = (text: string) => readJob(plainLines(text), {}).profile;

test("a position description of a department, as a table with selection criteria", () => {
  const job = read(`
    # Position Description
    Position title\tPrincipal Legal Officer
    Agency\tDepartment of River Management
    Division\tLegal and Governance
    Location\tCanberra ACT (hybrid)
    Classification\tExecutive Level 1, $120,404 – $137,215
    Tenure\tOngoing, full-time
    Reports to\tDirector, Legal
    Closing date\t14 March 2027

    # Primary purpose
    The position advises the department on water licences and administrative law.

    # Key accountabilities
    - Provide advice on statutory interpretation and judicial review
    - Settle instruments of delegation

    # Selection criteria
    # Essential
    - Admission as a legal practitioner in an Australian jurisdiction
    - Demonstrated experience in administrative law
    # Desirable
    - Experience with freedom of information requests
    - Negative vetting 1 clearance

    # Key relationships
    - Internal: General Counsel

    # Enquiries
    Contact officer: Dr Wilhelmina Tran, 02 7010 1200
  `);
  expect(job).toMatchObject({
    title: "Principal Legal Officer",
    company: "Department of River Management",
    department: "Legal and Governance",
    location: "Canberra ACT",
    employmentType: "full-time",
    salary: { min: 120_404, max: 137_215, per: "year" },
    level: "senior",
    practiceArea: "Government and administrative law",
    responsibilities: [
      "Provide advice on statutory interpretation and judicial review",
      "Settle instruments of delegation",
    ],
    mustHave: [
      "Admission as a legal practitioner in an Australian jurisdiction",
      "Demonstrated experience in administrative law",
    ],
    niceToHave: ["Experience with freedom of information requests", "Negative vetting 1 clearance"],
    benefits: [],
    contact: { name: "Wilhelmina Tran", phone: "02 7010 1200" },
  });
});

test("an in-house counsel with a fixed term, labels below one another", () => {
  const job = read(`
    # Legal Counsel
    Company
    Tamarillo Foods Pty Ltd
    Location
    Shepparton VIC
    Employment type
    12 month fixed term, full time
    Salary
    150-170k package

    # Your role
    Reporting to the General Counsel, you will support our sales and supply teams.
    - Negotiate supply agreements
    - Review advertising claims

    # Your experience
    - Four to six years PQE
    - In-house or top-tier background, ideally in food
  `);
  expect(job).toMatchObject({
    title: "Legal Counsel",
    company: "Tamarillo Foods Pty Ltd",
    location: "Shepparton VIC",
    employmentType: "full-time, contract",
    salary: { min: 150_000, max: 170_000, per: "year", text: "150-170k package" },
    level: "senior",
    practiceArea: "In-house generalist",
    responsibilities: ["Negotiate supply agreements", "Review advertising claims"],
    mustHave: ["Four to six years PQE", "In-house or top-tier background, ideally in food"],
    niceToHave: [],
  });
});

test("a software engineer by the day", () => {
  const job = read(`
    # Senior Platform Engineer
    Quokka Freight Pty Ltd • Fremantle WA • Contract
    Rate: $900 - $1,050 per day
    # Who we are
    Quokka Freight moves parcels. Revenue grew to $80,000,000 last year.
    # What you'll be doing
    - Run our clusters
    - Write tools in Go
    # What we're looking for
    - Five years with distributed systems
    - Kubernetes is essential
    - Terraform would be nice to have
    # Perks
    - Conference budget of $3,000
  `);
  expect(job).toMatchObject({
    title: "Senior Platform Engineer",
    company: "Quokka Freight Pty Ltd",
    location: "Fremantle WA",
    employmentType: "contract",
    salary: { min: 900, max: 1050, per: "day" },
    level: "senior",
    practiceArea: "",
    mustHave: ["Five years with distributed systems", "Kubernetes is essential"],
    niceToHave: ["Terraform would be nice to have"],
    benefits: ["Conference budget of $3,000"],
  });
});

test("a nurse, casual and part-time, in a table with the text in the right column", () => {
  const job = read(`
    Job title\tRegistered Nurse – Rehabilitation
    Employer\tSt Brannoc Hospital
    Work type\tCasual or part-time
    Where\tBallarat VIC
    Duties\tAssess patients and plan their care.
    Give medicines safely.
    Requirements\tCurrent AHPRA registration; two years in rehabilitation; a police check
    Desirable\tPostgraduate study in rehabilitation
    Benefits\tSalary packaging; on-site parking
    Email\tnurses@stbrannoc.example
  `);
  expect(job).toMatchObject({
    title: "Registered Nurse – Rehabilitation",
    company: "St Brannoc Hospital",
    location: "Ballarat VIC",
    employmentType: "part-time, casual",
    salary: null,
    responsibilities: ["Assess patients and plan their care.", "Give medicines safely."],
    mustHave: ["Current AHPRA registration", "two years in rehabilitation", "a police check"],
    niceToHave: ["Postgraduate study in rehabilitation"],
    benefits: ["Salary packaging", "on-site parking"],
    contact: { email: "nurses@stbrannoc.example" },
  });
});

test("an electrician, plain text broken at seventy characters", () => {
  const job = read(`
    Maintenance Electrician

    Corella Paper, Maryborough QLD, needs an electrician for its mill. The
    position is permanent and full time on a rotating roster. You would be
    paid $52.40 per hour plus penalties.

    What the job involves

    - Find and mend faults in motors, drives and switchboards, including
    those on night shift
    - Keep records of every isolation

    What you need

    - An unrestricted Queensland electrical licence
    - A completed trade certificate

    Call Ravi Menon on 0491 570 737.
  `);
  expect(job).toMatchObject({
    title: "Maintenance Electrician",
    company: "Corella Paper",
    location: "Maryborough QLD",
    employmentType: "full-time",
    salary: { min: 52.4, max: 52.4, per: "hour" },
    responsibilities: [
      "Find and mend faults in motors, drives and switchboards, including those on night shift",
      "Keep records of every isolation",
    ],
    mustHave: ["An unrestricted Queensland electrical licence", "A completed trade certificate"],
    contact: { name: "Ravi Menon", phone: "0491 570 737" },
  });
});

test("a graduate program of an agency, headings as questions", () => {
  const job = read(`
    # Graduate Program – Policy Officer
    Office of the Small Business Advocate
    Hobart TAS
    # What will you do?
    - Draft briefs for the Advocate
    - Sit in on mediations
    # What do we need from you?
    - A degree finished in the last two years
    - Australian citizenship
    # What do you get?
    - A salary of $74,500 plus 15.4% super
    - Three rotations in twelve months
    # Want to know more?
    Write to graduates@smallbusiness.example
  `);
  expect(job).toMatchObject({
    title: "Graduate Program – Policy Officer",
    company: "Office of the Small Business Advocate",
    location: "Hobart TAS",
    salary: { min: 74_500, max: 74_500, per: "year" },
    level: "graduate",
    responsibilities: ["Draft briefs for the Advocate", "Sit in on mediations"],
    mustHave: ["A degree finished in the last two years", "Australian citizenship"],
    benefits: ["A salary of $74,500 plus 15.4% super", "Three rotations in twelve months"],
  });
});
