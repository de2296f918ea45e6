import { Link } from "#web/ui/link.tsx";
import type { LegalSection } from "../legal-section.ts";

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

export const privacyAndProperty = [privacy, intellectualProperty];
