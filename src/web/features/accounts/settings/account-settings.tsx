import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { AccountDetails } from "#contract/account-settings.ts";
import { useSession } from "#web/lib/session.ts";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { accountQuery, type User } from "./api.ts";
import { DataSection } from "./data-section.tsx";
import { DeleteSection } from "./delete-section.tsx";
import { DetailsSection } from "./details-section.tsx";
import { ReturnFault } from "./proof/return-fault.tsx";
import { SectionList } from "./section-list.tsx";
import { SessionsSection } from "./sessions/sessions-section.tsx";
import { SignInSection } from "./sign-in-section.tsx";
import { settingsTexts as texts } from "./texts.ts";

const SECTIONS = [
  { id: "details", title: texts.details.title },
  { id: "sign-in", title: texts.signIn.title },
  { id: "sessions", title: texts.sessions.title },
  { id: "your-data", title: texts.data.title },
  { id: "delete-account", title: texts.deletion.title },
] as const;

/** Everything about the account itself, for the person it belongs to. */
export function AccountSettings() {
  const session = useSession();
  const { data: account, isPending, refetch } = useQuery(accountQuery);
  if (session.state !== "signed-in") return null;
  if (isPending) return <SkeletonList rows={5} lines={4} label={texts.loading} />;
  if (account) return <Sections user={session.user} account={account} />;
  return (
    <ErrorState title={texts.failedTitle} text={texts.failedText} onRetry={() => void refetch()} />
  );
}

function Sections({ user, account }: { user: User; account: AccountDetails }) {
  // The address may name a section that was not there yet when the browser looked for it.
  useEffect(() => {
    const named = SECTIONS.find(({ id }) => `#${id}` === location.hash);
    if (named) document.getElementById(named.id)?.scrollIntoView();
  }, []);
  return (
    <div className="grid gap-x-16 xl:grid-cols-[184px_minmax(0,1fr)]">
      <SectionList sections={SECTIONS} />
      <div>
        <ReturnFault />
        <DetailsSection id="details" user={user} account={account} />
        <SignInSection id="sign-in" email={user.email} account={account} />
        <SessionsSection id="sessions" />
        <DataSection id="your-data" account={account} />
        <DeleteSection id="delete-account" account={account} />
      </div>
    </div>
  );
}
