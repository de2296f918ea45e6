import { useState } from "react";
import { ACCOUNT_SENTENCES } from "#contract/accounts.ts";
import { messageOf } from "#web/lib/api.ts";
import { Banner } from "#web/ui/banner.tsx";
import { TextButton } from "#web/ui/button.tsx";
import { resend } from "../link-calls.ts";
import { accountTexts } from "../texts.ts";
import { signInTexts } from "./texts.ts";

type Sending = { at: "waiting" | "sending" | "sent"; says: string };

/** The address is not verified yet: what is needed is a new link, a press away. */
export function VerifyFirst({ email }: { email: string }) {
  const [sending, setSending] = useState<Sending>({
    at: "waiting",
    says: ACCOUNT_SENTENCES.verifyFirst,
  });

  async function send() {
    if (sending.at === "sending") return;
    setSending({ ...sending, at: "sending" });
    try {
      setSending({ at: "sent", says: (await resend(email)).message });
    } catch (error) {
      setSending({ at: "waiting", says: messageOf(error, accountTexts.resendFailed) });
    }
  }

  if (sending.at === "sent") return <Banner kind="ok">{sending.says}</Banner>;
  return (
    <Banner kind="bad">
      <span className="block text-pretty">{sending.says}</span>
      <TextButton
        className="mt-0.5"
        aria-disabled={sending.at === "sending" || undefined}
        onClick={() => void send()}
      >
        {signInTexts.sendLink}
      </TextButton>
    </Banner>
  );
}
