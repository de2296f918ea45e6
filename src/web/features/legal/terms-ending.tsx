import { HowToReachUs } from "./how-to-reach-us.tsx";
import type { LegalSection } from "./legal-section.ts";

const termination: LegalSection = {
  id: "termination",
  title: "Termination",
  point: "You can leave at any time; we can end an account only for a good reason.",
  body: (
    <>
      <p>
        You end this agreement by deleting your account under Account settings. Download your data
        first if you want to keep it. A paid subscription that you cancel runs to the end of its
        billing period; deleting the account ends it at once.
      </p>
      <p>
        We may suspend or close an account that seriously or repeatedly breaks these terms, puts
        other people or the service at risk, or must be closed by law. We tell you why and, where it
        can be put right, give you the chance to do so first. Where waiting would do harm, we
        suspend first and explain straight after. You can ask for the decision to be looked at again
        by a person who did not make it.
      </p>
      <p>
        If we stop offering Candour altogether, we give at least 30 days’ notice, so that you can
        download what is yours.
      </p>
      <p>
        What by its nature outlasts the agreement goes on: rights in content, limits of liability,
        and the law that governs it.
      </p>
    </>
  ),
};

const governingLaw: LegalSection = {
  id: "governing-law",
  title: "Governing law",
  point: "The law of New South Wales, Australia, governs these terms.",
  body: (
    <>
      <p>
        The courts of New South Wales, and the Commonwealth courts that sit there, decide disputes.
        Before going to court, please write to us: each of us will try for 30 days to settle the
        matter. That does not stop anyone from seeking an urgent order, or from going to a consumer
        tribunal or a regulator.
      </p>
      <p>
        If you are a consumer elsewhere, you keep the protection and the courts that the law of your
        own place secures for you.
      </p>
      <p>
        If a part of these terms does not hold, the rest does. If we once do not insist on a term,
        we have not given it up.
      </p>
    </>
  ),
};

const changes: LegalSection = {
  id: "changes",
  title: "Changes",
  point:
    "We tell you before a change that matters applies, and you can leave if you do not want it.",
  body: (
    <>
      <p>
        We may change these terms when the service, the law or the risks change. A change that
        affects your rights or duties is announced by a notification in Candour at least 30 days
        before it applies, unless the law or your safety requires it sooner. Price changes always
        come with 30 days’ notice.
      </p>
      <p>
        A change never works backwards. If you do not agree with it, cancel or delete your account
        before it applies. The date at the top says when these terms were last updated, and we send
        you earlier versions on request.
      </p>
    </>
  ),
};

const contact: LegalSection = {
  id: "contact",
  title: "Contact",
  point: "Legal inquiries are answered within 5 business days.",
  body: <HowToReachUs />,
};

export const ending = [termination, governingLaw, changes, contact];
