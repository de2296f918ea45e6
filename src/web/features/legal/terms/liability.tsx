import type { LegalSection } from "../legal-section.ts";
import { Points } from "../prose.tsx";

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

export const liability = [disclaimers, limitationOfLiability];
