import { useQuery } from "@tanstack/react-query";
import { siteFacts } from "#contract/platform.ts";
import { apiQuery } from "#web/lib/query.ts";
import { Pricing } from "./pricing.tsx";
import { RecruitersHero } from "./recruiters-hero.tsx";
import { RecruitersSections } from "./recruiters-sections.tsx";

/** What a recruiter gets, what it costs, and how to begin (spec 1 §2). */
export function RecruitersPage() {
  const { data: site } = useQuery(apiQuery(siteFacts));
  return (
    <>
      <RecruitersHero />
      <RecruitersSections goals={site?.goals ?? []} />
      <Pricing supportEmail={site?.support_email ?? ""} />
    </>
  );
}
