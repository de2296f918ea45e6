import type { DocumentView } from "#contract/documents.ts";

/** "62 lines, 6 roles, 24 skills": what there is to show for it. */
export function readText({ lines, resume }: Pick<DocumentView, "lines" | "resume">): string {
  const counts = [
    counted(lines.length, "line"),
    counted(resume?.experience.length ?? 0, "role"),
    counted(resume?.skills.length ?? 0, "skill"),
    counted(resume?.education.length ?? 0, "qualification"),
  ];
  return counts.filter(Boolean).join(", ");
}

const counted = (count: number, what: string) =>
  count === 0 ? "" : `${count} ${what}${count === 1 ? "" : "s"}`;
