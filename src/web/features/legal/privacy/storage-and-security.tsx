import type { LegalSection } from "../legal-section.ts";
import { Facts, Points } from "../prose.tsx";
import { SupportEmail } from "../support-email.tsx";

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

export const storageAndSecurity: LegalSection = {
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
