import { corrected, type DocumentRecord } from "../../documents/service.ts";
import type { Change } from "../changes/change.ts";
import type { Subject } from "../changes/change-words.ts";
import type { MakeVariant } from "../variants/variant.ts";

/** As the document would be if its owner had brought it with this change. */
export async function changedResume(
  document: DocumentRecord,
  change: Change,
  make: MakeVariant,
): Promise<DocumentRecord | null | "unread"> {
  const { receivedOn } = document;
  const variant = await make({ subject: subjectOf(document), change, receivedOn });
  if (variant === null || variant === "unread") return variant;
  const { lines, corrections, flags, reading } = variant;
  // The index knows a resume by its id: one with other words is another one.
  const id = `${document.id}:${JSON.stringify(change)}`;
  return { ...document, id, lines, corrections, flags, reading: { resume: reading } };
}

function subjectOf(document: DocumentRecord): Subject {
  const { lines, corrections, reading } = document;
  const { resume } = corrected(document);
  const names = [reading.resume?.profile.name ?? "", resume?.name ?? ""];
  const others = [
    ...(resume?.experience.map(({ company }) => company) ?? []),
    ...(resume?.education.map(({ institution }) => institution) ?? []),
  ];
  return {
    lines,
    corrections,
    sections: reading.resume?.sections ?? [],
    names: [...new Set(names)].filter((name) => name.trim() !== ""),
    others: others.filter((other) => other.trim() !== ""),
  };
}
