import type { ReactNode } from "react";
import type { DocumentView } from "#contract/documents.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Citation } from "#web/ui/match/citation.tsx";
import { HIDDEN_REASONS, HIDDEN_SOMEHOW, readingTexts as texts } from "../texts.ts";

/** What was found in the document and left out of everything that is scored. */
export function Notices({ document: { hidden, flags } }: { document: DocumentView }) {
  return (
    <div className="mb-10 grid gap-3 empty:hidden">
      {hidden.length > 0 && (
        <Notice title={texts.hiddenTitle} text={texts.hiddenText}>
          {hidden.map(({ text, page, reason }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same words can be hidden twice.
            <Found key={index} text={text}>
              {texts.onPage(page, HIDDEN_REASONS[reason] ?? HIDDEN_SOMEHOW)}
            </Found>
          ))}
        </Notice>
      )}
      {flags.length > 0 && (
        <Notice title={texts.flagsTitle} text={texts.flagsText}>
          {flags.map(({ line, text }) => (
            <Found key={line} text={text}>
              <Citation line={line + 1} />
            </Found>
          ))}
        </Notice>
      )}
    </div>
  );
}

function Notice(props: { title: string; text: string; children: ReactNode }) {
  const { title, text, children } = props;
  return (
    <section
      aria-label={title}
      className="flex gap-2.5 rounded-sm bg-warn-wash px-3.5 pt-[11px] pb-3.5 text-13"
    >
      <Icon name="warning" className="mt-0.5 text-warn" />
      <div className="min-w-0">
        <h2 className="font-sans font-semibold text-13 leading-[1.55] tracking-normal">{title}</h2>
        <p className="max-w-[75ch]">{text}</p>
        <ul className="mt-2 grid max-h-60 gap-1.5 overflow-y-auto">{children}</ul>
      </div>
    </section>
  );
}

function Found({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="wrap-anywhere">
      <q className="font-serif text-[15px]">{text}</q>{" "}
      <span className="text-ink-2">{children}</span>
    </li>
  );
}
