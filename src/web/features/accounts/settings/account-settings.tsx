import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ComponentProps, type ReactNode, useId, useState } from "react";
import * as z from "zod/mini";
import {
  type AccountDetails,
  DELETE_WORD,
  ProofForm,
  SETTINGS_SENTENCES as say,
} from "#contract/account-settings.ts";
import { useForm } from "#web/lib/form.ts";
import { useSession } from "#web/lib/session.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { Field } from "#web/ui/form/field.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { SettingsSection } from "#web/ui/settings-section.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { accountQuery, settingsCalls, type User } from "./api.ts";
import { DetailsSection } from "./details-section.tsx";
import { FormFault } from "./form-fault.tsx";
import { leaveForLogin, SessionsSection } from "./sessions-section.tsx";
import { explainProof, SignInSection } from "./sign-in-section.tsx";
import { settingsTexts, settingsTexts as texts } from "./texts.ts";
import { PasskeysSection } from "./two-step/passkeys-section.tsx";
import { TwoStepSection } from "./two-step/two-step-section.tsx";

interface AccountSettingsProps {
  /** Which mails are sent, from another feature; the section has the id "emails". */
  emails: ReactNode;
}

/** Everything about the account itself, for the person it belongs to. */
export function AccountSettings({ emails }: AccountSettingsProps) {
  const session = useSession();
  const { data: account, isPending, refetch } = useQuery(accountQuery);
  if (session.state !== "signed-in") return null;
  if (isPending) return <SkeletonList rows={5} lines={4} label={texts.loading} />;
  if (account) return <Sections user={session.user} account={account} emails={emails} />;
  return (
    <ErrorState title={texts.failedTitle} text={texts.failedText} onRetry={() => void refetch()} />
  );
}

interface SectionsProps extends AccountSettingsProps {
  user: User;
  account: AccountDetails;
}

function Sections({ user, account, emails }: SectionsProps) {
  return (
    <div>
      <DetailsSection id="details" user={user} account={account} />
      <SignInSection id="sign-in" email={user.email} account={account} />
      <TwoStepSection id="two-step" role={user.role} />
      <PasskeysSection id="passkeys" user={user} />
      <RoleSection id="role" role={user.role} />
      {emails}
      <SessionsSection id="sessions" />
      <DataSection id="your-data" account={account} />
      <DeleteSection id="delete-account" account={account} />
    </div>
  );
}

const roleSectionTexts = settingsTexts.role;

/** The other role has a wizard of its own; until that is finished nothing changes. */
const OTHER = { candidate: "recruiter", recruiter: "candidate" } as const;

function RoleSection({ id, role }: { id: string; role: User["role"] }) {
  const { now, become, kept } = roleSectionTexts[role];
  return (
    <SettingsSection id={id} title={roleSectionTexts.title} lead={roleSectionTexts.lead}>
      <p className="text-ink-2">
        {now} {kept}
      </p>
      <ButtonLink
        look="line"
        className="justify-self-start max-md:min-h-11"
        to={`/onboarding?role=${OTHER[role]}`}
      >
        {become}
      </ButtonLink>
    </SettingsSection>
  );
}

const dataSectionTexts = settingsTexts.data;

function DataSection({ id, account }: { id: string; account: AccountDetails }) {
  const [asked, setAsked] = useState(false);
  return (
    <SettingsSection id={id} title={dataSectionTexts.title} lead={dataSectionTexts.lead}>
      <p className="text-ink-2">{dataSectionTexts.text}</p>
      <Button look="line" className="justify-self-start" onClick={() => setAsked(true)}>
        <WorkIcon name="download" />
        {dataSectionTexts.download}
      </Button>
      {asked && <DownloadDialog account={account} onClose={() => setAsked(false)} />}
    </SettingsSection>
  );
}

interface DownloadDialogProps {
  account: AccountDetails;
  onClose: () => void;
}

function DownloadDialog({ account, onClose }: DownloadDialogProps) {
  const calls = settingsCalls(useQueryClient());
  const id = useId();
  const { form, field, fault, busy } = useForm({
    schema: z.object({ password: passwordProof(account.has_password) }),
    initial: { password: "" },
    async submit({ password }) {
      startDownload(await calls.exportAddress(password));
      onClose();
      toast.success(dataSectionTexts.started);
    },
    explain: (error) => explainProof(error, "password", dataSectionTexts.failed),
  });
  const actions = (
    <>
      <Button type="submit" form={id} busy={busy}>
        {dataSectionTexts.confirm}
      </Button>
      <Button look="quiet" onClick={onClose}>
        {settingsTexts.proof.cancel}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={dataSectionTexts.download}
      text={dataSectionTexts.dialogText}
      actions={actions}
    >
      <form {...form} id={id} className="grid gap-4">
        <ProofFields account={account} fault={fault} password={field("password")} />
      </form>
    </Dialog>
  );
}

/** A link that is pressed at once: the browser saves the file and the page stays. */
function startDownload(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = "";
  link.click();
}

const textsOfDeleteSection = settingsTexts.deletion;

function DeleteSection({ id, account }: { id: string; account: AccountDetails }) {
  const [asked, setAsked] = useState(false);
  return (
    <SettingsSection id={id} title={textsOfDeleteSection.title} lead={textsOfDeleteSection.lead}>
      <Points title={textsOfDeleteSection.erasedTitle} points={textsOfDeleteSection.erased} />
      <Points title={textsOfDeleteSection.staysTitle} points={textsOfDeleteSection.stays} />
      <Button look="danger" className="justify-self-start" onClick={() => setAsked(true)}>
        {textsOfDeleteSection.start}
      </Button>
      {asked && <DeleteDialog account={account} onClose={() => setAsked(false)} />}
    </SettingsSection>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <h3 className="font-sans font-semibold text-13 tracking-normal">{title}</h3>
      <ul className="mt-1.5 grid gap-1 text-ink-2">
        {points.map((point) => (
          <li
            key={point}
            className="relative pl-4 before:absolute before:top-[11px] before:left-0 before:w-[7px] before:border-ink-3 before:border-t"
          >
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A telephone writes a capital and a space of its own. */
const word = z.pipe(
  z.string().check(z.trim(), z.toLowerCase()),
  z.literal(DELETE_WORD, say.confirmDelete),
);

interface DeleteDialogProps {
  account: AccountDetails;
  onClose: () => void;
}

function DeleteDialog({ account, onClose }: DeleteDialogProps) {
  const calls = settingsCalls(useQueryClient());
  const id = useId();
  const { form, field, fault, busy } = useForm({
    schema: z.object({ password: passwordProof(account.has_password), confirm: word }),
    initial: { password: "", confirm: "" },
    async submit({ password, confirm }) {
      await calls.deleteAccount({ password, confirm });
      leaveForLogin(textsOfDeleteSection.done);
    },
    explain: (error) => explainProof(error, "password", textsOfDeleteSection.failed),
  });
  const closeUnlessBusy = () => {
    if (!busy) onClose();
  };
  const actions = (
    <>
      <Button type="submit" form={id} look="danger" busy={busy}>
        {textsOfDeleteSection.confirm}
      </Button>
      <Button look="quiet" onClick={closeUnlessBusy}>
        {settingsTexts.proof.cancel}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={closeUnlessBusy}
      title={textsOfDeleteSection.dialogTitle}
      text={textsOfDeleteSection.dialogText}
      actions={actions}
    >
      <form {...form} id={id} className="grid gap-4">
        <ProofFields account={account} fault={fault} password={field("password")} />
        <Field
          {...field("confirm")}
          label={textsOfDeleteSection.word}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </form>
    </Dialog>
  );
}

/** Asked only of those who have a password; the others sign in with their provider once more. */
function passwordProof(hasPassword: boolean) {
  return hasPassword ? ProofForm.shape.password : z.optional(ProofForm.shape.password);
}

interface ProofFieldsProps {
  account: AccountDetails;
  fault: string | undefined;
  password: Omit<ComponentProps<typeof Field>, "label">;
}

/** The head of a form that asks once more who sits here. */
function ProofFields({ account, fault, password }: ProofFieldsProps) {
  return (
    <>
      <FormFault fault={fault} providers={account.providers} />
      {account.has_password && (
        <Field
          {...password}
          label={settingsTexts.proof.password}
          type="password"
          autoComplete="current-password"
        />
      )}
    </>
  );
}
