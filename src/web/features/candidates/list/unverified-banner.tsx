import { useQuery } from "@tanstack/react-query";
import { CANDIDATE_SENTENCES } from "#contract/candidates.ts";
import { getRecruiterProfile } from "#contract/recruiter-profile.ts";
import { apiQuery } from "#web/lib/query.ts";
import { Banner } from "#web/ui/banner.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { faceTexts as texts } from "../texts.ts";

/** Who is not verified sees how many fit and how well, not who: this says what is missing. */
export function UnverifiedBanner() {
  const { data } = useQuery(apiQuery(getRecruiterProfile));
  return (
    <div className="px-5 py-3 md:px-10">
      <Banner kind="note" action={<TextLink to="/profile">{texts.verify}</TextLink>}>
        {data?.verification.hint || CANDIDATE_SENTENCES.notVerified}
      </Banner>
    </div>
  );
}
