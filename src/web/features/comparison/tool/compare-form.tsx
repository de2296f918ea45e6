import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { useSession } from "#web/lib/session.ts";
import { Button } from "#web/ui/button.tsx";
import { compareFormTexts as texts } from "./form-texts.ts";
import type { Send, SideName, Sides } from "./side.ts";

interface CompareFormProps {
  sides: Sides;
  /** Why the last try came to nothing, unless one of the sides says it. */
  notice: ReactNode;
  /** A try has just ended here: the focus goes to what is to be done about it. */
  returned: boolean;
  busy: boolean;
  onCompare: (send: Record<SideName, Send>) => void;
}

/** In reach of a thumb; the links of those who are signed in stand below it. */
const ACTION = "sticky z-10 mt-3 bg-paper py-3 md:static";

/** The two documents, and the button that works once both are given (spec 1 §2). */
export function CompareForm({ sides, notice, returned, busy, onCompare }: CompareFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const signedIn = useSession().state === "signed-in";
  const both = sides.resume.present && sides.job.present;
  useEffect(() => {
    if (returned) focusFault(form.current);
  }, [returned]);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!both || busy) return;
    // Both are looked at, so that both can say what is wrong with them.
    const [resume, job] = [sides.resume.take(), sides.job.take()];
    if (resume && job) onCompare({ resume, job });
    // The sentences come with the next drawing.
    else requestAnimationFrame(() => focusFault(form.current));
  }
  return (
    <form ref={form} onSubmit={onSubmit} noValidate method="post">
      {notice && (
        <div data-fault="" tabIndex={-1} className="mb-6">
          {notice}
        </div>
      )}
      <div className="grid items-start gap-6 md:grid-cols-2 xl:gap-8">
        <SideFrame title={texts.resume}>{sides.resume.field}</SideFrame>
        <SideFrame title={texts.job}>{sides.job.field}</SideFrame>
      </div>
      <div className={`${ACTION} ${signedIn ? "bottom-13" : "bottom-0"}`}>
        <Button
          type="submit"
          size="big"
          className="w-full md:w-52"
          disabled={!both}
          busy={busy}
          aria-describedby="compare-note"
        >
          {texts.submit}
        </Button>
      </div>
      <p id="compare-note" className="text-13 text-ink-3">
        {texts.note}
      </p>
    </form>
  );
}

function SideFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0 bg-paper-2 px-5 py-6 max-md:-mx-5 md:px-7">
      <h2 className="mb-1 text-22">{title}</h2>
      {children}
    </section>
  );
}

/** What is at fault; and when nothing is, what somebody gave up comes first again. */
function focusFault(form: HTMLElement | null): void {
  const faulty = form?.querySelector<HTMLElement>("[data-fault], [aria-invalid=true]");
  (faulty ?? form?.querySelector<HTMLElement>("[type=submit]"))?.focus();
}
