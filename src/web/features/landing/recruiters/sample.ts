import type { Grade } from "#web/ui/match/grade-square.tsx";
import type { LEVELS } from "#web/ui/match/rating.ts";

/** An invented job and invented people, for the landing page and its demo. */
export const JOB = {
  title: "Conveyancing Team Lead",
  company: "Wattle & Hume",
  place: "Brisbane QLD",
  pay: "$98,000 to $112,000 plus super",
} as const;

export interface Proof {
  asks: string;
  grade: Exclude<Grade, "open">;
  /** Absent where nothing was found. */
  line?: number;
  says?: string;
  /** The words of `says` that prove it. */
  cited?: string;
}

interface SampleCandidate {
  name: string;
  role: string;
  level: keyof typeof LEVELS;
  percent: number;
  required: readonly Proof[];
  preferred: readonly Proof[];
}

export const CANDIDATES: readonly SampleCandidate[] = [
  {
    name: "Imogen Castellari",
    role: "Senior conveyancer since 2019",
    level: "excellent",
    percent: 89,
    required: [
      {
        asks: "Conveyancing, residential and commercial",
        grade: "met",
        line: 23,
        says: "Settled 410 residential and 35 commercial matters on PEXA, 2021 to 2025",
        cited: "410 residential and 35 commercial matters",
      },
      {
        asks: "PEXA",
        grade: "met",
        line: 23,
        says: "Settled 410 residential and 35 commercial matters on PEXA, 2021 to 2025",
        cited: "PEXA",
      },
      {
        asks: "Three years or more in property",
        grade: "met",
        line: 21,
        says: "Senior Conveyancer, Corran Vale, February 2019 to present",
        cited: "February 2019 to present",
      },
      {
        asks: "Leading a team",
        grade: "met",
        line: 26,
        says: "Led a team of five conveyancers and two clerks",
        cited: "Led a team of five",
      },
    ],
    preferred: [{ asks: "Retail leasing", grade: "none" }],
  },
  {
    name: "Rafferty Oduya",
    role: "Property paralegal since 2021",
    level: "very-good",
    percent: 78,
    required: [
      {
        asks: "Conveyancing, residential and commercial",
        grade: "part",
        line: 14,
        says: "Prepared and settled residential conveyances, about 20 a month",
        cited: "residential conveyances",
      },
      {
        asks: "PEXA",
        grade: "met",
        line: 15,
        says: "Daily user of PEXA and InfoTrack",
        cited: "PEXA",
      },
      {
        asks: "Three years or more in property",
        grade: "met",
        line: 12,
        says: "Property Paralegal, Banksia Legal, March 2021 to present",
        cited: "March 2021 to present",
      },
      {
        asks: "Leading a team",
        grade: "part",
        line: 18,
        says: "Trained three junior clerks",
        cited: "Trained three junior clerks",
      },
    ],
    preferred: [
      {
        asks: "Retail leasing",
        grade: "met",
        line: 16,
        says: "Drafted retail leases under the supervision of a partner",
        cited: "retail leases",
      },
    ],
  },
  {
    name: "Solveig Marchetti",
    role: "Commercial lawyer since 2016",
    level: "good",
    percent: 67,
    required: [
      {
        asks: "Conveyancing, residential and commercial",
        grade: "part",
        line: 9,
        says: "Acted on the sale of 14 commercial properties",
        cited: "sale of 14 commercial properties",
      },
      { asks: "PEXA", grade: "none" },
      {
        asks: "Three years or more in property",
        grade: "met",
        line: 7,
        says: "Associate, property and projects, 2016 to 2022",
        cited: "2016 to 2022",
      },
      {
        asks: "Leading a team",
        grade: "met",
        line: 11,
        says: "Head of a team of four solicitors",
        cited: "Head of a team of four",
      },
    ],
    preferred: [
      {
        asks: "Retail leasing",
        grade: "met",
        line: 10,
        says: "Retail and industrial leasing for two landlords",
        cited: "Retail and industrial leasing",
      },
    ],
  },
];
