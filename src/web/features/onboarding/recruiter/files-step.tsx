import { type ReactNode, useId } from "react";
import * as z from "zod/mini";
import { ARCHIVE_SENTENCES } from "#contract/archives.ts";
import { ARCHIVE_EXTENSIONS } from "#contract/document-rules.ts";
import { ONBOARDING_SENTENCES as say } from "#contract/onboarding.ts";
import { useForm } from "#web/lib/form.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import type { Progress } from "#web/ui/form/drop/picked-file.tsx";
import { FileDrop } from "#web/ui/form/file-drop.tsx";
import { explainFault } from "../explain-fault.ts";
import { RoleProof, WizardFault } from "../role-proof.tsx";
import { TermsLabel } from "../terms-label.tsx";
import { onboardingTexts } from "../texts.ts";
import { WizardActions, WizardFrame } from "../wizard-frame.tsx";
import type { Archives } from "./api.ts";
import { fits } from "./fits.ts";
import type { StepProps } from "./step-props.ts";
import { recruiterTexts } from "./texts.ts";
import { useSending } from "./use-sending.ts";

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
