import type { LegalSection } from "../legal-section.ts";
import { Facts } from "../prose.tsx";

/** Name, what it is for, how long the browser keeps it. */
const COOKIES = [
  [
    "Session",
    "Keeps you signed in.",
    "30 days after your last visit, 90 days at most; administrators 12 hours",
  ],
  ["Visitor", "Makes what you upload without an account yours and nobody else’s.", "7 days"],
  ["Theme", "Remembers light or dark, if you choose one.", "1 year"],
  [
    "Known browser",
    "Remembers that this browser signed in before, so that a stranger’s wrong guesses cannot lock you out.",
    "1 year",
  ],
  ["Provider sign-in", "Brings you safely to Google or Microsoft and back.", "10 minutes"],
  [
    "Connecting",
    "When we mail a link to connect such a sign-in with an account you already have: lets the link work in your browser only.",
    "1 hour",
  ],
];

const cookies: LegalSection = {
  id: "cookies",
  title: "Cookies",
  point: "Candour sets only the cookies it needs to work, and none that follow you.",
  body: (
    <>
      <Facts
        caption="The cookies Candour sets"
        head={["Cookie", "What it is for, and how long it lasts"]}
        rows={COOKIES.map(([name, purpose, time]) => [
          name,
          <>
            {purpose}
            <span className="block text-13 text-ink-3">{time}</span>
          </>,
        ])}
      />
      <p>
        That is all of them. There are no advertising or analytics cookies, no tracking, and no
        third-party scripts: every script, font and picture on our pages comes from our own server,
        and the pages tell your browser to refuse any other.
      </p>
      <p>
        Because each cookie is necessary for something you asked for, there is no banner to click
        away. You can delete or block cookies in your browser. Without the session cookie you cannot
        stay signed in; without the visitor cookie you cannot upload without an account.
      </p>
    </>
  ),
};

const KINDS = [
  [
    "Account mail",
    "Links to confirm your address, reset your password or connect a sign-in, and answers to what you asked. They belong to the account and cannot be switched off.",
  ],
  [
    "Notifications",
    "Inside Candour: new matches, messages, interest, opened profiles and the like. You can delete them.",
  ],
  ["Messages", "From people you have a conversation with. You can block and report anyone."],
  [
    "Invitations",
    "A verified recruiter can invite somebody who is not registered: one address at a time, at most 50 a day. The mail is plain text and names the sender and the company. One click in it stops all further invitations to that address.",
  ],
];

const communications: LegalSection = {
  id: "communications",
  title: "Communications",
  point: "We write about your account and your matches, and send no marketing.",
  body: (
    <>
      <Facts caption="What we send" head={["Kind", "What it is"]} rows={KINDS} />
      <p>
        Where a message counts as commercial, it follows the Spam Act 2003 (Cth): it is sent with
        consent, says who sent it, and can be unsubscribed from. The Act allows 5 business days for
        that; ours takes effect at once.
      </p>
    </>
  ),
};

export const cookiesAndCommunications = [cookies, communications];
