import { useQuery } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, useState } from "react";
import { siteFacts } from "#contract/platform.ts";
import { mailLink } from "#web/lib/mail-link.ts";
import { apiQuery } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { MatchBadge } from "#web/ui/match/match-badge.tsx";
import { Strip } from "#web/ui/match/strip.tsx";
import { RuledSection } from "../ruled-section.tsx";
import { RecruitersSections } from "./recruiters-sections.tsx";
import { CANDIDATES, JOB } from "./sample.ts";
import { SignUpLink } from "./sign-up-link.tsx";
import { pricingTexts, heroTexts as texts } from "./texts.ts";

/** What a recruiter gets, what it costs, and how to begin (spec 1 §2). */
export function RecruitersPage() {
  const { data: site } = useQuery(apiQuery(siteFacts));
  return (
    <>
      <RecruitersHero />
      <RecruitersSections goals={site?.goals ?? []} />
      <Pricing supportEmail={site?.support_email ?? ""} />
    </>
  );
}

function RecruitersHero() {
  return (
    <section className="wrap grid gap-x-16 gap-y-8 pt-8 pb-16 md:pt-[72px] xl:grid-cols-[minmax(0,1fr)_440px]">
      <div>
        <h1 className="max-w-[720px] font-[440] text-36 leading-[1.06] tracking-[-0.022em] md:text-48">
          {texts.title}
        </h1>
        <p className="mt-4 max-w-[56ch] font-serif text-18 text-ink-2 leading-normal md:mt-6">
          {texts.lead}
        </p>
        <div className="mt-8 flex flex-wrap items-start gap-2">
          <SignUpLink size="big" className="max-md:w-full">
            {texts.start}
          </SignUpLink>
          <DemoButton />
        </div>
        <p className="mt-3 text-13 text-ink-3">{texts.terms}</p>
      </div>
      <div className="max-md:-mx-5 bg-paper-2 px-5 pt-5 pb-6 md:px-7 xl:mt-1.5 xl:self-start">
        <Ranking />
      </div>
    </section>
  );
}

/** The list that a posting leads to: the same job and people as in the demo. */
function Ranking() {
  return (
    <>
      <p className="text-13 text-ink-2">
        {JOB.company}, {JOB.place}
      </p>
      <h2 className="mt-0.5 text-22">{JOB.title}</h2>
      <ol className="mt-3 border-ink border-t">
        {CANDIDATES.map(({ name, role, level, percent, required, preferred }) => (
          <li key={name} className="border-rule border-b py-3">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <span className="font-[550]">{name}</span>
              <MatchBadge level={level} percent={percent} />
            </p>
            <p className="mb-1.5 text-13 text-ink-2">{role}</p>
            <Strip
              level={level}
              required={required.map(({ grade }) => grade)}
              preferred={preferred.map(({ grade }) => grade)}
            />
          </li>
        ))}
      </ol>
      <p className="mt-3 text-12 text-ink-3">{texts.example}</p>
    </>
  );
}

type Demo = ComponentType<{ onClose: () => void }>;

/** The demo comes when it is asked for: the page does not carry it. */
function DemoButton() {
  const [Loaded, setLoaded] = useState<Demo>();
  const [state, setState] = useState<"closed" | "loading" | "open" | "failed">("closed");

  async function open() {
    if (state === "loading") return;
    setState("loading");
    try {
      const { DemoDialog } = await import("./demo-dialog.tsx");
      setLoaded(() => DemoDialog);
      setState("open");
    } catch {
      setState("failed");
    }
  }
  return (
    <div className="max-md:w-full">
      <Button
        look="line"
        size="big"
        aria-haspopup="dialog"
        busy={state === "loading"}
        onClick={() => void open()}
        className="max-md:w-full"
      >
        {texts.demo}
      </Button>
      {state === "failed" && (
        <p role="alert" className="mt-2 text-13 text-danger">
          {texts.demoFailed}
        </p>
      )}
      {Loaded && state === "open" && <Loaded onClose={() => setState("closed")} />}
    </div>
  );
}

/** Three plans (spec 1 §2). Text only: nothing is charged anywhere. */
function Pricing({ supportEmail }: { supportEmail: string }) {
  const { launch, professional, enterprise } = pricingTexts;
  const letter = mailLink(supportEmail, enterprise.subject);
  return (
    <RuledSection
      id="pricing"
      title={pricingTexts.title}
      note={pricingTexts.note}
      className="mt-16"
    >
      <ul className="grid gap-x-10 gap-y-10 lg:grid-cols-3">
        <Plan {...launch}>
          <SignUpLink className="max-md:min-h-11 max-md:w-full">{launch.action}</SignUpLink>
        </Plan>
        <Plan {...professional} unit={pricingTexts.perSeat}>
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
