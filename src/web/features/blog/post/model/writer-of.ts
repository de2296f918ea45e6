import { postTexts as texts } from "../../texts.ts";

/** Who wrote what a machine wrote; older articles may not know. */
export function writerOf(writtenBy: string): string {
  if (writtenBy === "") return texts.byMachine;
  return writtenBy === "rules" ? texts.byRules : texts.byModel(writtenBy);
}
