import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useMatch, useNavigate } from "react-router";
import type { DocumentView } from "#contract/documents.ts";
import { hiddenReason } from "#web/evidence/words.ts";
import { ApiError, messageOf } from "#web/lib/api.ts";
import { matchesPath } from "#web/lib/paths.ts";
import { longDate, relativeTime } from "#web/lib/time-text.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/float/confirm-dialog.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { bytesText } from "#web/ui/form/bytes-text.ts";
import { Icon } from "#web/ui/icon.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { Citation } from "#web/ui/match/citation.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { documentCalls, documentQuery, originalAddress } from "../api.ts";
import { canMatch, KIND_WORDS, MATCHING_JOBS, titleOf } from "../document-words.ts";
import { useLiveReading } from "../use-live-reading.ts";
import { readingTexts as texts } from "./texts.ts";
import { WhatWeRead } from "./what-we-read.tsx";

export function DocumentPage() {
  const id = useMatch("/documents/:id")?.params.id ?? "";
  return (
    <section className="wrap pt-6 pb-16 md:pt-10">
      <Face key={id} id={id} />
    </section>
  );
}

function Face({ id }: { id: string }) {
  const { data, isPending, error, refetch } = useQuery(documentQuery(id));
  useLiveReading(data?.status === "reading", documentQuery(id));
  if (isPending) return <Loading />;
  if (data) return <Document document={data} />;
  const missing = error instanceof ApiError && error.fault === "not-found";
  return (
    <>
      <h1 className="sr-only">{texts.fields}</h1>
      {missing ? <Missing /> : <Failed onRetry={() => void refetch()} />}
    </>
  );
}

function Document({ document }: { document: DocumentView }) {
  return (
    <>
      <DocumentHead document={document} />
      {document.status === "reading" && <BeingRead document={document} />}
      {document.status === "unreadable" && <Unreadable message={document.message} />}
      {document.status === "read" && (
        <>
          <Notices document={document} />
          <WhatWeRead document={document} />
        </>
      )}
    </>
  );
}

/** In the shape of what comes: a head, and two columns. */
function Loading() {
  return (
    <div role="status">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="h-4 w-32" />
      <Skeleton className="mt-5 h-9 w-72 max-w-full" />
      <Skeleton className="mt-4 h-4 w-96 max-w-full" />
      <div className="mt-12 grid gap-12 xl:grid-cols-[minmax(0,1fr)_minmax(0,480px)]">
        <Skeleton className="h-[60dvh] w-full" />
        <Skeleton lines={12} />
      </div>
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return <ErrorState title={texts.failedTitle} text={texts.failedText} onRetry={onRetry} />;
}

function Missing() {
  return (
    <EmptyState
      title={texts.missingTitle}
      text={texts.missingText}
      action={<ButtonLink to="/documents">{texts.missingAction}</ButtonLink>}
    />
  );
}

/** Live: the page is asked for again as the reading goes on. */
function BeingRead({ document: { message, progress } }: { document: DocumentView }) {
  const { done = 0, total = 0 } = progress ?? {};
  const said = total > 0 ? texts.pagesRead(done, total) : texts.reading;
  return (
    <div className="max-w-[56ch] border-ink border-t pt-6">
      <h2 className="text-22">{texts.readingTitle}</h2>
      <p className="mt-1.5 text-ink-2">{message || texts.readingText}</p>
      <progress
        aria-label={texts.readingTitle}
        {...(total > 0 && { value: done, max: total })}
        className="mt-6 block h-1 w-full appearance-none overflow-hidden rounded-sm bg-paper-3 [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-paper-3 [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[width]"
      />
      <p role="status" className="mt-2 text-13 text-ink-3 tabular-nums">
        {said}
      </p>
    </div>
  );
}

function Unreadable({ message }: { message: string }) {
  return (
    <div className="border-ink border-t">
      <EmptyState
        title={texts.unreadableTitle}
        text={`${message} ${texts.unreadableText}`.trim()}
        action={<ButtonLink to="/documents">{texts.uploadAnother}</ButtonLink>}
      />
    </div>
  );
}

function DocumentHead({ document }: { document: DocumentView }) {
  const { kind, file_name, file_type, bytes, received_at, keep_until, lines } = document;
  const received = new Date(received_at);
  const facts = [
    KIND_WORDS[kind],
    document.title && file_name,
    `${file_type.toUpperCase()}, ${bytesText(bytes)}`,
    lines.length > 0 && `${lines.length} lines`,
  ].filter(Boolean);
  return (
    <header className="mb-10">
      <p className="text-13">
        <TextLink to="/documents">{texts.back}</TextLink>
      </p>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="min-w-0">
          <h1 className="wrap-anywhere">{titleOf(document)}</h1>
          <p className="wrap-anywhere mt-2 flex flex-wrap gap-x-4 text-13 text-ink-2">
            {facts.map((fact) => (
              <span key={String(fact)}>{fact}</span>
            ))}
            <time dateTime={received_at} title={received.toLocaleString("en-AU")}>
              {relativeTime(received, new Date())}
            </time>
          </p>
        </div>
        <DocumentActions document={document} />
      </div>
      <KeptUntil date={keep_until} />
    </header>
  );
}

/** Said of a visitor's document: an account's stays until its owner deletes it. */
function KeptUntil({ date }: { date: string | null }) {
  if (date === null) return null;
  return (
    <p className="mt-3 text-13 text-ink-2">
      Erased on {longDate(new Date(date))}. To keep it,{" "}
      <TextLink to="/register">create a free account</TextLink> in this browser.
    </p>
  );
}

/** What was found in the document and left out of everything that is scored. */
function Notices({ document: { hidden, flags } }: { document: DocumentView }) {
  return (
    <div className="mb-10 grid gap-3 empty:hidden">
      {hidden.length > 0 && (
        <Notice title={texts.hiddenTitle} text={texts.hiddenText}>
          {hidden.map(({ text, page, reason }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same words can be hidden twice.
            <Found key={index} text={text}>
              {texts.onPage(page, hiddenReason(reason))}
            </Found>
          ))}
        </Notice>
      )}
      {flags.length > 0 && (
        <Notice title={texts.flagsTitle} text={texts.flagsText}>
          {flags.map(({ line, text }) => (
            <Found key={line} text={text}>
              <Citation line={line + 1} />
            </Found>
          ))}
        </Notice>
      )}
    </div>
  );
}

function Notice(props: { title: string; text: string; children: ReactNode }) {
  const { title, text, children } = props;
  return (
    <section
      aria-label={title}
      className="flex gap-2.5 rounded-sm bg-warn-wash px-3.5 pt-[11px] pb-3.5 text-13"
    >
      <Icon name="warning" className="mt-0.5 text-warn" />
      <div className="min-w-0">
        <h2 className="font-sans font-semibold text-13 leading-[1.55] tracking-normal">{title}</h2>
        <p className="max-w-[75ch]">{text}</p>
        <ul className="mt-2 grid max-h-60 gap-1.5 overflow-y-auto">{children}</ul>
      </div>
    </section>
  );
}

function Found({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="wrap-anywhere">
      <q className="font-serif text-[15px]">{text}</q>{" "}
      <span className="text-ink-2">{children}</span>
    </li>
  );
}

function DocumentActions({ document }: { document: DocumentView }) {
  const { id, status } = document;
  const calls = documentCalls(useQueryClient());
  const { run, busy } = useAction(texts.readAgainFailed);
  const readAgain = () =>
    run("read", () =>
      calls.readAgain(id).then(
        () => toast.success(texts.readingAgain),
        (error) => toast.error(messageOf(error, texts.readAgainFailed)),
      ),
    );
  return (
    <div className="flex flex-wrap gap-2">
      {canMatch(document) && <ButtonLink to={matchesPath(id)}>{MATCHING_JOBS}</ButtonLink>}
      <ButtonLink look="line" to={originalAddress(id)} reloadDocument download="">
        <WorkIcon name="download" />
        {texts.download}
      </ButtonLink>
      {status !== "reading" && (
        <Button look="line" busy={busy !== undefined} onClick={() => void readAgain()}>
          {texts.readAgain}
        </Button>
      )}
      <Delete id={id} />
    </div>
  );
}

function Delete({ id }: { id: string }) {
  const calls = documentCalls(useQueryClient());
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  const { run, busy, fault } = useAction(texts.removeFailed);
  const remove = () =>
    run("delete", async () => {
      await calls.remove(id);
      await navigate("/documents", { replace: true });
      toast.success(texts.removed);
    });
  return (
    <>
      <Button look="quiet" onClick={() => setAsked(true)}>
        <WorkIcon name="bin" />
        {texts.erase}
      </Button>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        onConfirm={() => void remove()}
        title={texts.removeTitle}
        text={texts.removeText}
        confirm={texts.removeConfirm}
        danger
        busy={busy !== undefined}
        fault={fault}
      />
    </>
  );
}
