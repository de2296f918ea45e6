import { useQuery } from "@tanstack/react-query";
import { type ComponentType, useState } from "react";
import { siteFacts } from "#contract/platform.ts";
import { apiQuery } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { MatchBadge } from "#web/ui/match/match-badge.tsx";
import { Strip } from "#web/ui/match/strip.tsx";
import { Pricing } from "./pricing.tsx";
import { RecruitersSections } from "./recruiters-sections.tsx";
import { CANDIDATES, JOB } from "./sample.ts";
import { SignUpLink } from "./sign-up-link.tsx";
import { heroTexts as texts } from "./texts.ts";

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
