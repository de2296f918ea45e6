import { Link } from "#web/ui/link.tsx";
import { LegalFrame, SectionLink } from "./legal-frame.tsx";
import type { LegalSection } from "./legal-section.ts";
import { Facts, Points } from "./prose.tsx";
import { SupportEmail } from "./support-email.tsx";
import { agreement } from "./terms-agreement.tsx";
import { ending } from "./terms-ending.tsx";

/** Spec 2 §2. */
const DATES = ["Last updated: June 16, 2025"];

export function TermsPage() {
  return (
    <LegalFrame
      title="Terms of Service"
      lead="What Candour offers, what it asks of the people who use it, and what each side can rely on."
      dates={DATES}
      sections={termsSections}
    />
  );
}

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

const conductAndContent = [conduct, content];

const aiServices: LegalSection = {
  id: "ai-services",
  title: "AI services",
  point: "Scores, rankings and written comparisons may contain errors, and a person decides.",
  body: (
    <>
      <Points
        items={[
          "They are made by programs from the job text, the resume and the profile alone. What these leave out cannot count.",
          "They are information. They are not legal, career or employment advice, and not a reference.",
          "Fixed rules compute every score. Where the operator has configured a language model, it writes words only. Every result says what wrote it.",
          "No program rejects a candidate or makes an offer. Recruiters must not let a score alone decide about a person.",
          "Check what is cited before you rely on it. The line numbers are there for that.",
        ]}
      />
      <p>
        Which information the programs use, what they decide alone, what they support, and how to
        ask for a person: all of that is in the Privacy Policy under{" "}
        <Link to="/privacy#ai-processing">AI processing</Link>.
      </p>
    </>
  ),
};

const PRICES = [
  ["Candidates", "Free for job seekers"],
  ["Recruiters", "6 months free, then $99 per seat per month (the Professional plan)"],
  ["Enterprise", "By written agreement"],
];

const paymentsAndBilling: LegalSection = {
  id: "payments-and-billing",
  title: "Payments and billing",
  point: "Nothing is charged today; these are the rules for when recruiters’ plans are billed.",
  body: (
    <>
      <Facts caption="Prices" head={["For", "Price"]} rows={PRICES} />
      <p>
        Candour charges nothing today. It asks for no card and has no means of taking a payment.
        Your account shows until when it is free: 6 months after you created it. Should that day
        come before billing exists, the account simply goes on without charge.
      </p>
      <p>
        Before billing starts we give you at least 30 days’ notice and ask you for a way to pay.
        Nobody is charged without having given one. From then on:
      </p>
      <Points
        items={[
          "Prices are in Australian dollars. The price you are shown before you confirm is the whole price, with any GST.",
          "After the 6 free months an account converts to the Professional plan automatically, unless you cancel before.",
          "Subscriptions are billed in advance, month by month, for each seat.",
          "You can cancel at any time. Cancellation takes effect at the end of the billing period; until then you keep what you paid for.",
          "Payments are non-refundable unless the law requires a refund. The Australian Consumer Law may give you a right to one.",
          "We change prices only with 30 days’ notice, and never for a period already paid. If you do not want the new price, cancel before it applies.",
          "If a payment fails, we tell you and give you reasonable time before recruiter features pause. Your data stays.",
        ]}
      />
    </>
  ),
};

const aiAndPayments = [aiServices, paymentsAndBilling];

const privacy: LegalSection = {
  id: "privacy",
  title: "Privacy",
  point: "The Privacy Policy says what we do with personal information, and we keep to it.",
  body: (
    <>
      <p>
        Read the <Link to="/privacy">Privacy Policy</Link> together with these terms. It tells you
        what is collected, who sees it, how long it is kept, and how to download or delete it. When
        you delete your account, personal data is deleted or anonymised within 30 days; in practice
        at once.
      </p>
      <p>
        A recruiter who downloads, copies or uploads other people’s information handles it in their
        own right and has their own duties under the Privacy Act 1988 (Cth). If a candidate asks you
        to delete what you took from Candour, do so, unless a law makes you keep it.
      </p>
    </>
  ),
};

const intellectualProperty: LegalSection = {
  id: "intellectual-property",
  title: "Intellectual property",
  point: "Your documents are yours, Candour is ours, and job ads belong to those who wrote them.",
  body: (
    <>
      <p>
        The name Candour, the design of the service and the texts we wrote belong to us or to those
        who license them to us. You may use them to use the service: that includes printing,
        downloading and sharing your own results. Parts of the software that carry an open-source
        licence are governed by that licence.
      </p>
      <p>
        Names, marks and ads of other companies belong to their owners. That they appear here does
        not mean that they endorse Candour.
      </p>
      <p>
        If you send us an idea for the service, we may use it without owing you anything. You need
        not send us any.
      </p>
    </>
  ),
};

const privacyAndProperty = [privacy, intellectualProperty];

const disclaimers: LegalSection = {
  id: "disclaimers",
  title: "Disclaimers",
  point: "We run Candour with care, but we cannot promise what people will do with it.",
  body: (
    <>
      <p>
        Our services come with guarantees that cannot be excluded under the Australian Consumer Law.
        Among them: services are provided with due care and skill, are fit for a purpose you made
        known to us, and are supplied within a reasonable time. Nothing in these terms excludes,
        restricts or changes them.
      </p>
      <p>Beyond those guarantees and whatever else the law secures for you, we do not promise:</p>
      <Points
        items={[
          "that the service is always available or free of errors;",
          "that a score, a ranking or a comparison is right;",
          "that what candidates, recruiters or other websites say is true. We verify recruiters’ addresses and companies; we do not verify resumes, and we do not investigate employers;",
          "that you will find a job, or somebody to do one.",
        ]}
      />
      <p>
        Links lead to other people’s websites. What is there is their responsibility. Figures on our
        pages under the heading “Our goals” are goals and not measurements.
      </p>
    </>
  ),
};

const limitationOfLiability: LegalSection = {
  id: "limitation-of-liability",
  title: "Limitation of liability",
  point: "If we are liable to you, the amount has a limit, except where the law allows none.",
  body: (
    <>
      <p>
        To the extent the law permits, our total liability to you in connection with Candour is
        capped at the amount you paid us in the preceding 12 months. To the same extent, neither of
        us is liable to the other for loss that could not reasonably be foreseen, and we are not
        liable for decisions that recruiters, employers or candidates make.
      </p>
      <p>
        Where a consumer guarantee is not met, you have the remedies of the Australian Consumer Law,
        whatever you paid. If the service is of a kind not ordinarily acquired for personal,
        domestic or household use, and it is fair and reasonable, our liability for such a guarantee
        is limited to supplying the service again or paying for that.
      </p>
      <p>The cap does not apply to:</p>
      <Points
        items={[
          "death or injury that we cause;",
          "fraud, or harm that we do on purpose;",
          "our duties under the Privacy Act;",
          "any other liability that the law does not let us limit.",
        ]}
      />
      <p>
        Each of us must do what is reasonable to keep a loss small. Our liability is less to the
        extent that you caused the loss yourself.
      </p>
    </>
  ),
};

const liability = [disclaimers, limitationOfLiability];

/** The 15 sections of spec 2 §2, in its order. */
export const termsSections: readonly LegalSection[] = [
  ...agreement,
  ...conductAndContent,
  ...aiAndPayments,
  ...privacyAndProperty,
  ...liability,
  ...ending,
];
