import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, useEffect, useEffectEvent, useId, useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router";
import { DOCUMENT_EXTENSIONS } from "#contract/document-rules.ts";
import type { DocumentRow } from "#contract/documents.ts";
import { ONBOARDING_SENTENCES } from "#contract/onboarding.ts";
import { RECRUITER_SENTENCES } from "#contract/recruiter-profile.ts";
import {
  documentCalls,
  documentQuery,
  documentsQuery,
  offeredQuery,
} from "#web/features/documents/api.ts";
import { uploadFault } from "#web/features/documents/upload-fault.ts";
import { useLiveReading } from "#web/features/documents/use-live-reading.ts";
import { useUpload } from "#web/features/documents/use-upload.ts";
import { sendDocument } from "#web/features/documents/widget/send-document.ts";
import { CandidateWizard } from "#web/features/onboarding/candidate-wizard.tsx";
import { CompleteStep } from "#web/features/onboarding/complete-step.tsx";
import { dropDraft, keepDraft, readDraft } from "#web/features/onboarding/draft.ts";
import { dropRecruiterDraft } from "#web/features/onboarding/recruiter/recruiter-draft.ts";
import { RecruiterWizard } from "#web/features/onboarding/recruiter/recruiter-wizard.tsx";
import type { ResumePartProps } from "#web/features/onboarding/resume-part-props.ts";
import { RoleChoice } from "#web/features/onboarding/role-choice.tsx";
import { expectedRole, forgetExpectedRole } from "#web/lib/expected-role.ts";
import { judgeFile } from "#web/lib/judge-file.ts";
import { LazyBoundary } from "#web/lib/lazy-boundary.tsx";
import { type SessionUser, useSession } from "#web/lib/session.ts";
import { longDate } from "#web/lib/time-text.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { FileDrop } from "#web/ui/form/file-drop.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { ReadSummary } from "./read-summary.tsx";
import { resumePartTexts as texts } from "./texts.ts";

type Role = SessionUser["role"];

const CREATED: Record<Role, string> = {
  candidate: ONBOARDING_SENTENCES.created,
  recruiter: RECRUITER_SENTENCES.created,
};

/** Spec 1 §2. `?role=` leads past the choice: account settings use it to change the role. */
export function OnboardingPage() {
  const session = useSession();
  const { search } = useLocation();
  if (session.state !== "signed-in") return null;
  const wanted = roleOf(new URLSearchParams(search).get("role"));
  return <Onboarding key={wanted} user={session.user} wanted={wanted} />;
}

function roleOf(text: string | null): Role | undefined {
  return text === "candidate" || text === "recruiter" ? text : undefined;
}

function Onboarding({ user, wanted }: { user: SessionUser; wanted: Role | undefined }) {
  const [role, setRole] = useState(() => wanted ?? readDraft(user.id).role);
  const [left, setLeft] = useState<Role>();
  const [isSending, onSending] = useState(false);
  const [isComplete, setComplete] = useState(false);
  const navigate = useNavigate();

  // The choice was made by hand: reading goes on at the title of what it led to.
  const [hasChosen, setChosen] = useState(false);
  useEffect(() => {
    if (hasChosen && role) document.querySelector<HTMLElement>("main h1")?.focus();
  }, [hasChosen, role]);

  function choose(chosen: Role) {
    keepDraft(user.id, { role: chosen });
    setRole(chosen);
    setChosen(true);
  }
  /** Who came from the account settings goes back there; nothing has changed. */
  function onBack() {
    if (user.onboarded) return void navigate("/profile");
    keepDraft(user.id, { role: undefined });
    setLeft(role);
    setRole(undefined);
  }
  function onComplete() {
    dropDraft(user.id);
    dropRecruiterDraft(user.id);
    forgetExpectedRole();
    setComplete(true);
  }
  if (role && isComplete) return <CompleteStep role={role} says={CREATED[role]} />;
  // Finished long ago, or in another window; who finishes here is still to read that they have.
  if (!isSending && isFinished(user, wanted)) return <Navigate to="/dashboard" replace />;
  if (!role)
    return (
      <RoleChoice chosen={left ?? expectedRole()} arrived={left !== undefined} onChoose={choose} />
    );
  const wizard = { user, onBack, onSending, onComplete };
  if (role === "recruiter") return <RecruiterWizard {...wizard} />;
  return <CandidateWizard {...wizard} ResumePart={ResumePart} PreferencesPart={PreferencesPart} />;
}

const isFinished = ({ onboarded, role }: SessionUser, wanted: Role | undefined) =>
  onboarded && (!wanted || wanted === role);

const PreferencesEditor = lazy(() =>
  import("#web/features/matching/preferences/preferences-editor.tsx").then((file) => ({
    default: file.PreferencesEditor,
  })),
);

interface PreferencesPartProps {
  line: string;
  onLine: (line: string) => void;
}

/** What somebody looks for, in one line: read by the rules of the matching feature. */
function PreferencesPart({ line, onLine }: PreferencesPartProps) {
  return (
    <LazyBoundary shape={<Skeleton className="h-[200px] w-full" />}>
      <PreferencesEditor id="want" line={line} onLine={onLine} />
    </LazyBoundary>
  );
}

/** A resume as a file, sent as soon as it is chosen; or one that is here already. */
function ResumePart({ resumeId, fault, onResume, onBusy }: ResumePartProps) {
  const id = useId();
  const client = useQueryClient();
  const [refused, setRefused] = useState<{ file: File; why: string }>();
  const sending = useUpload({
    send: (file, options) => sendDocument("resume", file, options),
    explain: (error) => uploadFault(error, texts.uploadFailed),
    onUploaded({ documentId }) {
      void client.invalidateQueries({ queryKey: documentsQuery.queryKey });
      sending.forget();
      onResume(documentId);
    },
  });
  const { upload } = sending;
  const isBusy = upload !== undefined;
  const tell = useEffectEvent(onBusy);
  useEffect(() => tell(isBusy), [isBusy]);

  function give(file: File) {
    const why = judgeFile(file);
    setRefused(why ? { file, why } : undefined);
    sending.forget();
    if (resumeId) onResume(undefined);
    if (!why) void sending.start(file);
  }
  const chosen = useChosen(upload ? undefined : resumeId);
  const file = upload
    ? { name: upload.fileName, bytes: upload.bytes }
    : (chosen.file ?? (refused && { name: refused.file.name, bytes: refused.file.size }));
  return (
    <>
      {!resumeId && !isBusy && <KnownResumes onResume={onResume} />}
      <FileDrop
        id={id}
        label={texts.label}
        title={texts.drop}
        accept={DOCUMENT_EXTENSIONS}
        hint={texts.hint}
        error={isBusy ? undefined : (refused?.why ?? sending.fault ?? chosen.fault ?? fault)}
        file={file}
        progress={upload && { sent: upload.sent, total: upload.bytes, text: upload.text }}
        onFile={give}
        onRemove={isBusy ? sending.giveUp : undefined}
      />
      {resumeId && !isBusy && <ReadSummary resumeId={resumeId} />}
    </>
  );
}

/** What the file in hand is called, and why it cannot be used if that turned out later. */
function useChosen(resumeId: string | undefined) {
  const query = documentQuery(resumeId ?? "");
  const { data } = useQuery({ ...query, enabled: resumeId !== undefined });
  useLiveReading(data?.status === "reading", query);
  if (!resumeId || !data) return {};
  return {
    file: { name: data.file_name, bytes: data.bytes },
    fault: data.status === "unreadable" ? data.message : undefined,
  };
}

const SHOWN = 3;

/** Brought before signing in, or to this account: nobody has to look for the file once more. */
function KnownResumes({ onResume }: { onResume: (id: string) => void }) {
  const client = useQueryClient();
  const { data: offered } = useQuery(offeredQuery);
  const { data: own } = useQuery(documentsQuery);
  const { run, busy, fault } = useAction(texts.keepFailed);
  const waiting = usable(offered?.documents);
  const rows = [...waiting, ...usable(own?.documents)].slice(0, SHOWN);
  if (rows.length === 0) return null;

  /** What was only offered becomes the account's, and may be known there under another id. */
  const take = (row: DocumentRow) =>
    run(row.id, async () => {
      if (!waiting.includes(row)) return onResume(row.id);
      const [kept] = await documentCalls(client).answerOffer(true, row.id);
      onResume(kept?.id ?? row.id);
    });
  return (
    <section aria-label={texts.known} className="mb-4 grid justify-items-start gap-2">
      {rows.map((row) => (
        <Button
          key={row.id}
          look="soft"
          busy={busy === row.id}
          onClick={() => void take(row)}
          className="wrap-anywhere whitespace-normal! py-2 text-left leading-[1.4]! max-md:min-h-11"
        >
          {texts.use(row.file_name, readText(row))}
        </Button>
      ))}
      {fault && (
        <p role="alert" className="text-13 text-danger">
          {fault}
        </p>
      )}
      <p className="text-13 text-ink-2">{texts.or}</p>
    </section>
  );
}

const usable = (documents: readonly DocumentRow[] = []) =>
  documents.filter(({ kind, status }) => kind === "resume" && status !== "unreadable");

/** "at 14:02" today, and otherwise "on 3 March 2026". */
function readText({ received_at }: DocumentRow): string {
  const at = new Date(received_at);
  if (at.toDateString() !== new Date().toDateString()) return `on ${longDate(at)}`;
  const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return `at ${at.toLocaleTimeString("en-AU", clock)}`;
}
