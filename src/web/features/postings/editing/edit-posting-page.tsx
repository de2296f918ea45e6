import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useMatch } from "react-router";
import { ApiError } from "#web/lib/api.ts";
import { jobQuery } from "#web/lib/job-query.ts";
import { jobPath } from "#web/lib/paths.ts";
import { useSession } from "#web/lib/session.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { postingsQuery } from "../list/api.ts";
import { PostingEditor } from "./posting-editor.tsx";
import { editingTexts as texts } from "./texts.ts";

interface EditPostingPageProps {
  /** What else is set for a posting. */
  beside: (jobId: string) => ReactNode;
}

export function EditPostingPage({ beside }: EditPostingPageProps) {
  const jobId = useMatch("/job/:jobId/edit")?.params.jobId ?? "";
  const session = useSession();
  if (session.state !== "signed-in") return null;
  const { id, role } = session.user;
  return (
    <section className="wrap pt-8 pb-16 md:pt-12">
      {role === "recruiter" ? (
        <Owned key={jobId} jobId={jobId} person={id} beside={beside} />
      ) : (
        <Face title={texts.candidateTitle} text={texts.candidateText}>
          <ButtonLink to={jobPath(jobId)}>{texts.candidateAction}</ButtonLink>
        </Face>
      )}
    </section>
  );
}

interface OwnedProps extends EditPostingPageProps {
  jobId: string;
  person: string;
}

/** Anyone may read an active job, so the list of the caller's own says whether it is theirs. */
function Owned({ jobId, person, beside }: OwnedProps) {
  const own = useQuery(postingsQuery);
  const job = useQuery(jobQuery(jobId));
  const posting = own.data?.data.find(({ id }) => id === jobId);
  if (isMissing(job.error) || (own.data && !posting)) return <Missing />;
  if (job.data && posting)
    return (
      <PostingEditor job={job.data} posting={posting} person={person} beside={beside(jobId)} />
    );
  if (own.isPending || job.isPending) return <Loading />;
  return (
    <div role="alert" aria-live="polite">
      <Face title={texts.failedTitle} text={texts.failedText}>
        <Button
          look="line"
          onClick={() => {
            void own.refetch();
            void job.refetch();
          }}
        >
          {texts.retry}
        </Button>
      </Face>
    </div>
  );
}

/** An address that is no id at all is refused as such. */
const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.fault === "not-found" || error.fault === "invalid");

const Missing = () => (
  <Face title={texts.missingTitle} text={texts.missingText}>
    <ButtonLink to="/dashboard">{texts.missingAction}</ButtonLink>
  </Face>
);

function Face({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="py-8 md:py-12">
      <h1>{title}</h1>
      <p className="mt-3 max-w-[52ch] font-serif text-18 text-ink-2">{text}</p>
      <div className="mt-6 flex flex-wrap gap-2">{children}</div>
    </div>
  );
}

function Loading() {
  return (
    <div role="status">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="h-10 w-[420px] max-w-full" />
      <Skeleton className="mt-5 h-5 w-64" />
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-[minmax(0,680px)_320px] xl:justify-between">
        <Skeleton lines={16} />
        <Skeleton lines={8} />
      </div>
    </div>
  );
}
