import { Link } from "#web/ui/link.tsx";
import { accountTexts } from "./texts.ts";

const texts = accountTexts.legal;
const LINK = "text-ink-2 underline decoration-rule-2 underline-offset-2 hover:text-ink";

/** What one agrees to by going on. */
export function LegalNote({ by }: { by: "signingIn" | "creating" }) {
  return (
    <p className="text-12 text-ink-3">
      {texts[by]}{" "}
      <Link to="/terms" className={LINK}>
        {texts.terms}
      </Link>{" "}
      {texts.and}{" "}
      <Link to="/privacy" className={LINK}>
        {texts.privacy}
      </Link>
      .
    </p>
  );
}
