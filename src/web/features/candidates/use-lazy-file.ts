import { useState } from "react";
import { toast } from "#web/ui/float/toast.ts";
import type { LazyFile } from "./lazy-file.ts";
import { lateTexts as texts } from "./texts.ts";

/** A file that does not come takes nothing away with it: what is on the screen stays. */
export function useLazyFile<File extends object>(late: LazyFile<File>) {
  const [file, setFile] = useState(late.known);
  const [isFailed, setFailed] = useState(false);

  /** Whether it is there now. */
  async function fetchFile(): Promise<boolean> {
    setFailed(false);
    try {
      setFile(await late.fetch());
      return true;
    } catch {
      setFailed(true);
      return false;
    }
  }
  /** For what opens over the page, which has no place of its own to say so. */
  async function fetchOrSay(): Promise<boolean> {
    const came = await fetchFile();
    if (!came) toast.error(texts.failed);
    return came;
  }
  return { file, isFailed, fetchFile, fetchOrSay };
}
