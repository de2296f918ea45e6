import { type ReactNode, useEffect, useRef } from "react";
import { useSession } from "#web/lib/session.ts";
import { Steps } from "#web/ui/list/steps.tsx";
import { onboardingTexts as texts } from "./texts.ts";

interface WizardFrameProps {
  /** None before a role is chosen. */
  steps?: readonly string[];
  at?: number;
  title: string;
  lead?: string;
  /** The step before was left by hand: reading goes on at the title of this one. */
  arrived: boolean;
  children: ReactNode;
}

/** One step: where one is, what it is about, and what is asked. */
export function WizardFrame({ steps, at = 0, title, lead, arrived, children }: WizardFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!arrived) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [arrived]);
  return (
    <section className="wrap pt-8 pb-16 md:pt-10">
      <div className="mx-auto max-w-[760px]">
        {steps && <Steps label={texts.progress} steps={steps} at={at} />}
        <h1 ref={heading} tabIndex={-1} className={`outline-none ${steps ? "mt-8 md:mt-12" : ""}`}>
          {title}
        </h1>
        {lead && (
          <p className="mt-3 max-w-[60ch] font-serif text-18 text-ink-2 leading-[1.5]">{lead}</p>
        )}
        <div className="mt-6">{children}</div>
      </div>
    </section>
  );
}

/** Where a step is left: back on the left, on at the right; on a phone within reach of a thumb. */
export function WizardActions({ children }: { children: ReactNode }) {
  const session = useSession();
  // Who changes their role has the main area's links at the lower edge of the phone.
  const hasLinks = session.state === "signed-in" && session.user.onboarded;
  const edge = hasLinks ? "max-md:bottom-13" : "max-md:bottom-0";
  return (
    <div
      className={`mt-8 flex justify-between gap-4 border-ink border-t bg-paper py-4 max-md:sticky max-md:*:min-h-11 ${edge}`}
    >
      {children}
    </div>
  );
}
