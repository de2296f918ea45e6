import { useState } from "react";
import { toast } from "#web/ui/float/toast.ts";
import { contactTexts } from "./actions-texts.ts";
import { lazyFile } from "./lazy-file.ts";
import type { Candidate } from "./model/candidate.ts";
import { useLazyFile } from "./use-lazy-file.ts";

/** Fetched when they are first asked for: most looks at a list open none of them. */
const CONTACT = lazyFile(() => import("./contact-dialog.tsx"));
const SHARE = lazyFile(() => import("./share-dialog.tsx"));

interface UseDialogs {
  job: { id: string; title: string; company: string };
  accountId: string;
}

/** What is asked in a window of its own before something is done with somebody. */
export function useDialogs({ job, accountId }: UseDialogs) {
  const [asked, setAsked] = useState<{ what: "contact" | "share"; candidate: Candidate }>();
  const contactFile = useLazyFile(CONTACT);
  const shareFile = useLazyFile(SHARE);
  // A message that took long to send closes its own window, not the one that is open by then.
  const onClose = () => setAsked((now) => (now === asked ? undefined : now));

  async function contact(candidate: Candidate) {
    if (!candidate.email.trim()) toast.error(contactTexts.noEmail);
    else if (await contactFile.fetchOrSay()) setAsked({ what: "contact", candidate });
  }
  async function share(candidate: Candidate) {
    if (await shareFile.fetchOrSay()) setAsked({ what: "share", candidate });
  }
  const { ContactDialog } = contactFile.file ?? {};
  const { ShareDialog } = shareFile.file ?? {};
  const dialog = asked && (
    <>
      {asked.what === "contact" && ContactDialog && (
        <ContactDialog
          key={asked.candidate.id}
          candidate={asked.candidate}
          {...{ job, accountId, onClose }}
        />
      )}
      {asked.what === "share" && ShareDialog && (
        <ShareDialog candidate={asked.candidate} {...{ job, onClose }} />
      )}
    </>
  );
  return {
    contact: (candidate: Candidate) => void contact(candidate),
    share: (candidate: Candidate) => void share(candidate),
    dialog,
  };
}
