import { Link } from "#web/ui/link.tsx";
import type { LegalSection } from "../legal-section.ts";
import { Facts, Points } from "../prose.tsx";

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

export const aiAndPayments = [aiServices, paymentsAndBilling];
