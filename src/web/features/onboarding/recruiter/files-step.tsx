import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import * as z from "zod/mini";
import { ARCHIVE_LIMIT_BYTES, ARCHIVE_SENTENCES } from "#contract/archives.ts";
import { ARCHIVE_EXTENSIONS } from "#contract/document-rules.ts";
import { ONBOARDING_SENTENCES as say } from "#contract/onboarding.ts";
import { useForm } from "#web/lib/form.ts";
import type { SessionUser } from "#web/lib/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { FileDrop } from "#web/ui/form/file-drop.tsx";
import type { Progress } from "#web/ui/form/picked-file.tsx";
import { explainFault } from "../explain-fault.ts";
import { RoleProof, WizardFault } from "../role-proof.tsx";
import { TermsLabel } from "../terms-label.tsx";
import { onboardingTexts } from "../texts.ts";
import { WizardActions, WizardFrame } from "../wizard-frame.tsx";
import { type Archives, becomeRecruiter, type NewRecruiter, type RecruiterFields } from "./api.ts";
import { recruiterTexts } from "./texts.ts";

const texts = recruiterTexts.files;

interface FilesStepProps extends StepProps {
  archives: Archives;
  onArchives: (archives: Archives) => void;
  onSending: (sending: boolean) => void;
}

export function FilesStep(props: FilesStepProps) {
  const { user, frame, filled, archives, onArchives, onSending, onNext, onBack } = props;
  const changesRole = user.onboarded && user.role !== "recruiter";
  const { send, giveUp, wasGivenUp, progress } = useSending(archives);
  const { form, field, fault, busy } = useForm({
    schema: formFor(archives),
    initial: { attested: "", terms: "", password: "" },
    async submit({ attested, password }) {
      onSending(true);
      const said = { attested: attested === "on", password };
      await send({ userId: user.id, fields: filled, archives, ...said });
      onNext();
    },
    explain(error) {
      onSending(false);
      return wasGivenUp() ? {} : explainFault(error);
    },
  });
  const take = (name: keyof Archives) => (file: File | undefined) => {
    if (!busy && (!file || fits(file))) onArchives({ ...archives, [name]: file });
  };
  return (
    <WizardFrame {...frame} title={texts.title} lead={texts.lead}>
      <form {...form}>
        <div className="grid gap-8">
          <ArchiveDrop
            title={texts.resumes}
            text={texts.private}
            drop={texts.resumesDrop}
            file={archives.resumes}
            progress={progress.resumes}
            onFile={take("resumes")}
            onGiveUp={giveUp}
          >
            <Checkbox {...field("attested")} label={texts.attest} />
          </ArchiveDrop>
          <ArchiveDrop
            title={texts.jobs}
            text={texts.jobsText}
            drop={texts.jobsDrop}
            file={archives.jobs}
            progress={progress.jobs}
            onFile={take("jobs")}
            onGiveUp={giveUp}
          />
          <div className="border-rule border-t pt-6">
            <div className="grid max-w-[60ch] gap-6">
              <Checkbox {...field("terms")} label={<TermsLabel />} />
              {changesRole && <RoleProof becoming="recruiter" password={field("password")} />}
              <WizardFault fault={fault} becoming="recruiter" />
            </div>
          </div>
        </div>
        <WizardActions>
          <Button look="line" onClick={() => !busy && onBack()} aria-disabled={busy}>
            {onboardingTexts.back}
          </Button>
          <Button type="submit" busy={busy}>
            {onboardingTexts.submit}
          </Button>
        </WizardActions>
      </form>
    </WizardFrame>
  );
}

/** The right to hold resumes is asked for only where there are any. */
const formFor = ({ resumes }: Archives) =>
  z.object({
    attested: resumes ? z.literal("on", ARCHIVE_SENTENCES.attest) : z.optional(z.string()),
    terms: z.literal("on", say.termsRequired),
    password: z.optional(z.string()),
  });

interface ArchiveDropProps {
  title: string;
  text: string;
  drop: string;
  file: File | undefined;
  progress: Progress | undefined;
  onFile: (file: File | undefined) => void;
  onGiveUp: () => void;
  /** What is asked once there is a file. */
  children?: ReactNode;
}

function ArchiveDrop(props: ArchiveDropProps) {
  const { title, text, drop, file, progress, onFile, onGiveUp, children } = props;
  const id = useId();
  return (
    <div>
      <h2 className="text-22">
        {title}{" "}
        <span className="font-sans text-13 text-ink-3 tracking-normal">{texts.optional}</span>
      </h2>
      <p className="mt-1 mb-3 text-13 text-ink-2">{text}</p>
      <FileDrop
        id={id}
        label={title}
        title={drop}
        hint={texts.hint}
        accept={ARCHIVE_EXTENSIONS}
        file={file && { name: file.name, bytes: file.size }}
        progress={progress}
        onFile={onFile}
        onRemove={() => (progress ? onGiveUp() : onFile(undefined))}
      />
      {file && children && <div className="mt-4">{children}</div>}
    </div>
  );
}

/** Spec 1 §5: what is no archive, or too large, is dropped without a word. The server looks inside. */
function fits({ name, size }: Pick<File, "name" | "size">): boolean {
  const lower = name.toLowerCase();
  return ARCHIVE_EXTENSIONS.some((end) => lower.endsWith(end)) && size <= ARCHIVE_LIMIT_BYTES;
}

/** The last call of the wizard, with how much of each archive has left; leaving gives it up. */
function useSending({ resumes, jobs }: Archives) {
  const [sent, setSent] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function send(recruiter: NewRecruiter) {
    const controller = new AbortController();
    running.current = controller;
    setSent(0);
    try {
      await becomeRecruiter(recruiter, { signal: controller.signal, onProgress: setSent });
    } finally {
      setSent(undefined);
    }
  }

  /** The resumes go first, so what is beyond them is of the other archive. */
  const before = resumes?.size ?? 0;
  return {
    send,
    giveUp: () => running.current?.abort(),
    wasGivenUp: () => running.current?.signal.aborted ?? false,
    progress: {
      resumes: progressOf(resumes, sent),
      jobs: progressOf(jobs, sent === undefined ? undefined : Math.max(0, sent - before)),
    },
  };
}

function progressOf(file: File | undefined, sent: number | undefined): Progress | undefined {
  if (!file || sent === undefined) return undefined;
  const { size: total } = file;
  const text = sent < total ? undefined : recruiterTexts.files.sent;
  return { sent: Math.min(sent, total), total, text };
}

export interface StepProps {
  user: SessionUser;
  /** Where in the wizard this is. */
  frame: { steps: readonly string[]; at: number; arrived: boolean };
  filled: RecruiterFields;
  keep: (change: Partial<RecruiterFields>) => void;
  onBack: () => void;
  onNext: () => void;
}

/** What stands in the fields, as somebody types. */
export const typedIn = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
  Object.fromEntries(
    [...new FormData(currentTarget)].map(([name, value]) => [name, String(value)]),
  );
