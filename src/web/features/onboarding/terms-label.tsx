import { TextLink } from "#web/ui/text-link.tsx";
import { onboardingTexts } from "./texts.ts";

const texts = onboardingTexts.terms;

/** In a window of their own: what is filled in stays where it is. */
export function TermsLabel() {
  return (
    <>
      {texts.before} <Page to="/terms">{texts.terms}</Page> {texts.between}{" "}
      <Page to="/privacy">{texts.privacy}</Page>.
    </>
  );
}

function Page({ to, children }: { to: string; children: string }) {
  return (
    <TextLink to={to} target="_blank" rel="noreferrer">
      {children}
      <span className="sr-only"> ({texts.newWindow})</span>
    </TextLink>
  );
}
