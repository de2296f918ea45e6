import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { DocumentRow } from "#contract/documents.ts";
import { useSession } from "#web/lib/session.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { documentCalls, offeredQuery } from "./api.ts";
import { KIND_WORDS } from "./document-words.ts";
import { offerTexts as texts } from "./texts.ts";

interface OfferedDocumentsProps {
  className?: string;
  /** What was offered, and what it is to the account. */
  onKept?: OnKept;
}

type OnKept = (kept: readonly { offered: string; id: string }[]) => void;

/** What this browser uploaded before its user signed in: keep it, or not. Silent when there is none. */
export function OfferedDocuments({ className = "", onKept }: OfferedDocumentsProps) {
  const signedIn = useSession().state === "signed-in";
  const { data } = useQuery({ ...offeredQuery, enabled: signedIn });
  if (!signedIn || !data || data.documents.length === 0) return null;
  return (
    <div className={className}>
      <Offer documents={data.documents} onKept={onKept} />
    </div>
  );
}

interface OfferProps {
  documents: readonly DocumentRow[];
  onKept: OnKept | undefined;
}

function Offer({ documents, onKept }: OfferProps) {
  const calls = documentCalls(useQueryClient());
  const { run, busy, fault } = useAction(texts.failed);
  const answer = (keep: boolean) =>
    run(keep ? "keep" : "drop", async () => {
      const kept = await calls.answerOffer(keep);
      onKept?.(kept);
      toast.success(keep ? texts.kept : texts.erased);
    });
  return (
    <section
      aria-label={texts.label}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-sm bg-note-wash px-3.5 py-3 text-13"
    >
      <div className="wrap-anywhere min-w-0">
        <p className="font-[550]">{questionOf(documents)}</p>
        <p className="text-ink-2">{texts.text}</p>
        {fault && (
          <p role="alert" className="text-danger">
            {fault}
          </p>
        )}
      </div>
      <div className="flex gap-2">
        <Button look="soft" busy={busy === "keep"} onClick={() => void answer(true)}>
          {texts.keep}
        </Button>
        <Button look="line" busy={busy === "drop"} onClick={() => void answer(false)}>
          {texts.drop}
        </Button>
      </div>
    </section>
  );
}

/** "Keep the resume read at 14:02?" */
function questionOf(documents: readonly DocumentRow[]): string {
  const [first] = documents;
  if (!first || documents.length > 1) return texts.several(documents.length);
  const at = new Date(first.received_at);
  const time = at.toLocaleTimeString("en-AU", {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return texts.one(KIND_WORDS[first.kind].toLowerCase(), time);
}
