import type { CareerPaths } from "#contract/career-paths.ts";

/** What the server answers, for tests. */
export const CAREER_PATHS: CareerPaths = {
  resume_id: "d0ca5580-47e6-4cf7-ac72-b78797ba15d9",
  now: ["Employment lawyer", "Senior associate"],
  open_jobs: 320,
  unnamed_jobs: 26,
  paths: [
    {
      name: "Litigation lawyer",
      open_jobs: 31,
      looked_at: 20,
      uncounted: 15,
      shown: [
        {
          name: "Admission as a lawyer",
          asked: 12,
          met: 12,
          partial: 0,
          missing: 0,
          unclear: 0,
          words: "Admission in an Australian jurisdiction",
          evidence: {
            line: 7,
            quote: "Admitted as a lawyer of the Supreme Court of New South Wales, October 2022",
          },
        },
        {
          name: "LEAP",
          asked: 3,
          met: 2,
          partial: 0,
          missing: 1,
          unclear: 0,
          words: "comfortable using LEAP",
          evidence: {
            line: 31,
            quote: "Employment law, advocacy, LEAP",
          },
        },
      ],
      needed: [
        {
          name: "Relativity",
          asked: 4,
          met: 0,
          partial: 0,
          missing: 4,
          unclear: 0,
          words: "the document platform (Relativity)",
          evidence: null,
        },
        {
          name: "Insolvency",
          asked: 2,
          met: 0,
          partial: 1,
          missing: 1,
          unclear: 0,
          words: "Some corporate or personal insolvency",
          evidence: {
            line: 10,
            quote: "Two proofs of debt for insolvency practitioners",
          },
        },
      ],
      unchecked: [
        {
          name: "Police check",
          asked: 3,
          met: 0,
          partial: 0,
          missing: 0,
          unclear: 3,
          words: "criminal history check",
          evidence: null,
        },
      ],
      jobs: [
        {
          id: "aa8db015-5215-4c0a-b7bf-b6c68d504ffc",
          title: "Lawyer or Associate, Disputes and Insolvency",
          company: "Orford & Teague",
          location: "Hobart TAS",
          percent: 62,
        },
        {
          id: "8fb832d9-f7cb-47b6-8468-682a3cf62fde",
          title: "Associate, IP Litigation",
          company: "Rothbury Sand",
          location: "Sydney NSW",
          percent: 52,
        },
      ],
    },
    {
      name: "HR generalist",
      open_jobs: 1,
      looked_at: 1,
      uncounted: 1,
      shown: [],
      needed: [
        {
          name: "AHRI membership",
          asked: 1,
          met: 0,
          partial: 0,
          missing: 1,
          unclear: 0,
          words: "AHRI membership",
          evidence: null,
        },
      ],
      unchecked: [],
      jobs: [
        {
          id: "74c08eb0-8ae3-4e03-a663-83d7f5171292",
          title: "Human Resources Advisor",
          company: "Kite & Cassia",
          location: "Gold Coast QLD",
          percent: 65,
        },
      ],
    },
  ],
};
