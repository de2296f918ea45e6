import { useState } from "react";
import type { DocumentKind } from "#contract/documents.ts";
import { judgeFile } from "#web/lib/judge-file.ts";
import { kindTexts } from "./texts.ts";

export type Mode = "file" | "text";

/** What the person has given: a file or a text, never both (spec 1 §2). */
export function usePickedDocument(kind: DocumentKind, missing = kindTexts[kind].missing) {
  const [mode, setMode] = useState<Mode>("file");
  const [file, setFile] = useState<File>();
  const [text, setText] = useState("");
  const [fault, setFault] = useState<string>();

  return {
    mode,
    file,
    text,
    fault,
    /** Something is given, whatever it is worth. */
    present: mode === "file" ? file !== undefined : text !== "",
    /** The file to send, or nothing and a sentence why. */
    take(): File | undefined {
      const pasted = new File([text], kindTexts[kind].fileName, { type: "text/plain" });
      const found = mode === "file" ? file : text.trim() && pasted;
      const judged = found ? judgeFile(found) : missing;
      setFault(judged);
      return found && !judged ? found : undefined;
    },
    switchTo(next: Mode) {
      setMode(next);
      setFault(next === "file" && file ? judgeFile(file) : undefined);
    },
    choose(chosen: File | undefined) {
      setMode("file");
      setFile(chosen);
      setText("");
      setFault(chosen && judgeFile(chosen));
    },
    clear() {
      setMode("file");
      setFile(undefined);
      setText("");
      setFault(undefined);
    },
    type(typed: string) {
      setText(typed);
      setFile(undefined);
      setFault(undefined);
    },
  };
}
