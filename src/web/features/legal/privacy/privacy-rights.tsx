import type { LegalSection } from "../legal-section.ts";
import { Facts } from "../prose.tsx";
import { SectionLink } from "../section-link.tsx";
import { SupportEmail } from "../support-email.tsx";

const RIGHTS = [
  ["See it", "Your profile, documents, activity and sessions are in your account."],
  [
    "Correct it",
    "Edit your profile or replace your resume at any time. For anything else, write to us. If we disagree, we tell you why, and you can have your view attached to the record.",
  ],
  [
    "Download it",
    "Under Account settings: all your data in one archive, as JSON, with your files.",
  ],
  [
    "Delete it",
    "Under Account settings. Your messages to other people stay with them, under “Deleted user”.",
  ],
  ["Hide", "Turn off being found by recruiters, or name the companies to hide from."],
  [
    "Question a result",
    <>
      Ask for a person, as <SectionLink id="ai-processing">section 5</SectionLink> describes.
    </>,
  ],
];

export const privacyRights: LegalSection = {
  id: "privacy-rights",
  title: "Privacy rights",
  point:
    "You can see, correct, download and delete what we hold about you, mostly without asking anyone.",
  body: (
    <>
      <Facts caption="Your rights and how to use them" head={["You can", "How"]} rows={RIGHTS} />
      <p>
        All of this is free. For requests by email, write to <SupportEmail />. We may ask you to
        show who you are before we open or delete anything. We answer within 5 business days, and
        finish within 30 days. If we have to refuse, we give you the reason in writing.
      </p>
      <h3>If a recruiter uploaded your resume</h3>
      <p>
        You need no account. Write to us from the email address in that resume, or show us in
        another way that it is yours, and we erase it.
      </p>
      <h3>Complaints</h3>
      <p>
        Complain to us first, in writing. If we have not answered after 30 days, or the answer does
        not satisfy you, you can complain to the Office of the Australian Information Commissioner:{" "}
        <a href="https://www.oaic.gov.au/privacy/privacy-complaints">oaic.gov.au</a>, telephone
        1300 363 992. It costs nothing, and you do not need a lawyer.
      </p>
    </>
  ),
};
