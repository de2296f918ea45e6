import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { downloadResume } from "#contract/documents.ts";
import { Acknowledged } from "#contract/endpoint.ts";
import { ApiError, hrefOf, messageOf, readAnswer, UNREACHABLE, unlessAsked } from "#web/lib/api.ts";
import { toast } from "#web/ui/float/toast.ts";
import { contactTexts, actionTexts as texts } from "./actions-texts.ts";
import {
  type FoundCandidates,
  noteBookmark,
  refreshLists,
  sendBookmark,
  showBookmark,
} from "./api.ts";
import type { Candidate } from "./candidate.ts";
import type { CandidatesView, Tab } from "./candidates-view.ts";
import { lazyFile } from "./lazy-file.ts";
import type { Comparing } from "./use-comparison.ts";
import { useLazyFile } from "./use-lazy-file.ts";

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

/** Work that is done one piece after the other. What waits already is not taken on once more. */
export function inTurn(onChange: (waiting: ReadonlySet<string>) => void) {
  const waiting = new Set<string>();
  let last: Promise<void> = Promise.resolve();
  return (name: string, work: () => Promise<void>): Promise<void> => {
    if (waiting.has(name)) return last;
    waiting.add(name);
    onChange(new Set(waiting));
    last = last.then(work).finally(() => {
      waiting.delete(name);
      onChange(new Set(waiting));
    });
    return last;
  };
}

/** Fetched when they are first asked for: most looks at a list open none of them. */
const CONTACT = lazyFile(() => import("./contact-dialog.tsx"));
const SHARE = lazyFile(() => import("./share-dialog.tsx"));

interface UseDialogs {
  job: { id: string; title: string; company: string };
  accountId: string;
}

/** What is asked in a window of its own before something is done with somebody. */
function useDialogs({ job, accountId }: UseDialogs) {
  const [asked, setAsked] = useState<{ what: "contact" | "share"; candidate: Candidate }>();
  const contactFile = useLazyFile(CONTACT);
  const shareFile = useLazyFile(SHARE);
  // A message that took long to send closes its own window, not the one that is open by then.
  const onClose = () => setAsked((now) => (now === asked ? undefined : now));

  async function contact(candidate: Candidate) {
    if (!candidate.email.trim()) toast.error(contactTexts.noEmail);
    else if (await contactFile.fetchOrSay()) setAsked({ what: "contact", candidate });
  }
  async function share(candidate: Candidate) {
    if (await shareFile.fetchOrSay()) setAsked({ what: "share", candidate });
  }
  const { ContactDialog } = contactFile.file ?? {};
  const { ShareDialog } = shareFile.file ?? {};
  const dialog = asked && (
    <>
      {asked.what === "contact" && ContactDialog && (
        <ContactDialog
          key={asked.candidate.id}
          candidate={asked.candidate}
          {...{ job, accountId, onClose }}
        />
      )}
      {asked.what === "share" && ShareDialog && (
        <ShareDialog candidate={asked.candidate} {...{ job, onClose }} />
      )}
    </>
  );
  return {
    contact: (candidate: Candidate) => void contact(candidate),
    share: (candidate: Candidate) => void share(candidate),
    dialog,
  };
}
