import { useQuery } from "@tanstack/react-query";
import { useMatch } from "react-router";
import type { DocumentView } from "#contract/documents.ts";
import { ApiError } from "#web/lib/api.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { documentQuery } from "../api.ts";
import { useLiveReading } from "../use-live-reading.ts";
import { DocumentHead } from "./page/document-head.tsx";
import { Notices } from "./page/notices.tsx";
import { BeingRead, Unreadable } from "./page/unread.tsx";
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
