import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { PanelSection } from "#web/evidence/panel-section.tsx";
import { ApiError, messageOf } from "#web/lib/api.ts";
import { Banner } from "#web/ui/banner.tsx";
import { TextButton } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { Tabs } from "#web/ui/list/tabs.tsx";
import { type CandidateInFull, candidateQuery, isUnseen } from "../api.ts";
import type { Candidate } from "../candidate.ts";
import { periodText } from "../candidate-dates.ts";
import { TABS, type Tab } from "../candidates-view.ts";
import { lazyFile } from "../lazy-file.ts";
import { LazyPart } from "../lazy-part.tsx";
import type { Comparing } from "../use-comparison.ts";
import { Overview } from "./overview.tsx";
import { PanelHead } from "./panel-head.tsx";
import { TAB_WORDS, panelTexts as texts } from "./texts.ts";

/** The two that few open at once, and that weigh most. */
const RESUME = lazyFile(() => import("./full-resume.tsx"));
const COMPARE = lazyFile(() => import("../compare-tab.tsx"));

interface CandidatePanelProps {
  jobId: string;
  documentId: string;
  /** As the list has them; who came by a link may look at somebody on none of its pages. */
  listed: Candidate | undefined;
  tab: Tab;
  onTab: (tab: Tab) => void;
  comparing: Comparing;
  onRead: (comparisonId: string) => void;
  onClose: () => void;
  onBookmark: (candidate: Candidate) => void;
  onShare: (candidate: Candidate) => void;
}

/** One candidate in full. Their name and their score are there at once, the rest when it has come. */
export function CandidatePanel(props: CandidatePanelProps) {
  const { jobId, documentId, listed, onClose, onBookmark, onShare } = props;
  const { data, error, isFetching, refetch } = useQuery(candidateQuery(jobId, documentId));
  useEffect(() => {
    if (error) toast.error(texts.failed);
  }, [error]);
  // Whoever is no longer to be seen goes from the screen, with what was known of them.
  const isGone = isUnseen(error);
  const known = isGone ? undefined : (listed ?? data);
  const full = isGone ? undefined : data;
  return (
    <>
      {known && (
        <PanelHead
          candidate={known}
          name={known.name}
          onClose={onClose}
          can={{ onBookmark: () => onBookmark(known), onShare: () => onShare(known) }}
        />
      )}
      {full && <Parts {...props} candidate={full} />}
      {!full && isFetching && <PanelSkeleton whole={!known} />}
      {!full && !isFetching && error && (
        <>
          {!known && <CloseOnly onClose={onClose} />}
          <ErrorState
            title={texts.failed}
            text={isMissing(error) ? texts.missingText : messageOf(error, texts.failedText)}
            {...(!isGone && { onRetry: () => void refetch() })}
          />
        </>
      )}
    </>
  );
}

const isMissing = (error: unknown) => error instanceof ApiError && error.fault === "not-found";

function CloseOnly({ onClose }: { onClose: () => void }) {
  return (
    <p className="text-right">
      <TextButton onClick={onClose}>{texts.close}</TextButton>
    </p>
  );
}

function Parts(props: CandidatePanelProps & { candidate: CandidateInFull }) {
  const { candidate, tab, onTab, comparing, onRead } = props;
  const shape = <Skeleton lines={6} />;
  const [line, setLine] = useState<number>();
  const choose = (next: Tab) => {
    setLine(undefined);
    onTab(next);
  };
  const onLine = (at: number) => {
    setLine(at);
    onTab("resume");
  };
  const panels: Record<Tab, ReactNode> = {
    overview: <Overview candidate={candidate} onTab={choose} />,
    experience: <Experience {...candidate} />,
    education: <Education {...candidate} />,
    resume: (
      <LazyPart file={RESUME} shape={shape}>
        {({ FullResume }) => <FullResume candidate={candidate} line={line} />}
      </LazyPart>
    ),
    compare: (
      <LazyPart file={COMPARE} shape={shape}>
        {({ CompareTab }) => <CompareTab {...{ candidate, comparing, onRead, onLine }} />}
      </LazyPart>
    ),
  };
  return (
    <>
      {candidate.hidden.length > 0 && (
        <div className="mt-4">
          <Banner
            kind="warn"
            action={
              tab !== "resume" && (
                <TextButton onClick={() => choose("resume")}>{texts.hiddenShow}</TextButton>
              )
            }
          >
            {texts.hiddenBanner(candidate.hidden.length)}
          </Banner>
        </div>
      )}
      <Tabs
        className="mt-4 [&_[role=tabpanel]]:pt-4 [&_[role=tablist]]:gap-1.5 max-md:[&_[role=tab]]:h-11"
        label={texts.tabs}
        tabs={TABS.map((name) => ({ name, label: TAB_WORDS[name], panel: panels[name] }))}
        selected={tab}
        onSelect={choose}
      />
    </>
  );
}

/** In the shape of what comes. */
function PanelSkeleton({ whole }: { whole: boolean }) {
  return (
    <div role="status">
      <span className="sr-only">{texts.loading}</span>
      {whole && (
        <>
          <Skeleton className="mt-1 h-7 w-3/4" />
          <Skeleton className="mt-4 w-full" />
          <Skeleton className="mt-6 h-10 w-48" />
        </>
      )}
      <Skeleton className="mt-6 h-8 w-full" />
      <div className="mt-6 grid gap-8">
        <Skeleton lines={4} />
        <Skeleton lines={4} />
      </div>
    </div>
  );
}

/** What they have done, as the resume or their own profile tells it. */
function Experience({ experience }: Pick<Candidate, "experience">) {
  if (experience.length === 0) return <Nothing>{texts.noExperience}</Nothing>;
  return (
    <ol>
      {experience.map((item, at) => (
        <Item
          // biome-ignore lint/suspicious/noArrayIndexKey: two jobs can be alike in every word.
          key={at}
          title={item.role || item.company}
          where={[item.role && item.company, item.location]}
          when={periodText(item)}
        >
          {item.description}
        </Item>
      ))}
    </ol>
  );
}

function Education(props: Pick<Candidate, "education" | "certifications">) {
  const { education, certifications } = props;
  if (education.length + certifications.length === 0) return <Nothing>{texts.noEducation}</Nothing>;
  return (
    <>
      <ol>
        {education.map((item, at) => (
          <Item
            // biome-ignore lint/suspicious/noArrayIndexKey: two degrees can be alike in every word.
            key={at}
            title={item.degree || item.institution}
            where={[item.fieldOfStudy, item.degree && item.institution]}
            when={item.duration}
          />
        ))}
      </ol>
      {certifications.length > 0 && (
        <PanelSection title={texts.certifications}>
          <ol>
            {certifications.map((item, at) => (
              <Item
                // biome-ignore lint/suspicious/noArrayIndexKey: the same certificate can be named twice.
                key={at}
                title={item.name}
                where={[item.issuingOrganization]}
                when={item.date}
              />
            ))}
          </ol>
        </PanelSection>
      )}
    </>
  );
}

interface ItemProps {
  title: string;
  where: readonly string[];
  when: string;
  children?: string;
}

function Item({ title, where, when, children }: ItemProps) {
  return (
    <li className="wrap-anywhere border-rule border-b py-3 first:pt-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-medium">{title}</p>
        <p className="text-13 text-ink-3 tabular-nums">{when}</p>
      </div>
      <p className="text-13 text-ink-2">{where.filter(Boolean).join(", ")}</p>
      {children && (
        <p className="mt-1.5 whitespace-pre-line font-serif text-[16px] text-ink-2 leading-[1.45]">
          {children}
        </p>
      )}
    </li>
  );
}

function Nothing({ children }: { children: ReactNode }) {
  return <p className="text-13 text-ink-2">{children}</p>;
}
