import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { type DiscoveredFirm, FIRM_SENTENCES } from "#contract/firms.ts";
import { ApiError, messageOf } from "#web/lib/api.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Banner } from "#web/ui/banner.tsx";
import { ConfirmDialog } from "#web/ui/float/confirm-dialog.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { LoadMore } from "#web/ui/list/load-more.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { askAgain, type Decision, decide, discoveredQuery } from "./api.ts";
import { FirmRow } from "./firm-row.tsx";
import { discoveredTexts as texts } from "./texts.ts";
import { neighbourOf, waitingFirms } from "./waiting-firms.ts";

/** Spec 2 §2: what discovery found, to be approved or rejected. Either removes it from the list (§4). */
export function DiscoveredFirms() {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const focusFirm = useFocusFirm(panel);
  const [rejecting, setRejecting] = useState<DiscoveredFirm>();
  const close = () => setRejecting(undefined);
  // A dialog closes together with the row that it is about; one about another firm stays.
  const onGone = (gone: string, next: string | undefined) => {
    setRejecting((firm) => (firm?.ID === gone ? undefined : firm));
    focusFirm(next, { ifLost: true });
  };
  const discovered = useDiscovered({ onGone, onMore: focusFirm });
  return (
    <section ref={panel} aria-labelledby={id} className="mb-12 border-ink border-t pt-3">
      {/* It receives the focus when the panel is opened; it is no control. */}
      <h2 id={id} tabIndex={-1} className="text-22 focus:outline-none">
        {texts.title}
      </h2>
      <p className="mt-1 max-w-[72ch] text-13 text-ink-3">{texts.lead}</p>
      <Faces {...discovered} onReject={setRejecting} />
      {rejecting && (
        <RejectDialog
          key={rejecting.ID}
          firm={rejecting}
          onReject={(reason) => discovered.review(rejecting.ID, { action: "reject", reason })}
          onClose={close}
        />
      )}
    </section>
  );
}

interface Discovered extends ReturnType<typeof useDiscovered> {
  onReject: (firm: DiscoveredFirm) => void;
}

function Faces(discovered: Discovered) {
  const { firms, isPending, error, retry } = discovered;
  if (isPending)
    return (
      <div className="mt-4">
        <SkeletonList rows={3} label={texts.loading} />
      </div>
    );
  if (firms.length === 0 && error)
    return (
      <ErrorState
        title={texts.failedTitle}
        text={messageOf(error, texts.unexpected)}
        onRetry={retry}
      />
    );
  if (firms.length === 0) return <p className="mt-4 max-w-[64ch] text-ink-2">{texts.empty}</p>;
  return <Listed {...discovered} />;
}

function Listed(props: Discovered) {
  const { firms, total, review, onReject, more, isFetchingMore, moreFault } = props;
  return (
    <>
      <ul aria-label={texts.title} className="mt-4 border-rule border-t">
        {firms.map((firm) => (
          <li key={firm.ID} data-firm={firm.ID} className="border-rule border-b">
            <FirmRow
              firm={firm}
              now={new Date()}
              onApprove={() => review(firm.ID, { action: "approve" })}
              onReject={() => onReject(firm)}
            />
          </li>
        ))}
      </ul>
      <LoadMore shown={firms.length} total={total} busy={isFetchingMore} onMore={more} />
      {moreFault && <Banner kind="bad">{moreFault}</Banner>}
    </>
  );
}

/** Goes to a firm of the list once the one before it is gone; without any, to the heading. */
function useFocusFirm(panel: RefObject<HTMLElement | null>) {
  // An object, so that asking for the same place twice goes there twice.
  const [wanted, setWanted] = useState<{ id: string | undefined; ifLost: boolean }>();
  useEffect(() => {
    if (!wanted) return;
    // Whoever is at another firm meanwhile stays there: only what went with its row is on the body.
    if (wanted.ifLost && document.activeElement !== document.body) return;
    const row = panel.current?.querySelector(`[data-firm="${wanted.id}"]`);
    const target = row?.querySelector<HTMLElement>("[data-first]");
    (target ?? panel.current?.querySelector<HTMLElement>("h2"))?.focus();
  }, [wanted, panel]);
  return (id: string | undefined, { ifLost = false } = {}) => setWanted({ id, ifLost });
}

interface RejectDialogProps {
  firm: DiscoveredFirm;
  onReject: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Spec 2 §5: a reason can be given, and need not be. */
function RejectDialog({ firm, onReject, onClose }: RejectDialogProps) {
  const id = useId();
  const [reason, setReason] = useState("");
  const { run, busy, fault } = useAction(texts.unexpected);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void run("reject", () => onReject(reason))}
      title={texts.rejectTitle(firm.FirmName)}
      text={texts.rejectText}
      confirm={texts.rejectFirm}
      busy={busy !== undefined}
      fault={fault}
    >
      <TextArea
        id={id}
        label={texts.reason}
        optional
        rows={3}
        limit={REASON_LIMIT}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  );
}

/** What the server takes. */
const REASON_LIMIT = 1000;

interface Turns {
  /** A firm has left the list: whose turn it is then. */
  onGone: (gone: string, next: string | undefined) => void;
  /** More have come: the first of them. */
  onMore: (first: string | undefined) => void;
}

/** The list, page after page, and what is decided in it. */
function useDiscovered({ onGone, onMore }: Turns) {
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
