import { Suspense } from "react";
import { useMatch } from "react-router";
import { useSession } from "#web/lib/session.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { usePageTitle } from "../../arrival.ts";
import { NotFoundPage } from "../not-found-page.tsx";
import { Pending } from "../pending.tsx";
import { Trouble } from "../trouble.tsx";
import { AdminFrame } from "./admin-frame.tsx";
import { sectionNamed } from "./sections.ts";
import { adminTexts as texts } from "./texts.ts";

/** Spec 2 §2. Which section is shown stands in the address: /admin, /admin/review, … */
export function AdminPage() {
  const session = useSession();
  const name = useMatch("/admin/:section")?.params.section ?? "";
  const section = sectionNamed(name);
  const isAllowed = session.state === "signed-in" && session.user.isAdmin;
  usePageTitle(titleOf(isAllowed, section?.label), true);
  if (!isAllowed) return <AccessDenied />;
  if (!section) return <NotFoundPage />;
  return (
    <AdminFrame shown={name} label={section.label}>
      <Suspense fallback={<Pending />}>
        <section.Section />
      </Suspense>
    </AdminFrame>
  );
}

function titleOf(isAllowed: boolean, label: string | undefined): string {
  if (!isAllowed) return texts.denied;
  return label ? `${label}, ${texts.navigation}` : texts.notFound;
}

/** The server refuses every call as well; this says so in words. */
function AccessDenied() {
  return (
    <Trouble title={texts.denied} text={texts.deniedText}>
      <ButtonLink to="/dashboard">{texts.toDashboard}</ButtonLink>
    </Trouble>
  );
}
