import { lazy, Suspense, useState } from "react";
import { toast } from "#web/ui/float/toast.ts";
import type { Candidate } from "../model/candidate.ts";
import { contactTexts } from "./texts.ts";

/** Fetched when they are first asked for: most looks at a list open none of them. */
const ContactDialog = lazy(() =>
  import("../contact/contact-dialog.tsx").then((file) => ({ default: file.ContactDialog })),
);
const ShareDialog = lazy(() =>
  import("../share/share-dialog.tsx").then((file) => ({ default: file.ShareDialog })),
);

interface UseDialogs {
  job: { id: string; title: string; company: string };
  accountId: string;
}

/** What is asked in a window of its own before something is done with somebody. */
export function useDialogs({ job, accountId }: UseDialogs) {
  const [asked, setAsked] = useState<{ what: "contact" | "share"; candidate: Candidate }>();
  const onClose = () => setAsked(undefined);

  function contact(candidate: Candidate) {
    if (candidate.email.trim()) setAsked({ what: "contact", candidate });
    else toast.error(contactTexts.noEmail);
  }
  const dialog = asked && (
    <Suspense fallback={null}>
      {asked.what === "contact" ? (
        <ContactDialog candidate={asked.candidate} {...{ job, accountId, onClose }} />
      ) : (
        <ShareDialog candidate={asked.candidate} {...{ job, onClose }} />
      )}
    </Suspense>
  );
  return {
    contact,
    share: (candidate: Candidate) => setAsked({ what: "share", candidate }),
    dialog,
  };
}
