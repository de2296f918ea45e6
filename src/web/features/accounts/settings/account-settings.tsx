import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { AccountDetails } from "#contract/account-settings.ts";
import { useSession } from "#web/lib/session.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { SettingsSection } from "#web/ui/settings-section.tsx";
import { accountQuery, type User } from "./api.ts";
import { DataSection } from "./data-section.tsx";
import { DeleteSection } from "./delete-section.tsx";
import { DetailsSection } from "./details-section.tsx";
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
