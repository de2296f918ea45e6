import { lazy, Suspense } from "react";
import { useSession } from "#web/lib/session.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { profilePageTexts as texts } from "./profile-texts.ts";
import { Trouble } from "./trouble.tsx";

/** Each role loads its own. */
const CandidatePage = lazy(() =>
  import("./candidate-page.tsx").then((file) => ({ default: file.CandidatePage })),
);
const RecruiterPage = lazy(() =>
  import("./recruiter-page.tsx").then((file) => ({ default: file.RecruiterPage })),
);

export function ProfilePage() {
  const session = useSession();
  if (session.state !== "signed-in") return <AccessDenied />;
  const { id, role } = session.user;
  return (
    <section className="wrap pt-8 md:pt-12">
      <h1 className="mb-6 md:mb-8">{texts.title}</h1>
      <Suspense fallback={<div className="min-h-dvh" />}>
        {role === "recruiter" ? <RecruiterPage /> : <CandidatePage person={id} />}
      </Suspense>
    </section>
  );
}

/** The guard sends people to sign in first; this is for a session that ends while the page stands. */
function AccessDenied() {
  return (
    <Trouble title={texts.denied} text={texts.deniedText}>
      <ButtonLink to="/login">{texts.signIn}</ButtonLink>
    </Trouble>
  );
}
