import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FIRM_SENTENCES } from "#contract/firms.ts";
import { ApiError, messageOf } from "#web/lib/api.ts";
import { useAction } from "#web/lib/use-action.ts";
import { toast } from "#web/ui/float/toast.ts";
import { askAgain, type Decision, decide, discoveredQuery } from "./api.ts";
import { discoveredTexts as texts } from "./texts.ts";
import { neighbourOf, waitingFirms } from "./waiting-firms.ts";

interface Turns {
  /** A firm has left the list: whose turn it is then. */
  onGone: (gone: string, next: string | undefined) => void;
  /** More have come: the first of them. */
  onMore: (first: string | undefined) => void;
}

/** The list, page after page, and what is decided in it. */
export function useDiscovered({ onGone, onMore }: Turns) {
  const client = useQueryClient();
  const [pageCount, setPageCount] = useState(1);
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const { data = [], isPending, error, refetch } = useQuery(discoveredQuery(pageCount));
  const { firms, total } = waitingFirms(data, decided);
  const asking = useAction(texts.moreFailed);

  /** What is there stays until more has come. */
  const more = () =>
    asking.run("more", async () => {
      const pages = await client.fetchQuery(discoveredQuery(pageCount + 1));
      setPageCount(pageCount + 1);
      onMore(waitingFirms(pages, decided).firms[firms.length]?.ID);
    });

  function drop(id: string) {
    setDecided((ids) => new Set([...ids, id]));
    onGone(id, neighbourOf(firms, id));
  }

  /** Throws what the reader can do something about; who was decided elsewhere is told of and dropped. */
  async function review(id: string, decision: Decision): Promise<void> {
    try {
      const message = await decide(id, decision);
      drop(id);
      toast.success(message);
    } catch (error) {
      if (!isGone(error)) throw error;
      drop(id);
      toast.error(messageOf(error, texts.unexpected));
    } finally {
      void askAgain(client);
    }
  }
  return {
    firms,
    total,
    review,
    isPending,
    error,
    retry: () => void refetch(),
    more: () => void more(),
    isFetchingMore: asking.busy !== undefined,
    moreFault: asking.fault,
  };
}

/** Somebody else has reviewed it meanwhile, or it is no longer there. */
function isGone(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.fault === "not-found") return true;
  // The other conflict, a law firm with the same website, leaves it waiting to be rejected.
  return error.fault === "conflict" && error.message !== FIRM_SENTENCES.known;
}
