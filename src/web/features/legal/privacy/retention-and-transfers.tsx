import type { LegalSection } from "../legal-section.ts";
import { Facts, Points } from "../prose.tsx";

const PERIODS = [
  ["What visitors upload", "7 days, unless you sign up and choose to keep it"],
  ["Account, profile, documents", "Until you delete them, or the account"],
  [
    "Personal data after account deletion",
    "Deleted or anonymised within 30 days; in practice at once",
  ],
  ["Messages to other people", "They stay with the other person, under “Deleted user”"],
  ["Rankings and comparisons shown", "24 months, as identifiers, scores and engine version"],
  [
    "Resumes uploaded by a recruiter",
    "12 months; sooner when the recruiter’s account is deleted or the person in the resume asks",
  ],
  ["What you send us through the contact form", "24 months; sooner with your account"],
  ["Sessions", "30 days after the last visit, 90 days at most"],
  ["Links to confirm an address", "24 hours, single use"],
  ["Links to reset a password", "1 hour, single use"],
  ["Links to connect a sign-in", "1 hour, single use"],
  ["Addresses that unsubscribed", "As long as they must not be written to"],
  [
    "The trail of who opened and decided what",
    "As long as it may be needed to show what happened; after deletion it no longer says who you were",
  ],
];

const retention: LegalSection = {
  id: "retention",
  title: "Retention",
  point: "Information stays as long as its purpose lasts, and is then erased or anonymised.",
  body: (
    <>
      <Facts caption="How long information is kept" head={["What", "How long"]} rows={PERIODS} />
      <p>
        Deleting an account works on the live service at once. The 30 days are there for copies in
        backups, which run out within that time.
      </p>
      <p>
        Where a law or a court order makes us keep something longer, we keep that and nothing else,
        and use it for that purpose only.
      </p>
    </>
  ),
};

const internationalTransfers: LegalSection = {
  id: "international-transfers",
  title: "International transfers",
  point:
    "Candour keeps information where its operator runs it, and sends it abroad only in the cases named here.",
  body: (
    <>
      <Points
        items={[
          "Sign-in with Google or Microsoft, if you choose it. Both may handle the sign-in outside Australia, including in the United States.",
          "A language model, where the operator has configured one. The text it is to write about is sent to its provider, which may be outside Australia. The result names the model.",
          "Hosting and mail delivery, where the companies that do this for us run computers in other countries.",
          "Readers. A recruiter or candidate may use Candour from another country.",
        ]}
      />
      <p>
        Before we disclose personal information to a company overseas, we take reasonable steps to
        make sure that it treats the information as the Australian Privacy Principles require. Ask
        us, and we tell you which companies and countries are involved today.
      </p>
    </>
  ),
};

export const retentionAndTransfers = [retention, internationalTransfers];
