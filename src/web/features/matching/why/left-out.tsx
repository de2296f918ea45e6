import type { ReactNode } from "react";
import { Citation } from "#web/ui/match/citation.tsx";
import type { ExplainedMatch } from "../model/explained-match.ts";
import { whyTexts as texts } from "../texts.ts";
import { WhySection } from "./why-section.tsx";

/** What stands in the resume and was never scored. */
export function LeftOut({ hidden, ignored }: Pick<ExplainedMatch, "hidden" | "ignored">) {
  return (
    <>
      {hidden.length > 0 && (
        <WhySection title={texts.hidden} lead={texts.hiddenText}>
          <ul className="mt-2 grid gap-2">
            {hidden.map(({ text, page, reason }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same words can be hidden twice.
              <Found key={at} quote={text}>
                {texts.hiddenWhere(page, reason)}
              </Found>
            ))}
          </ul>
        </WhySection>
      )}
      {ignored.length > 0 && (
        <WhySection title={texts.ignored} lead={texts.ignoredText}>
          <ul className="mt-2 grid gap-2">
            {ignored.map(({ line, quote, why }) => (
              <Found key={`${line} ${quote}`} quote={quote}>
                <Citation line={line} /> {texts.ignoredWhy(why)}
              </Found>
            ))}
          </ul>
        </WhySection>
      )}
    </>
  );
}

function Found({ quote, children }: { quote: string; children: ReactNode }) {
  return (
    <li className="wrap-anywhere text-13">
      <q className="font-serif text-[15px]">{quote}</q>{" "}
      <span className="text-ink-2">{children}</span>
    </li>
  );
}
