import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import { useMatch } from "react-router";
import { dashboardQuery } from "#web/features/scraping/api.ts";
import { ApiError } from "#web/lib/api.ts";
import { useSession } from "#web/lib/session.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { usePageTitle } from "../../screen-change.ts";
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
  return <Admitted>{sectionPage(name, section)}</Admitted>;
}

function sectionPage(name: string, section: NonNullable<ReturnType<typeof sectionNamed>>) {
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

/** The first call of the menu says whether this administrator still has to prove who they are. */
function Admitted({ children }: { children: ReactNode }) {
  const { error, refetch } = useQuery(dashboardQuery);
  const fault = error instanceof ApiError ? error.fault : undefined;
  if (fault === "factor-missing")
    return (
      <Trouble title={texts.factorMissing} text={texts.factorMissingText}>
        <ButtonLink to="/profile#two-step">{texts.setUp}</ButtonLink>
      </Trouble>
    );
  if (fault === "confirm-factor")
    return (
      <Trouble title={texts.confirmFactor} text={texts.confirmFactorText}>
        <Button onClick={() => void refetch()}>{texts.confirm}</Button>
      </Trouble>
    );
  return children;
}

/** The server refuses every call as well; this says so in words. */
function AccessDenied() {
  return (
    <Trouble title={texts.denied} text={texts.deniedText}>
      <ButtonLink to="/dashboard">{texts.toDashboard}</ButtonLink>
    </Trouble>
  );
}
