import { lazy, Suspense } from "react";
import { useSession } from "#web/lib/session.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { dashboardTexts as texts } from "./texts.ts";

/** Each role loads its own. */
const CandidateDashboard = lazy(() =>
  import("./candidate-dashboard.tsx").then((file) => ({ default: file.CandidateDashboard })),
);
const RecruiterDashboard = lazy(() =>
  import("./recruiter-dashboard.tsx").then((file) => ({ default: file.RecruiterDashboard })),
);

/** Spec 1 §2: a recruiter has their own, anybody else the candidate's. */
export function DashboardPage() {
  const session = useSession();
  if (session.state === "unknown") return null;
  if (session.state === "anonymous") return <AccessDenied />;
  const { user, unread } = session;
  return (
    <Suspense fallback={<div className="min-h-dvh" />}>
      {user.role === "recruiter" ? (
        <RecruiterDashboard unread={unread} />
      ) : (
        <CandidateDashboard unread={unread} />
      )}
    </Suspense>
  );
}

function AccessDenied() {
  return (
    <section className="wrap py-12">
      <h1>{texts.deniedTitle}</h1>
      <p className="mt-3 text-ink-2">{texts.deniedText}</p>
      <ButtonLink className="mt-6" to="/login" state={{ from: "/dashboard" }}>
        {texts.signIn}
      </ButtonLink>
    </section>
  );
}
