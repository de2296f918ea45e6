import { CANDIDATE_SENTENCES } from "#contract/candidates.ts";
import { Banner } from "#web/ui/banner.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { lazyFile } from "../lazy-file.ts";
import { LazyPart } from "../lazy-part.tsx";
import { faceTexts as texts } from "../texts.ts";

/** Who is verified does not carry it. */
const HINT = lazyFile(() => import("./verification-hint.tsx"));

/** Who is not verified sees how many fit and how well, not who: this says what is missing. */
export function UnverifiedBanner() {
  const usual = CANDIDATE_SENTENCES.notVerified;
  return (
    <div className="px-5 py-3 md:px-10">
      <Banner kind="note" action={<TextLink to="/profile">{texts.verify}</TextLink>}>
        <LazyPart file={HINT} shape={usual} fault={usual}>
          {({ VerificationHint }) => <VerificationHint />}
        </LazyPart>
      </Banner>
    </div>
  );
}
