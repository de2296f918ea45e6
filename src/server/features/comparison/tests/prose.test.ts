import { describe, expect, test } from "vitest";
import type { Report } from "#contract/comparison.ts";
import { makeJob, makeResume } from "#matching/testing/profiles.ts";
import { readResume } from "#reading/resume/read-resume.ts";
import { EMPLOYMENT_AD } from "#test/support/market.ts";
import { RESUME_TEXT } from "#test/support/uploads.ts";
import { comparedPair } from "../../matching/index/market.ts";
import { findingsOf } from "../findings-of.ts";
import { writeReport } from "../write.ts";

/** Reports of whole documents, from their text to their sentences. */

const LONG_AD = `Data Platform Engineer
What you will do
- Build data pipelines in Python and Spark
- Design data models in Snowflake
- Deploy services to Kubernetes with Terraform
- Review code and mentor junior engineers
- Support production systems on call
What you bring
- Five years of experience in data engineering
- SQL, dbt and Airflow
- Experience with AWS and Docker
- Stakeholder communication
- A degree in computer science
- Full working rights in Australia
Nice to have
- Kafka streaming
- Tableau or Power BI
- Machine learning operations`;
const ENGINEER = `Robin Tate
robin@example.com

Experience
Data Engineer, Calder Analytics
Jan 2020 - Present
- Built data pipelines in Python and Spark on AWS
- Designed Snowflake data models and scheduled them with Airflow
- Mentored three junior engineers

Skills
SQL, dbt, Docker, Kafka, Tableau

Education
Bachelor of Computer Science, University of Tasmania, 2019`;
const COOK = `Tom Avery
tom@example.com

Experience
Head Chef, The Larder
2016 - 2026
- Wrote menus, ordered produce and ran a kitchen of nine
- Kept food costs under thirty per cent

Education
Certificate III in Commercial Cookery, 2012`;

const PAIRS: [string, string, string, string][] = [
  ["a lawyer and her job", RESUME_TEXT, EMPLOYMENT_AD, "Employment Lawyer"],
  ["an engineer and a long list", ENGINEER, LONG_AD, "Data Platform Engineer"],
  ["an engineer and a lawyer's job", ENGINEER, EMPLOYMENT_AD, "Employment Lawyer"],
  ["a cook and a long list", COOK, LONG_AD, "Data Platform Engineer"],
  ["a lawyer and a long list", RESUME_TEXT, LONG_AD, "Data Platform Engineer"],
];

function reportOf(resume: string, ad: string, title: string, audience: "candidate" | "recruiter") {
  const [{ lines, profile }, job] = [makeResume(resume), makeJob(ad, title)];
  const reading = readResume(lines, { receivedOn: "2026-11-15", skip: new Set() });
  const findings = findingsOf({
    audience,
    pair: comparedPair(profile, job.profile),
    job: { title, company: "Marlowe Strand", lines: job.lines },
    resume: { lines, reading, profile: reading.profile },
  });
  return { findings, report: writeReport(findings) };
}

const sentencesOf = ({ summary, strengths, gaps, confirm, questions, raise, limits }: Report) =>
  [
    summary,
    ...[strengths, gaps, confirm, questions].flat().map(({ text }) => text),
    ...[...raise.unsaid, ...raise.lacking].map(({ text }) => text),
    ...limits,
  ]
    .map((text) => text.replace(/“[^”]*”/g, "“”"))
    .flatMap((text) => text.split(/(?<=[.?])\s+/));

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}]+/gu) ?? [];

describe.each(PAIRS)("%s", (_who, resume, ad, title) => {
  test.each(["candidate", "recruiter"] as const)("for the %s", (audience) => {
    const { findings, report } = reportOf(resume, ad, title, audience);
    const topics = findings.requirements.flatMap((one) => [...one.topics, one.credential]);
    // What is left of a sentence without the words of this pair is its pattern.
    const own = new Set(wordsOf([resume, ad, title, "Marlowe Strand", ...topics].join(" ")));
    const times = new Map<string, number>();
    for (const sentence of sentencesOf(report)) {
      const pattern = wordsOf(sentence).filter((word) => !own.has(word));
      times.set(pattern.join(" "), (times.get(pattern.join(" ")) ?? 0) + 1);
    }
    expect([...times].filter(([, count]) => count > 2)).toEqual([]);
    expect(times.size).toBeGreaterThan(4);
  });
});
