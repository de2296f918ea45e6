import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useId, useMemo, useRef } from "react";
import { useNavigate } from "react-router";
import { MESSAGE_SENTENCES as say } from "#contract/messaging.ts";
import type { Job } from "#contract/postings.ts";
import { ApiError } from "#web/lib/api.ts";
import { jobQuery } from "#web/lib/job-query.ts";
import { useStillHere } from "#web/lib/still-here.ts";
import { useAction } from "#web/lib/use-action.ts";
import { webAddress } from "#web/lib/web-address.ts";
import { Banner } from "#web/ui/banner.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { refreshConversations, writeAboutJob } from "../api.ts";
import { isId, useMessagesView } from "../messages-view.ts";
import { composeTexts as texts } from "../texts.ts";
import { BackToList } from "../thread/back-to-list.tsx";
import { ThreadSkeleton } from "../thread/thread-skeleton.tsx";
import { useOpening } from "../thread/use-opening.ts";
import { canSend } from "./can-send.ts";
import { MessageBox } from "./message-box.tsx";
import { newClientId } from "./new-client-id.ts";
import { type Composer, changeUnsent, useUnsent } from "./use-unsent.ts";

interface ComposePanelProps {
  jobId: string;
  me: string;
}

/** The first words to whoever posted a job; sent, they are a conversation. */
export function ComposePanel({ jobId, me }: ComposePanelProps) {
  const { data, isLoading, error, refetch } = useQuery({
    ...jobQuery(jobId),
    enabled: isId(jobId),
  });
  if (isLoading) return <ThreadSkeleton />;
  if (data && data.source === "posting") return <Compose job={data} me={me} />;
  if (data) return <Elsewhere job={data} />;
  if (!error || (error instanceof ApiError && error.fault === "not-found"))
    return (
      <Face>
        <EmptyState title={texts.missing} text={texts.missingText} />
      </Face>
    );
  return (
    <Face>
      <ErrorState title={texts.failed} text={texts.failedText} onRetry={() => void refetch()} />
    </Face>
  );
}

function Compose({ job, me }: { job: Job; me: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { addressFor } = useMessagesView();
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const composer = useMemo<Composer>(
    () => ({ accountId: me, place: `job ${job.id}` }),
    [me, job.id],
  );
  const { draft } = useUnsent(composer);
  const { run, busy, fault } = useAction(say.sendFailed);
  /** The same words once more are the same message, should only the answer have been lost. */
  const tried = useRef({ text: "", clientId: "" });
  const stillHere = useStillHere();
  useOpening(panel);

  const setDraft = (text: string) => changeUnsent(composer, (now) => ({ ...now, draft: text }));
  const send = () =>
    run("send", async () => {
      const isHere = stillHere();
      const text = draft.trim();
      if (tried.current.text !== text) tried.current = { text, clientId: newClientId() };
      const { clientId } = tried.current;
      const { id } = await writeAboutJob(client, job.id, text, clientId).catch((error) => {
        // It may have arrived, and only the answer was lost: then it is in the list, and opens.
        void refreshConversations(client);
        throw error;
      });
      // What was typed after it was sent goes along.
      changeUnsent(composer, (now) => ({
        ...now,
        draft: now.draft.trim() === text ? "" : now.draft,
      }));
      if (isHere()) await navigate(addressFor({ at: "conversation", id }), { replace: true });
    });
  return (
    <section
      ref={panel}
      aria-labelledby={titleId}
      className="flex min-h-0 min-w-0 flex-1 flex-col scroll-mt-[-16px]"
    >
      <header className="flex flex-none items-start gap-3 py-4 lg:pl-7">
        <BackToList />
        <div className="min-w-0 flex-1">
          <h2 id={titleId} tabIndex={-1} className="wrap-anywhere text-22 outline-none">
            {texts.title(job.title, job.company)}
          </h2>
          <p className="mt-1.5 text-ink-2">{texts.hint}</p>
        </div>
      </header>
      {fault && (
        <div className="mb-4 lg:pl-7">
          <Banner kind="bad">{fault}</Banner>
        </div>
      )}
      <MessageBox
        label={texts.label}
        roomy
        value={draft}
        onChange={setDraft}
        onSend={() => void send()}
        canSend={canSend(draft)}
        busy={busy !== undefined}
      />
    </section>
  );
}

/** Nobody here posted it, so nobody here would read what is written. */
function Elsewhere({ job }: { job: Job }) {
  const source = webAddress(job.source_url);
  const link = source && (
    <a
      href={source}
      target="_blank"
      rel="noopener noreferrer"
      className="font-medium text-accent underline decoration-1 underline-offset-3 hover:text-accent-2 hover:decoration-2"
    >
      {texts.source}
    </a>
  );
  return (
    <Face>
      <EmptyState title={texts.elsewhere} text={texts.elsewhereText} action={link} />
    </Face>
  );
}

function Face({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-0 flex-1 overflow-y-auto lg:pl-7">
      <div className="pt-3 lg:hidden">
        <BackToList />
      </div>
      {children}
    </div>
  );
}
