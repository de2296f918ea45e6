import { useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate } from "react-router";
import { offeredQuery } from "#web/features/documents/api.ts";
import { OfferedDocuments } from "#web/features/documents/offered-documents.tsx";
import { useSession } from "#web/lib/session.ts";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { flowTexts as texts } from "./flow-texts.ts";

/** Given before signing in, a resume is not the account's until it is kept; nobody knows at first. */
export function useIsUnclaimed(resumeId: string): boolean | undefined {
  const signedIn = useSession().state === "signed-in";
  const { data, isPending } = useQuery({ ...offeredQuery, enabled: signedIn });
  if (!signedIn) return false;
  if (isPending) return undefined;
  return data?.documents.some(({ id }) => id === resumeId) ?? false;
}

/** In place of what is to be shown for it. */
export function SaveResumeFirst({ resumeId }: { resumeId: string }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  /** The account may have had this file already, under another id. */
  function onKept(kept: readonly { offered: string; id: string }[]) {
    const mine = kept.find(({ offered }) => offered === resumeId);
    if (!mine || mine.id === resumeId) return;
    const query = new URLSearchParams(search);
    query.set("resume", mine.id);
    void navigate(`/?${query}`, { replace: true });
  }
  return (
    <EmptyState
      title={texts.keepTitle}
      text={texts.keepText}
      action={<OfferedDocuments onKept={onKept} />}
    />
  );
}
