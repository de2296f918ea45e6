import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { type DiscoveredFirm, FIRM_SENTENCES } from "#contract/firms.ts";
import { ApiError, messageOf } from "#web/lib/api.ts";
import { relativeTime } from "#web/lib/time-text.ts";
import { useAction } from "#web/lib/use-action.ts";
import { webAddress } from "#web/lib/web-address.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/float/confirm-dialog.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { LoadMore } from "#web/ui/list/load-more.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import {
  askAgain,
  type Decision,
  type DiscoveredPage,
  decide,
  discoveredQuery,
} from "./discovered-api.ts";
import { discoveredTexts as texts } from "./discovered-texts.ts";

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

interface WaitingFirms {
  firms: readonly DiscoveredFirm[];
  total: number;
}

/**
 * The pages as one list. What was decided here is left out at once, also while a page still has it; and a firm
 * that moved from one page to another between two answers stands there once.
 */
export function waitingFirms(
  pages: readonly DiscoveredPage[],
  decided: ReadonlySet<string>,
): WaitingFirms {
  const byId = new Map(
    pages.flatMap(({ discoveries }) => discoveries).map((firm) => [firm.ID, firm]),
  );
  const firms = [...byId.values()].filter(({ ID }) => !decided.has(ID));
  const stale = byId.size - firms.length;
  const total = (pages[0]?.total ?? 0) - stale;
  return { firms, total: Math.max(total, firms.length) };
}

/** Whose turn it is when this one goes: the next, or else the one before. */
export function neighbourOf(firms: readonly DiscoveredFirm[], id: string): string | undefined {
  const at = firms.findIndex(({ ID }) => ID === id);
  return (firms[at + 1] ?? firms[at - 1])?.ID;
}

interface FirmRowProps {
  firm: DiscoveredFirm;
  now: Date;
  onApprove: () => Promise<void>;
  onReject: () => void;
}

function FirmRow({ firm, now, onApprove, onReject }: FirmRowProps) {
  const { run, busy, fault, dismiss } = useAction(texts.unexpected);
  const { FirmName, SearchQuery, DiscoveredAt } = firm;
  return (
    <div className="grid gap-x-6 gap-y-3 py-4 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="wrap-anywhere min-w-0">
        <h3 className="font-[550] font-sans text-15 leading-[1.4] tracking-normal">{FirmName}</h3>
        <p className="mt-1 flex flex-wrap gap-x-5 gap-y-0.5 text-13">
          <Address label={texts.website} address={firm.DiscoveredUrl} />
          <Address label={texts.careers} address={firm.CareersPageUrl} />
        </p>
        <p className="mt-1 text-12 text-ink-3">
          {texts.foundBy} “{SearchQuery}”,{" "}
          <time dateTime={DiscoveredAt}>{ageOf(DiscoveredAt, now)}</time>
        </p>
      </div>
      <div className="flex items-start gap-2 max-md:*:min-h-11">
        <Button
          look="soft"
          busy={busy !== undefined}
          onClick={() => void run("approve", onApprove)}
          data-first
        >
          {texts.approve}
          <span className="sr-only">: {FirmName}</span>
        </Button>
        <Button look="line" onClick={onReject}>
          {texts.reject}
          <span className="sr-only">: {FirmName}</span>
        </Button>
      </div>
      {fault && (
        <div className="md:col-span-2">
          <Banner kind="bad" onClose={dismiss}>
            {fault}
          </Banner>
        </div>
      )}
    </div>
  );
}

/** Found by a stranger's search: it is a link only where a browser opens it as a page. */
function Address({ label, address }: { label: string; address: string }) {
  if (address === "") return null;
  const page = webAddress(address);
  return (
    <span>
      <span className="text-ink-3">{label} </span>
      {page ? (
        <a
          href={page}
          target="_blank"
          rel="noopener noreferrer"
          className="text-accent underline decoration-1 underline-offset-3 hover:decoration-2"
        >
          {shown(page)}
        </a>
      ) : (
        address
      )}
    </span>
  );
}

const shown = (address: string) =>
  address.replace(/^https?:\/\/(?:www\.)?/i, "").replace(/\/$/, "");

/** In the middle of a sentence. */
const ageOf = (date: string, now: Date) =>
  relativeTime(new Date(date), now).replace(/^Just/, "just");
