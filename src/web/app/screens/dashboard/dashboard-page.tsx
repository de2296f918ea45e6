import { useSession } from "#web/lib/session.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { CandidateDashboard } from "./candidate-dashboard.tsx";
import { RecruiterDashboard } from "./recruiter-dashboard.tsx";
import { dashboardTexts as texts } from "./texts.ts";

/** Spec 1 §2: a recruiter has their own, anybody else the candidate's. */
export function DashboardPage() {
  const session = useSession();
  if (session.state === "unknown") return null;
  if (session.state === "anonymous") return <AccessDenied />;
  if (session.user.role === "recruiter") return <RecruiterDashboard {...session} />;
  return <CandidateDashboard unread={session.unread} />;
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
