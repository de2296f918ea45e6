import { ButtonLink } from "#web/ui/button.tsx";
import { type Grade, GradeSquare } from "#web/ui/match/grade-square.tsx";
import { compareTexts as texts } from "./texts.ts";

/** The compare tool, and what it is like to use it. */
export function CompareFeature() {
  return (
    <section aria-labelledby="compare" className="md:wrap mt-16 md:mt-[72px]">
      <div className="grid items-center gap-x-14 gap-y-8 bg-paper-2 px-5 py-8 md:p-12 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <h2 id="compare">
            {texts.question} <span className="md:block">{texts.answer}</span>
          </h2>
          <p className="mt-3 max-w-[62ch] text-ink-2">{texts.text}</p>
          <ButtonLink to="/compare" className="mt-6">
            {texts.open}
          </ButtonLink>
        </div>
        <Pair />
      </div>
    </section>
  );
}

/** Each requirement stands level with the line that answers it. */
const ROWS: readonly { asks: string; grade: Grade; line: number; says: string; lit?: boolean }[] = [
  {
    asks: "Registered nurse, AHPRA",
    grade: "met",
    line: 8,
    says: "AHPRA registration, no conditions",
  },
  {
    asks: "Two years in aged care",
    grade: "met",
    line: 9,
    says: "Banksia Lodge, 2022 to 2025: 48 residents",
    lit: true,
  },
  {
    asks: "Medication audits",
    grade: "part",
    line: 10,
    says: "Helped with quarterly medication audits",
  },
  {
    asks: "Palliative care certificate",
    grade: "none",
    line: 11,
    says: "First aid and CPR, renewed yearly",
  },
];

/** It reaches past the rules, and a wire leads from there to the line. */
const LIT_CLAIM =
  "bg-pen shadow-[-8px_0_var(--color-pen),8px_0_var(--color-pen)] md:after:absolute md:after:top-1/2 md:after:left-[calc(100%+8px)] md:after:w-4 md:after:border-ink-2 md:after:border-t";

/** A picture of a comparison. The paragraph beside it says the same to those who do not see it. */
function Pair() {
  return (
    <div
      aria-hidden="true"
      className="grid gap-x-6 gap-y-5 text-13 md:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)]"
    >
      <ul className="border-ink border-t md:row-span-4 md:grid md:grid-rows-subgrid md:gap-y-0">
        {ROWS.map(({ asks, grade, lit }) => (
          <li
            key={asks}
            className={`relative flex min-h-10 items-center gap-3 border-rule border-b font-medium ${lit ? LIT_CLAIM : ""}`}
          >
            <span className="flex text-ink-2">
              <GradeSquare grade={grade} />
            </span>
            {asks}
          </li>
        ))}
      </ul>
      <ol className="border border-rule bg-sheet font-serif text-15 md:row-span-4 md:grid md:grid-rows-subgrid md:gap-y-0">
        {ROWS.map(({ line, says, lit }) => (
          <li
            key={line}
            className={`grid min-h-10 grid-cols-[36px_minmax(0,1fr)] items-center pr-3 leading-snug ${lit ? "bg-pen" : ""}`}
          >
            <span
              className={`pr-3 text-right font-sans text-12 tabular-nums ${lit ? "text-ink" : "text-ink-3"}`}
            >
              {line}
            </span>
            {says}
          </li>
        ))}
      </ol>
    </div>
  );
}
