import { signOut } from "#contract/accounts.ts";
import { SavedComparisons } from "#web/features/comparison/saved/saved-comparisons.tsx";
import { OfferedDocuments } from "#web/features/documents/offered-documents.tsx";
import { hrefOf } from "#web/lib/api.ts";
import type { SessionUser } from "#web/lib/session.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { DashboardTabs } from "./dashboard-tabs.tsx";
import { dashboardTexts as texts } from "./texts.ts";

interface RecruiterDashboardProps {
  user: SessionUser;
  unread: number;
}

export function RecruiterDashboard({ user, unread }: RecruiterDashboardProps) {
  return (
    <section className="wrap py-12">
      <h1>{texts.title}</h1>
      <OfferedDocuments className="mt-6" />
      <DashboardTabs unread={unread}>
        <dl className="max-w-[560px] border-ink border-t">
          <Fact label={texts.signedInAs}>{user.name}</Fact>
          <Fact label={texts.email}>{user.email}</Fact>
        </dl>
        <ButtonLink className="mt-6" look="line" to={hrefOf(signOut)} reloadDocument>
          {texts.signOut}
        </ButtonLink>
        <SavedComparisons className="mt-12 max-w-[760px]" />
      </DashboardTabs>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div className="grid grid-cols-[120px_minmax(0,1fr)] items-baseline border-rule border-b py-2.5">
      <dt className="text-13 text-ink-3">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
