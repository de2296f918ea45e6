import type { LegalSection } from "../legal-section.ts";
import { Points } from "../prose.tsx";
import { SectionLink } from "../section-link.tsx";
import { SupportEmail } from "../support-email.tsx";

const conduct: LegalSection = {
  id: "conduct",
  title: "Conduct",
  point: "Use Candour for honest job seeking and honest hiring.",
  body: (
    <>
      <p>You must not:</p>
      <Points
        items={[
          "claim qualifications, experience, roles or an identity that are not real;",
          "post a job that does not exist, is unlawful, or shuts people out in a way that discrimination law forbids;",
          "hide text in a document, or write instructions to the program into it, to move a score;",
          "collect people’s details from Candour with programs, or get around its limits;",
          "harass anyone, or send advertising to people you met here;",
          "upload malicious files, probe the service for weaknesses without our consent, or get in the way of others using it.",
        ]}
      />
      <h3>What recruiters also owe</h3>
      <Points
        items={[
          "Use candidates’ information only to fill the jobs you recruit for, keep it safe, and delete it when you no longer need it.",
          "Upload only resumes that you have the right to hold and use in this way. You confirm this each time you upload an archive.",
          "Decide about people yourself. A score helps you to read; it is no reason to turn somebody away.",
          "Keep to the laws on employment, discrimination and privacy in everything you do with what you find here.",
        ]}
      />
      <p>
        You can block and report people. We look at every report. Depending on what we find, we
        warn, remove content or suspend an account, as{" "}
        <SectionLink id="termination">Termination</SectionLink> describes.
      </p>
    </>
  ),
};

const content: LegalSection = {
  id: "content",
  title: "Content",
  point: "What you upload stays yours; you let us use it only to run the service.",
  body: (
    <>
      <p>
        “Content” means resumes, profiles, job postings, messages and everything else you put into
        Candour. You keep all rights in it. You give us permission, without charge and not for us
        alone, to store, read, copy, convert and display it as far as the service needs. The
        permission ends when you delete the content or the account. Messages you sent to other
        people stay with them.
      </p>
      <p>
        You confirm that you have the right to upload it, and that it breaks no law and no promise
        you made to somebody else. Think of your employer’s and your clients’ confidences before you
        put them in a resume.
      </p>
      <p>
        A posting that you make active is public. If the job chat helped you to write it, read it
        before it goes out: it speaks for your company.
      </p>
      <p>
        We do not check content before it appears, except ads from other websites. We may remove
        content that breaks these terms or the law, and tell you why unless the law forbids it. If
        something on Candour infringes your rights, write to <SupportEmail /> and say what and where
        it is.
      </p>
    </>
  ),
};

export const conductAndContent = [conduct, content];
