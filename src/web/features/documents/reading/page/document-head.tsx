import type { DocumentView } from "#contract/documents.ts";
import { relativeTime } from "#web/lib/time-text.ts";
import { bytesText } from "#web/ui/form/bytes-text.ts";
import { TextLink } from "#web/ui/text-link.tsx";
import { KIND_WORDS, titleOf } from "../../document-words.ts";
import { KeptUntil } from "../../kept-until.tsx";
import { readingTexts as texts } from "../texts.ts";
import { DocumentActions } from "./document-actions.tsx";

export function DocumentHead({ document }: { document: DocumentView }) {
  const { kind, file_name, file_type, bytes, received_at, keep_until, lines } = document;
  const received = new Date(received_at);
  const facts = [
    KIND_WORDS[kind],
    document.title && file_name,
    `${file_type.toUpperCase()}, ${bytesText(bytes)}`,
    lines.length > 0 && `${lines.length} lines`,
  ].filter(Boolean);
  return (
    <header className="mb-10">
      <p className="text-13">
        <TextLink to="/documents">{texts.back}</TextLink>
      </p>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="min-w-0">
          <h1 className="wrap-anywhere">{titleOf(document)}</h1>
          <p className="wrap-anywhere mt-2 flex flex-wrap gap-x-4 text-13 text-ink-2">
            {facts.map((fact) => (
              <span key={String(fact)}>{fact}</span>
            ))}
            <time dateTime={received_at} title={received.toLocaleString("en-AU")}>
              {relativeTime(received, new Date())}
            </time>
          </p>
        </div>
        <DocumentActions document={document} />
      </div>
      <KeptUntil date={keep_until} />
    </header>
  );
}
