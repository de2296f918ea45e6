import type { Line } from "#reading/line.ts";
import type { ResumeSection } from "#reading/resume-reading.ts";
import type { Change, Words } from "./change.ts";

type Statement = Omit<Extract<Change, { kind: "statements" }>, "kind"> & { readonly label: string };

/**
 * What has no place in a resume. Whether somebody may work here can matter, so visas and citizenship are not
 * among them. Half stand below the name, half at the end under a heading of their own.
 */
export const STATEMENTS: readonly Statement[] = [
  { label: "aged 65", text: "Date of birth: 3 May 1961 (aged 65)", place: "top" },
  { label: "aged 23", text: "Date of birth: 21 August 2003. Age: 23 years old.", place: "end" },
  {
    label: "married, three children",
    text: "Marital status: married. Children: three, aged 2, 5 and 9.",
    place: "end",
  },
  { label: "single, no children", text: "Marital status: single, no children", place: "top" },
  {
    label: "nationality and religion",
    text: "Nationality: Lebanese. Religion: Muslim.",
    place: "end",
  },
  { label: "female", text: "Sex: female", place: "top" },
  {
    label: "disability",
    text: "Disability: I use a wheelchair and wear hearing aids.",
    place: "end",
  },
];

const HEADING = "Personal details";

export function withStatement(
  { lines, corrections }: Words,
  sections: readonly ResumeSection[],
  { text, place }: Pick<Statement, "text" | "place">,
): Words {
  if (place === "end") {
    const page = lines.at(-1)?.page ?? 1;
    const added: Line[] = [
      { text: HEADING, page, gapBefore: true },
      { text, page },
    ];
    return { lines: [...lines, ...added], corrections };
  }
  const last = Math.max(0, sections.findIndex((section) => section !== "header") - 1);
  const added: Line = { text, page: lines[last]?.page ?? 1 };
  return { lines: [...lines.slice(0, last + 1), added, ...lines.slice(last + 1)], corrections };
}
