import type { Tailored, TailoredRow, TailoredSentence } from "#contract/tailored.ts";

/** What the server answers, for tests. */
export const TAILORED_ID = "3f0d2c8e-3333-4a4a-8b8b-000000000001";

const row = (line: number, kind: TailoredRow["kind"], text: string): TailoredRow => ({
  lines: [line],
  text,
  kind,
  proves: [],
  moved: false,
  can_leave: kind === "item",
  left_out: false,
});

const sentence = (id: string, part: TailoredSentence["part"], text: string): TailoredSentence => ({
  id,
  text,
  made: text,
  part,
  rests_on: "nothing",
  lines: [],
  requirement: 0,
  out: false,
});

export const DRAFTED = "Drafted two enterprise agreements covering 3,100 logistics staff";
const AGREEMENTS = `You ask for enterprise agreement drafting: as Associate at Corran Vale Lawyers, I ${DRAFTED.replace("D", "d")}.`;
const ADMITTED = "Admitted as a lawyer of the Supreme Court of New South Wales, 2020";

const LINES = [
  "Priya Raman",
  "Experience",
  "Associate, Corran Vale Lawyers",
  "Team of seven, reporting to the head of employment",
  DRAFTED,
  "Admission",
  ADMITTED,
];

export function sampleTailored(): Tailored {
  return {
    comparison_id: TAILORED_ID,
    name: "Priya Raman",
    job: { title: "Employment Lawyer", company: "Harrow & Lyle" },
    requirements: [
      { number: 1, requirement: "Admission as a lawyer", essential: true, grade: "met" },
      { number: 3, requirement: "Enterprise agreement drafting", essential: true, grade: "met" },
    ],
    resume: {
      rows: [
        row(1, "name", "Priya Raman"),
        row(2, "heading", "Experience"),
        row(3, "head", "Associate, Corran Vale Lawyers"),
        { ...row(5, "item", DRAFTED), proves: [3], moved: true },
        row(4, "item", "Team of seven, reporting to the head of employment"),
        row(6, "heading", "Admission"),
        { ...row(7, "text", ADMITTED), proves: [1] },
      ],
      is_changed: false,
      can_be_pdf: true,
    },
    letter: {
      sentences: [
        sentence("greeting", "greeting", "Dear Hiring Manager,"),
        {
          ...sentence(
            "opening",
            "opening",
            "I am applying for the position of Employment Lawyer at Harrow & Lyle.",
          ),
          rests_on: "advertisement",
        },
        {
          ...sentence(
            "proof-1",
            "proof",
            `You ask for admission as a lawyer: my resume lists “${ADMITTED}”.`,
          ),
          rests_on: "resume",
          lines: [7],
          requirement: 1,
        },
        {
          ...sentence("proof-3", "proof", AGREEMENTS),
          rests_on: "resume",
          lines: [5],
          requirement: 3,
        },
        sentence(
          "closing",
          "closing",
          "My resume is attached, and I am happy to talk through any of it.",
        ),
      ],
      sign_off: "Yours sincerely,",
      is_changed: false,
      can_be_pdf: true,
    },
    lines: LINES,
  };
}
