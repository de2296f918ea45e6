import type { ReactNode } from "react";

/** What Candour is, in one sentence and one example; beside it what can be done at once. */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <section className="wrap grid gap-x-16 gap-y-6 pt-8 pb-16 md:pt-[72px] xl:grid-cols-[minmax(0,1fr)_440px] xl:grid-rows-[auto_1fr] xl:gap-y-12">
      <div>
        <h1 className="max-w-[720px] font-[440] text-36 leading-[1.06] tracking-[-0.022em] md:text-48">
          See which jobs fit your resume, and the line that proves it.
        </h1>
        <p className="mt-4 max-w-[56ch] font-serif text-18 text-ink-2 leading-normal md:mt-6">
          Candour reads your resume line by line, ranks live Australian jobs against it, and cites
          its evidence for every requirement. What is missing, it says plainly.
        </p>
      </div>
      <div className="max-md:-mx-5 bg-paper-2 px-5 pt-3 pb-6 md:px-7 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:mt-1.5 xl:self-start">
        {children}
      </div>
      <Specimen />
    </section>
  );
}

/** An example of the product's one idea: a requirement and the line that meets it. */
function Specimen() {
  return (
    <dl className="grid max-w-[680px] items-baseline gap-x-6 gap-y-2 self-start border-rule border-t pt-4 max-xl:mt-4 md:grid-cols-[128px_minmax(0,1fr)]">
      <dt className="text-13 text-ink-2">A job asks for</dt>
      <dd className="flex items-baseline gap-2.5 font-medium">
        <span className="size-[9px] flex-none rounded-[1px] bg-ink-2" />
        Conveyancing, residential and commercial
      </dd>
      <dt className="mt-2 text-13 text-ink-2 md:mt-0">Your resume, line 23</dt>
      <dd className="font-serif text-[16px] text-ink-2 leading-[1.45]">
        Settled{" "}
        <mark className="bg-pen px-0.5 text-ink">410 residential and 35 commercial matters</mark> on
        PEXA, 2021 to 2025
      </dd>
    </dl>
  );
}
