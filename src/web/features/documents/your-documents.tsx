import { useQuery } from "@tanstack/react-query";
import { relativeTime } from "#web/lib/time-text.ts";
import { StatusWord } from "#web/ui/list/mark/status-word.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { documentsQuery } from "./api.ts";
import { STATE_WORDS, titleOf } from "./document-words.ts";
import { listTexts as texts } from "./list-texts.ts";

/** A glance; the rest is a page away. */
const LATEST = 3;

/** The latest documents, as a part of another screen. */
export function YourDocuments({ className = "" }: { className?: string }) {
  const { data, isPending, dataUpdatedAt } = useQuery(documentsQuery);
  const now = new Date(dataUpdatedAt);
  return (
    <section
      aria-labelledby="your-documents-title"
      className={`mb-12 grid gap-x-10 gap-y-4 border-ink border-t pt-6 md:grid-cols-[232px_minmax(0,1fr)] md:pt-7 ${className}`}
    >
      <div className="max-w-[46ch]">
        <h2 id="your-documents-title" className="text-22">
          {texts.title}
        </h2>
        <p className="mt-1.5 text-13 text-ink-3">{texts.short}</p>
      </div>
      <div className="max-w-[520px]">
        {isPending && <SkeletonList rows={2} lines={1} label={texts.loading} />}
        {!isPending && !data && <p className="text-13 text-ink-2">{texts.failedTitle}</p>}
        {data?.documents.length === 0 && <p className="text-13 text-ink-2">{texts.emptyText}</p>}
        <ul className="empty:hidden">
          {data?.documents.slice(0, LATEST).map((document) => (
            <li
              key={document.id}
              className="flex flex-wrap items-baseline gap-x-4 border-rule border-b py-2.5 text-13"
            >
              <TextLink to={`/documents/${document.id}`} className="wrap-anywhere min-w-0 flex-1">
                {titleOf(document)}
              </TextLink>
              <StatusWord dot={STATE_WORDS[document.status].dot}>
                {STATE_WORDS[document.status].word}
              </StatusWord>
              <span className="text-ink-3">
                {relativeTime(new Date(document.received_at), now)}
              </span>
            </li>
          ))}
        </ul>
        <p className="mt-4 text-13">
          <TextLink to="/documents">{texts.all}</TextLink>
        </p>
      </div>
    </section>
  );
}
