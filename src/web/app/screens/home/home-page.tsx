import { useNavigate } from "react-router";
import { ResumeWidget } from "#web/features/documents/widget/resume-widget.tsx";
import { Hero } from "#web/features/landing/hero.tsx";
import { useSession } from "#web/lib/session.ts";
import { TextLink } from "#web/ui/text-link.tsx";

export function HomePage() {
  const navigate = useNavigate();
  return (
    <Hero>
      <ResumeWidget
        submit="Read my resume"
        onUploaded={({ documentId }) => void navigate(`/documents/${documentId}`)}
        note={<Keeping />}
      />
    </Hero>
  );
}

/** What becomes of the file differs: a visitor's is erased, an account's stays until it is deleted. */
function Keeping() {
  const signedIn = useSession().state === "signed-in";
  return (
    <>
      {signedIn
        ? "Nobody else sees your file, and you can delete it at any time. "
        : "No account needed. Nobody else sees your file, and it is erased after 7 days. "}
      <TextLink to="/documents">Your documents</TextLink>
    </>
  );
}
