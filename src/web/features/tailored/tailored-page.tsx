import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useMatch } from "react-router";
import type { Tailored } from "#contract/tailored.ts";
import { ApiError } from "#web/lib/api.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { Tabs } from "#web/ui/list/tabs.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { type TailoredDocument, tailoredQuery } from "./api.ts";
import { LetterPanel } from "./letter-panel.tsx";
import { ResumePanel } from "./resume-panel.tsx";
import { tailoredTexts as texts } from "./texts.ts";

/** A resume and a letter for the job of one report. */
export function TailoredPage() {
  const id = useMatch("/comparisons/:id/tailored")?.params.id ?? "";
  const { data, isPending, error, refetch } = useQuery(tailoredQuery(id));
  return (
    <section className="wrap min-h-dvh pt-6 pb-16">
      <p className="text-13">
        <TextLink to={`/comparisons/${id}`} className="leading-6">
          {texts.back}
        </TextLink>
      </p>
      <h1 className="wrap-anywhere mt-3 max-w-[24em]">
        {data ? texts.title(data.job) : texts.plainTitle}
      </h1>
      <p className="mt-3 max-w-[62ch] text-ink-2">{texts.lead}</p>
      <div className="mt-6">
        {data && <Documents key={id} tailored={data} />}
        {isPending && <Loading />}
        {!isPending && !data && <Fault id={id} error={error} onRetry={() => void refetch()} />}
      </div>
    </section>
  );
}

function Documents({ tailored }: { tailored: Tailored }) {
  const [shown, setShown] = useState<TailoredDocument>("resume");
  return (
    <Tabs
      label={texts.documents}
      selected={shown}
      onSelect={setShown}
      tabs={[
        { name: "resume", label: texts.resume, panel: <ResumePanel tailored={tailored} /> },
        { name: "letter", label: texts.letter, panel: <LetterPanel tailored={tailored} /> },
      ]}
    />
  );
}

function Loading() {
  return (
    <div role="status">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="h-10 w-56" />
      <div className="mt-8 max-w-[760px]">
        <Skeleton lines={14} />
      </div>
    </div>
  );
}

interface FaultProps {
  id: string;
  error: unknown;
  onRetry: () => void;
}

function Fault({ id, error, onRetry }: FaultProps) {
  const fault = error instanceof ApiError ? error.fault : undefined;
  if (fault === "not-found" || fault === "forbidden")
    return (
      <EmptyState
        title={texts.missingTitle}
        text={texts.missingText}
        action={<ButtonLink to="/compare">{texts.another}</ButtonLink>}
      />
    );
  if (fault === "conflict" && error instanceof ApiError)
    return (
      <EmptyState
        title={texts.staleTitle}
        text={error.message}
        action={<ButtonLink to={`/comparisons/${id}`}>{texts.again}</ButtonLink>}
      />
    );
  return <ErrorState title={texts.failedTitle} text={texts.failedText} onRetry={onRetry} />;
}
