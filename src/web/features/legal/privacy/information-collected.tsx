import type { LegalSection } from "../legal-section.ts";
import { Facts, Points } from "../prose.tsx";

const KINDS = [
  [
    "Account",
    "Your name, email address, phone number if you give one, and password (kept only as a hash). When you accept the terms: the time, and which version.",
  ],
  [
    "Resume and profile",
    "The file you upload or the text you paste, the lines we read from it, and the profile you save: summary, experience, education, skills, certifications and links.",
  ],
  [
    "Company",
    "For recruiters: company name and website, position, contact number and email, job postings, and the archives you upload.",
  ],
  [
    "Choices",
    "Jobs you save, dismiss or express interest in; candidates you bookmark; comparisons you keep; what you change in resumes and letters made for a job; whether recruiters can find you, and the companies you hide from.",
  ],
  [
    "Messages",
    "Your conversations, blocks and reports, and what you send us through the contact form.",
  ],
  [
    "Activity",
    "What you did on Candour, for your own log. What recruiters and administrators opened, downloaded and decided, for a trail that can be checked.",
  ],
  [
    "Technical",
    "Your network address, to count attempts and stop abuse, and the name of your browser, so that you can recognise your own sessions.",
  ],
];

export const informationCollected: LegalSection = {
  id: "information-collected",
  title: "Information collected",
  point:
    "We collect what you give us, what we read from your documents, and the little that keeps accounts safe.",
  body: (
    <>
      <Facts
        caption="The kinds of information we collect"
        head={["Kind", "What it is"]}
        rows={KINDS}
      />
      <p>Most of it comes from you. There are three other sources:</p>
      <Points
        items={[
          "Recruiters may upload resumes that they already hold. They confirm to us that they have the right to.",
          "Job ads on public websites, which we read only where the site’s rules for programs allow it. An ad may name a contact person.",
          "Google or Microsoft, if you sign in with them: they send us your name, your email address and an identifier of your account there.",
        ]}
      />
      <h3>Sensitive information</h3>
      <p>
        Please leave it out. We do not ask about health, ethnicity, religion, political opinions,
        union membership, sexual orientation or criminal record, and no rule of the scoring looks
        for them. If your resume mentions such a thing, you consent to our storing it as part of
        that document, and you can withdraw that consent by replacing the document. Leave out tax
        file, passport and Medicare numbers too.
      </p>
      <h3>Using Candour without a name</h3>
      <p>
        Matching a resume and comparing it with a job need no account. If you do not tell us who you
        are, we do not try to find out.
      </p>
    </>
  ),
};
