import type { ReactNode } from "react";
import type { Comparison } from "#contract/comparison.ts";
import { Citation } from "#web/ui/match/citation.tsx";
import { PanelSection } from "./panel-section.tsx";
import { leftOutTexts as texts } from "./words.ts";

interface LeftOutProps extends Pick<Comparison, "hidden" | "ignored"> {
  /** Whoever reads it wrote the resume. */
  isOwn?: boolean;
}

/** What stands in the resume and was never scored. */
export function LeftOut({ hidden, ignored, isOwn = false }: LeftOutProps) {
  return (
    <>
      {hidden.length > 0 && (
        <PanelSection title={texts.hidden} lead={isOwn ? texts.hiddenInYours : texts.hiddenText}>
          <ul className="mt-2 grid gap-2">
            {hidden.map(({ text, page, reason }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same words can be hidden twice.
              <Found key={at} quote={text}>
                {texts.hiddenWhere(page, reason)}
              </Found>
            ))}
          </ul>
        </PanelSection>
      )}
      {ignored.length > 0 && (
        <PanelSection title={texts.ignored} lead={texts.ignoredText}>
          <ul className="mt-2 grid gap-2">
            {ignored.map(({ line, quote, why }) => (
              <Found key={`${line} ${quote}`} quote={quote}>
                <Citation line={line} /> {texts.ignoredWhy(why)}
              </Found>
            ))}
          </ul>
        </PanelSection>
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
