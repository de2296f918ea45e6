import { AccountSettings } from "#web/features/accounts/settings/account-settings.tsx";
import { YourDocuments } from "#web/features/documents/list/your-documents.tsx";

export function ProfilePage() {
  return (
    <section className="wrap pt-8 md:pt-12">
      <h1 className="mb-6 md:mb-8">Profile settings</h1>
      <AccountSettings />
      {/* In the column of the sections above. */}
      <YourDocuments className="xl:ml-[248px]" />
    </section>
  );
}
