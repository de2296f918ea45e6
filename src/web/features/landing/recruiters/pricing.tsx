import type { ReactNode } from "react";
import { mailLink } from "#web/lib/mail-link.ts";
import { Icon } from "#web/ui/icon.tsx";
import { RuledSection } from "../sections/ruled-section.tsx";
import { SignUpLink } from "./sign-up-link.tsx";
import { pricingTexts as texts } from "./texts.ts";

/** Three plans (spec 1 §2). Text only: nothing is charged anywhere. */
export function Pricing({ supportEmail }: { supportEmail: string }) {
  const { launch, professional, enterprise } = texts;
  const letter = mailLink(supportEmail, enterprise.subject);
  return (
    <RuledSection id="pricing" title={texts.title} note={texts.note} className="mt-16">
      <ul className="grid gap-x-10 gap-y-10 lg:grid-cols-3">
        <Plan {...launch}>
          <SignUpLink className="max-md:min-h-11 max-md:w-full">{launch.action}</SignUpLink>
        </Plan>
        <Plan {...professional} unit={texts.perSeat}>
          <SignUpLink look="line" className="max-md:min-h-11 max-md:w-full">
            {professional.action}
          </SignUpLink>
        </Plan>
        <Plan {...enterprise}>
          {letter && (
            <a
              href={letter}
              className="font-medium text-13 text-accent leading-9 underline decoration-1 underline-offset-3 hover:text-accent-2 hover:decoration-2 max-md:leading-11"
            >
              {enterprise.action}
            </a>
          )}
        </Plan>
      </ul>
    </RuledSection>
  );
}

interface PlanProps {
  name: string;
  price: string;
  unit: string;
  text: string;
  benefits: readonly string[];
  children: ReactNode;
}

function Plan({ name, price, unit, text, benefits, children }: PlanProps) {
  return (
    <li className="relative flex flex-col before:absolute before:border-rule max-lg:not-first:before:inset-x-0 max-lg:not-first:before:-top-5 max-lg:not-first:before:border-t lg:not-first:before:inset-y-0 lg:not-first:before:-left-5 lg:not-first:before:border-l">
      <h3 className="text-18">{name}</h3>
      <p className="mt-2 flex items-baseline gap-2">
        <span className="font-[440] font-serif text-36 lining-nums leading-none tracking-[-0.02em]">
          {price}
        </span>
        <span className="text-13 text-ink-2">{unit}</span>
      </p>
      <p className="mt-3 text-13 text-ink-2">{text}</p>
      <ul className="mt-4 mb-6 grid gap-1.5 text-13">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex items-start gap-2.5">
            <Icon name="check" className="mt-0.5 text-accent" />
            {benefit}
          </li>
        ))}
      </ul>
      <div className="mt-auto">{children}</div>
    </li>
  );
}
