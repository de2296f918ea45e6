import { flagLines } from "#reading/flag-lines.ts";
import { readResume } from "#reading/resume/read-resume.ts";
import { serveTasks } from "#server/platform/processes/serve-tasks.ts";
import { changeWords } from "./change-words.ts";
import type { Variant, VariantWanted } from "./variant.ts";

serveTasks({ make: async (wanted: VariantWanted) => makeVariant(wanted) });

function makeVariant({ subject, change, receivedOn }: VariantWanted): Variant | null {
  const words = changeWords(subject, change);
  if (!words) return null;
  const { lines, corrections } = words;
  const flags = flagLines(lines);
  const skip = new Set(flags.map(({ line }) => line));
  const reading = readResume(lines, { receivedOn, skip });
  return { lines: [...lines], corrections: { ...corrections }, flags, reading };
}
