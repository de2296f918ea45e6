import { DemoButton } from "./demo/demo-button.tsx";
import { Ranking } from "./ranking.tsx";
import { SignUpLink } from "./sign-up-link.tsx";
import { heroTexts as texts } from "./texts.ts";

export function RecruitersHero() {
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
