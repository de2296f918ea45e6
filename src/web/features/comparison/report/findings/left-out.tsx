import type { ReactNode } from "react";
import type { Comparison } from "#contract/comparison.ts";
import { Citation } from "#web/ui/match/citation.tsx";
import { lineId } from "../evidence/places.ts";
import { reportTexts as texts } from "../texts.ts";

/** What stands in the resume and was never scored. */
export function LeftOut({ hidden, ignored }: Pick<Comparison, "hidden" | "ignored">) {
  return (
    <>
      {hidden.length > 0 && (
        <Part title={texts.hidden} lead={texts.hiddenText}>
          {hidden.map(({ text, page, reason }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same words can be hidden twice.
            <Found key={at} quote={text}>
              {texts.hiddenWhere(page, reason)}
            </Found>
          ))}
        </Part>
      )}
      {ignored.length > 0 && (
        <Part title={texts.ignored} lead={texts.ignoredText}>
          {ignored.map(({ line, quote, why }) => (
            <Found key={`${line} ${quote}`} quote={quote}>
              <Citation line={line} href={`#${lineId(line)}`} /> {texts.ignoredWhy(why)}
            </Found>
          ))}
        </Part>
      )}
    </>
  );
}

function Part({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <section className="mt-8 border-ink border-t pt-4">
      <h2 className="text-22">{title}</h2>
      <p className="mt-1 max-w-[75ch] text-13 text-ink-2">{lead}</p>
      <ul className="mt-3 grid gap-2">{children}</ul>
    </section>
  );
}

function Found({ quote, children }: { quote: string; children: ReactNode }) {
  return (
    <li className="wrap-anywhere text-13">
      <q className="font-serif text-[16px]">{quote}</q>{" "}
      <span className="text-ink-2">{children}</span>
    </li>
  );
}
