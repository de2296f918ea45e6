import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { downloadResume } from "#contract/documents.ts";
import { Acknowledged } from "#contract/endpoint.ts";
import { ApiError, hrefOf, messageOf, readAnswer, UNREACHABLE, unlessAsked } from "#web/lib/api.ts";
import { toast } from "#web/ui/float/toast.ts";
import { actionTexts as texts } from "./actions-texts.ts";
import {
  type FoundCandidates,
  noteBookmark,
  refreshLists,
  sendBookmark,
  showBookmark,
} from "./api.ts";
import type { Comparing } from "./compare/use-comparison.ts";
import { inTurn } from "./in-turn.ts";
import type { Candidate } from "./model/candidate.ts";
import type { CandidatesView, Tab } from "./model/candidates-view.ts";
import { useDialogs } from "./use-dialogs.tsx";

type CandidateAction = (candidate: Candidate) => void;
export type CandidateActions = Record<
  "bookmark" | "share" | "contact" | "compare" | "download",
  CandidateAction
>;

interface UseVerbs {
  found: FoundCandidates;
  view: CandidatesView;
  accountId: string;
  opening: { open: (id: string, tab?: Tab) => void; goTab: (tab: Tab) => void };
  comparing: Comparing;
}

/** All that can be done with a candidate, from wherever it is asked for. */
export function useCandidateActions({ found, view, accountId, opening, comparing }: UseVerbs) {
  const bookmark = useBookmark();
  const { download, busy } = useDownload();
  const { contact, share, dialog } = useDialogs({ job: found.job, accountId });
  const wanted = useRef<string>(undefined);

  function startOnce() {
    if (comparing.state.at === "start") comparing.start();
  }
  function compare({ id }: Candidate) {
    if (id !== view.candidate) {
      // They are opened first; the comparison of who was open before is not theirs.
      wanted.current = id;
      opening.open(id, "compare");
      return;
    }
    opening.goTab("compare");
    startOnce();
  }
  const onOpened = useEffectEvent((id: string | undefined) => {
    if (id !== undefined && wanted.current === id) startOnce();
    wanted.current = undefined;
  });
  useEffect(() => onOpened(view.candidate), [view.candidate]);

  const candidateActions: CandidateActions = {
    bookmark,
    share,
    contact,
    compare,
    download: (one) => void download(one),
  };
  return { candidateActions, downloading: busy, dialog };
}

/** Shown as done at once, and taken back when the server refuses (spec 1 §4). */
function useBookmark() {
  const client = useQueryClient();
  const running = useRef(new Set<string>());

  async function mark(id: string, next: boolean): Promise<void> {
    if (running.current.has(id)) return;
    running.current.add(id);
    try {
      await showBookmark(client, id, next);
      await sendBookmark(id, next);
      // Into a list that came meanwhile as well.
      noteBookmark(client, id, next);
      toast.success(next ? texts.bookmarked : texts.unbookmarked, {
        action: { label: texts.undo, onPress: () => void mark(id, !next) },
      });
    } catch (error) {
      await showBookmark(client, id, !next);
      toast.error(messageOf(error, texts.bookmarkFailed));
    } finally {
      running.current.delete(id);
    }
    await refreshLists(client);
  }
  return ({ id, isBookmarked }: Pick<Candidate, "id" | "isBookmarked">) =>
    void mark(id, !isBookmarked);
}

/** One file after the other, each saved under the person's name. */
function useDownload() {
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
