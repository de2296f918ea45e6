import { useState } from "react";
import { downloadResume } from "#contract/documents.ts";
import { Acknowledged } from "#contract/endpoint.ts";
import { ApiError, hrefOf, messageOf, readAnswer, UNREACHABLE, unlessAsked } from "#web/lib/api.ts";
import { toast } from "#web/ui/float/toast.ts";
import type { Candidate } from "../model/candidate.ts";
import { inTurn } from "./in-turn.ts";
import { actionTexts as texts } from "./texts.ts";

/** One file after the other, each saved under the person's name. */
export function useDownload() {
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [take] = useState(() => inTurn(setBusy));

  const download = ({ id, name }: Pick<Candidate, "id" | "name">) =>
    take(id, async () => {
      try {
        save(await fileOf(id), texts.fileName(name));
        toast.success(texts.downloaded);
      } catch (error) {
        toast.error(messageOf(error, texts.downloadFailed));
      }
    });
  return { download, busy };
}

/** Fetched and not linked to: then a refusal can be told here, and the file has the spec's name. */
async function fileOf(documentId: string): Promise<Blob> {
  const address = hrefOf(downloadResume, { query: { documentId } });
  return unlessAsked(async () => {
    const response = await fetch(address, { credentials: "same-origin" }).catch(() => {
      throw new ApiError(0, "unavailable", UNREACHABLE);
    });
    // It throws what the server said.
    if (!response.ok) readAnswer(Acknowledged, response.status, await response.text());
    return response.blob();
  });
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken hold of it by the next turn.
  setTimeout(() => URL.revokeObjectURL(address));
}
