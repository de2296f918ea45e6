import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { DOCUMENT_EXTENSIONS } from "#contract/document-rules.ts";
import { CREATION_SENTENCES as say, uploadJd } from "#contract/job-creation.ts";
import { useRefusal } from "#web/features/documents/use-refusal.ts";
import { useUpload } from "#web/features/documents/use-upload.ts";
import { type CreationStep, stepAddress, stepOf } from "#web/features/job-creation/address.ts";
import { postingsQuery } from "#web/features/job-creation/api.ts";
import { BackLink } from "#web/features/job-creation/back-link.tsx";
import { EnterUrl } from "#web/features/job-creation/enter-url.tsx";
import { SelectOption } from "#web/features/job-creation/select-option.tsx";
import { TalkScreen } from "#web/features/job-creation/talk-screen.tsx";
import { creationTexts as texts, uploadTexts } from "#web/features/job-creation/texts.ts";
import { UploadedPosting } from "#web/features/job-creation/uploaded-posting.tsx";
import { messageOf } from "#web/lib/api.ts";
import { judgeFile } from "#web/lib/judge-file.ts";
import { useSession } from "#web/lib/session.ts";
import { upload } from "#web/lib/upload.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { FileDrop } from "#web/ui/form/file-drop.tsx";
import { Trouble } from "./trouble.tsx";

/** Spec 2 §2: by talking to the assistant, or from a file. */
export function CreateJobPage() {
  const session = useSession();
  const { search } = useLocation();
  const user = session.state === "signed-in" ? session.user : undefined;
  if (!user) return null;
  if (user.role !== "recruiter") return <ForRecruiters />;
  return <Step step={stepOf(search)} />;
}

function Step({ step }: { step: CreationStep }) {
  if (step.at === "select") return <SelectOption />;
  if (step.at === "url") return <EnterUrl />;
  if (step.at === "upload") return <UploadStep postingId={step.posting} />;
  return <TalkScreen talkId={step.talk} />;
}

/** The server would refuse each call; better to say so once. */
function ForRecruiters() {
  return (
    <Trouble title={texts.forRecruiters} text={texts.forRecruitersText}>
      <ButtonLink to="/dashboard">{texts.toDashboard}</ButtonLink>
      <ButtonLink look="line" to="/profile#role">
        {texts.toSettings}
      </ButtonLink>
    </Trouble>
  );
}

/** A job description from a file, and then what was read in it (spec 2 §2, uploadJD). */
function UploadStep({ postingId }: { postingId: string | null }) {
  return (
    <section className="wrap pt-8 pb-12 md:pt-12">
      <BackLink />
      <h1 className="mt-1">{postingId ? uploadTexts.readTitle : uploadTexts.title}</h1>
      {!postingId && (
        <p className="mt-3 max-w-[60ch] font-serif text-18 text-ink-2">{uploadTexts.lead}</p>
      )}
      <div className="mt-6 max-w-[640px]">
        {postingId ? <UploadedPosting postingId={postingId} /> : <UploadForm />}
      </div>
    </section>
  );
}

function UploadForm() {
  const id = useId();
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const refused = useRefusal(form);
  const [file, setFile] = useState<File>();
  const [judged, setJudged] = useState<string>();
  const sending = useUpload({
    send: (jobDescription, options) => upload(uploadJd, { files: { jobDescription }, ...options }),
    explain: (error) => messageOf(error, say.uploadFailed),
    onUploaded: ({ posting, message }) => {
      // It may be a draft, or have been here before: then that is what there is to say.
      if (message === say.uploaded) toast.success(message);
      else toast.info(message);
      void client.invalidateQueries({ queryKey: postingsQuery.queryKey });
      // Back leads to the choice, and not to a file that has been sent.
      void navigate(stepAddress({ at: "upload", posting: posting.id }), { replace: true });
    },
  });
  const { upload: working } = sending;

  function choose(chosen: File | undefined) {
    sending.forget();
    setFile(chosen);
    setJudged(chosen && judgeFile(chosen));
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (working) return;
    const fault = file ? judgeFile(file) : say.noFile;
    setJudged(fault);
    if (file && !fault) void sending.start(file).then(refused);
    else refused();
  }
  return (
    <form ref={form} onSubmit={onSubmit} noValidate>
      <FileDrop
        id={id}
        label={uploadTexts.label}
        title={uploadTexts.drop}
        hint={uploadTexts.hint}
        accept={DOCUMENT_EXTENSIONS}
        tall
        error={working ? undefined : (judged ?? sending.fault)}
        file={file && { name: file.name, bytes: file.size }}
        progress={working && { sent: working.sent, total: working.bytes, text: working.text }}
        onFile={choose}
        onRemove={working ? sending.giveUp : () => choose(undefined)}
      />
      <Button type="submit" size="big" busy={working !== undefined} className="mt-4 max-md:w-full">
        {uploadTexts.submit}
      </Button>
    </form>
  );
}
