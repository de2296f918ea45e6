import { signOut } from "#contract/accounts.ts";
import { SavedComparisons } from "#web/features/comparison/saved/saved-comparisons.tsx";
import { OfferedDocuments } from "#web/features/documents/offered-documents.tsx";
import { hrefOf } from "#web/lib/api.ts";
import { useSession } from "#web/lib/session.ts";
import { ButtonLink } from "#web/ui/button.tsx";

export function DashboardPage() {
  const session = useSession();
  if (session.state !== "signed-in") return null;
  const { name, email } = session.user;
  return (
    <section className="wrap py-12">
      <h1>Dashboard</h1>
      <OfferedDocuments className="mt-6" />
      <dl className="mt-8 max-w-[560px] border-ink border-t">
        <Fact label="Signed in as">{name}</Fact>
        <Fact label="Email">{email}</Fact>
      </dl>
      <ButtonLink className="mt-6" look="line" to={hrefOf(signOut)} reloadDocument>
        Sign Out
      </ButtonLink>
      <SavedComparisons className="mt-12 max-w-[760px]" />
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
