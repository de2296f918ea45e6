import { useQueryClient } from "@tanstack/react-query";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { DocumentState } from "#contract/documents.ts";
import { ApiError } from "#web/lib/api.ts";
import { matchesPath } from "#web/lib/paths.ts";
import type { Stage } from "./find-jobs.ts";
import { homeTexts as texts } from "./texts.ts";

interface Search {
  stage?: Stage;
  View?: ComponentType<{ stage: Stage }>;
  fault?: string;
  isGone?: boolean;
}

interface Uploaded {
  documentId: string;
  status: DocumentState;
}

/** Only for those who gave a resume: the page does not carry it. */
const loadSearching = () =>
  Promise.all([
    import("./find-jobs.ts"),
    import("./searching-view.tsx"),
    import("./results-step.tsx"),
  ]);

/** What happens between the upload and the results. Leaving the screen gives it up. */
export function useJobSearch() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [search, setSearch] = useState<Search>({});
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start({ documentId, status }: Uploaded) {
    running.current?.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    try {
      const [{ findJobs }, { SearchingView: View }] = await loadSearching();
      const onStage = (stage: Stage) => setSearch({ stage, View });
      await findJobs({ client, resumeId: documentId, status, signal, onStage });
      void navigate(matchesPath(documentId));
    } catch (error) {
      if (signal.aborted) return;
      console.warn(texts.searchFailedLog, error instanceof Error ? error.message : "");
      setSearch(failureOf(error));
    }
  }
  function forget() {
    running.current?.abort();
    setSearch({});
  }
  return { ...search, start, forget };
}

/** Spec 1 §8; and why, where that is known. */
function failureOf(error: unknown): Search {
  const known = error instanceof ApiError && error.fault !== "internal";
  return {
    fault: known ? `${texts.searchFailed} ${error.message}` : texts.searchFailed,
    isGone: known && error.fault === "not-found",
  };
}
