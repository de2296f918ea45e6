import { HowToReachUs } from "./how-to-reach-us.tsx";
import { LegalFrame, SectionLink } from "./legal-frame.tsx";
import type { LegalSection } from "./legal-section.ts";
import { aiProcessing } from "./privacy/ai-processing.tsx";
import { cookiesAndCommunications } from "./privacy/cookies-and-communications.tsx";
import { informationCollected } from "./privacy/information-collected.tsx";
import { retentionAndTransfers } from "./privacy/retention-and-transfers.tsx";
import { sharing } from "./privacy/sharing.tsx";
import { Facts, Points } from "./prose.tsx";
import { SupportEmail } from "./support-email.tsx";

/** The first line is the specification's (spec 2 §2); the second says what was added since. */
const DATES = [
  "Last updated: June 16, 2025",
  "Automated decisions section added November 15, 2026",
];

export function PrivacyPage() {
  return (
    <LegalFrame
      title="Privacy Policy"
      lead="What Candour knows about you, what its programs do with it, who sees it, and how to change or delete it."
      dates={DATES}
      sections={privacySections}
    />
  );
}

const overview: LegalSection = {
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

const use: LegalSection = {
  id: "use",
  title: "Use",
  point:
    "We use personal information to run the matching, and for nothing you would not expect from it.",
  body: (
    <>
      <p>That means:</p>
      <Points
        items={[
          "reading resumes and job ads, and turning them into profiles and postings you can correct;",
          "ranking jobs for candidates and candidates for postings, and writing comparisons with their evidence;",
          "showing candidates who want to be found to verified recruiters;",
          "carrying messages, notifications and invitations;",
          "keeping accounts safe: confirming addresses, limiting attempts, recording who opened what;",
          "answering you, and meeting our duties under the law.",
        ]}
      />
      <p>
        The reports on our blog count job ads: how many, where, and what they pay. They never use
        resumes, profiles or messages, and a pay figure stands there only when five or more ads
        state one.
      </p>
      <p>
        We do not train models on your resume, your profile or your messages. If we ever want to use
        personal information for a purpose that is not written here, we will ask you first, unless
        the law requires that use.
      </p>
    </>
  ),
};

const PLACES = [
  [
    "The operator’s own database",
    "Accounts, profiles, the text read from documents, messages, notifications, scores and the trail of who opened what.",
  ],
  [
    "The operator’s own file store",
    "Resumes, job descriptions and archives as they were uploaded.",
  ],
  ["The operator’s mail service", "Messages on their way to you."],
];

const storageAndSecurity: LegalSection = {
  id: "storage-and-security",
  title: "Storage and security",
  point:
    "Your information is kept in the operator’s own database and file store, and opens only to those who may see it.",
  body: (
    <>
      <Facts
        caption="Where information is stored"
        head={["Where", "What is stored there"]}
        rows={PLACES}
      />
      <p>How it is protected:</p>
      <Points
        items={[
          "Passwords, sessions and mailed links are stored only as hashes. Nobody can read them back, and we cannot either.",
          "A document opens only for its owner and for those this policy names. To anyone else it does not exist.",
          "Downloading your data, deleting the account, and changing role or password ask again for your password, or for a fresh sign-in with Google or Microsoft.",
          "Wrong sign-ins are limited. A new password ends your other sessions, and a reset ends all of them.",
          "Administrators are signed out after 12 hours. What they and recruiters open, download and decide is on record.",
          "Technical logs leave out passwords, links, cookies and the contents of documents.",
        ]}
      />
      <h3>If something goes wrong</h3>
      <p>
        We follow the Notifiable Data Breaches scheme. If we suspect a breach, we assess it at once
        and within 30 days at most. If it is likely to cause serious harm, we tell the people
        affected and the Office of the Australian Information Commissioner as soon as practicable:
        what happened, which information is involved, and what to do.
      </p>
      <p>
        No system is perfectly safe. Use a password that you use nowhere else, and if you think
        somebody has been in your account, sign out everywhere in your account settings and write to{" "}
        <SupportEmail />.
      </p>
    </>
  ),
};

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

const privacyRights: LegalSection = {
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

const closing = [children, changes, contact];

/** The 14 sections of spec 2 §2, in its order. */
export const privacySections: readonly LegalSection[] = [
  overview,
  informationCollected,
  use,
  sharing,
  aiProcessing,
  storageAndSecurity,
  privacyRights,
  ...cookiesAndCommunications,
  ...retentionAndTransfers,
  ...closing,
];
