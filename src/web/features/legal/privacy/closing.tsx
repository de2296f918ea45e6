import { HowToReachUs } from "../how-to-reach-us.tsx";
import type { LegalSection } from "../legal-section.ts";
import { Facts } from "../prose.tsx";
import { SectionLink } from "../section-link.tsx";
import { SupportEmail } from "../support-email.tsx";

const children: LegalSection = {
  id: "children",
  title: "Children",
  point: "Candour is not for people under 16.",
  body: (
    <>
      <p>
        We do not knowingly collect personal information from anyone under 16. If we learn that we
        have, we close the account and delete what was uploaded.
      </p>
      <p>
        If you are a parent or guardian and think that your child has given us information, write to{" "}
        <SupportEmail />, and we will look into it and delete it.
      </p>
    </>
  ),
};

const VERSIONS = [
  ["November 15, 2026", "Automated decisions section added (section 5)"],
  ["June 16, 2025", "The policy as a whole, last updated"],
];

const changes: LegalSection = {
  id: "changes",
  title: "Changes",
  point:
    "When this policy changes, the top of the page says so, and you hear of anything that matters before it applies.",
  body: (
    <>
      <p>
        A change that affects what we collect, who sees it or what programs decide is announced by a
        notification in Candour before it takes effect. Corrections of wording are not. We send you
        any earlier version on request.
      </p>
      <Facts caption="Changes to this policy" head={["Date", "What changed"]} rows={VERSIONS} />
    </>
  ),
};

const contact: LegalSection = {
  id: "contact",
  title: "Contact",
  point: "Write to us about anything on this page; a person reads it.",
  body: (
    <>
      <HowToReachUs />
      <p>
        Privacy and other legal inquiries are answered within 5 business days. To complain to the
        regulator, see <SectionLink id="privacy-rights">Privacy rights</SectionLink>.
      </p>
    </>
  ),
};

export const closing = [children, changes, contact];
