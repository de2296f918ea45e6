import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import * as z from "zod/mini";
import type { AccountDetails } from "#contract/account-settings.ts";
import { useForm } from "#web/lib/form.ts";
import { useSession } from "#web/lib/session.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { SettingsSection } from "#web/ui/settings-section.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { accountQuery, settingsCalls, type User } from "./api.ts";
import { DeleteSection } from "./delete-section.tsx";
import { DetailsSection } from "./details-section.tsx";
import { explainProof } from "./proof/explain-proof.ts";
import { passwordProof } from "./proof/password-proof.ts";
import { ProofFields } from "./proof/proof-fields.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { SignInSection } from "./sign-in-section.tsx";
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
