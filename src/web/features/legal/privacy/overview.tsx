import type { LegalSection } from "../legal-section.ts";
import { Points } from "../prose.tsx";
import { SectionLink } from "../section-link.tsx";

export const overview: LegalSection = {
  id: "overview",
  title: "Overview",
  point:
    "Candour holds your information to match people with jobs, shows you what it holds, and deletes it when you say so.",
  body: (
    <>
      <p>
        This policy covers candidates, recruiters, visitors without an account, and people whose
        resume a recruiter has uploaded. It says what we collect and why, who sees it, how long it
        stays, and what you can do about it.
      </p>
      <p>
        “Candour”, “we” and “us” mean the operator of this Candour site. We handle personal
        information under the Privacy Act 1988 (Cth) and the Australian Privacy Principles in it.
      </p>
      <p>The short version:</p>
      <Points
        items={[
          "We do not sell personal information, show advertising or follow you around the web.",
          <>
            Programs rank and score; people decide. Nobody is rejected by a program. Section 5,{" "}
            <SectionLink id="ai-processing">AI processing</SectionLink>, says exactly what the
            programs do.
          </>,
          "You choose whether recruiters can find you, and which companies cannot.",
          "You can download everything in your account, or delete the account, without asking anyone.",
          "You can try Candour without an account. What you upload that way is erased after 7 days.",
        ]}
      />
    </>
  ),
};
