import { useQuery } from "@tanstack/react-query";
import { TextButton } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { trackedJobQuery } from "./api.ts";
import { cardTexts as texts } from "./texts.ts";

const HEADING = "font-sans font-semibold text-13 leading-[1.4] tracking-normal";

/** What was sent to the recruiter, and the advertisement as it was pasted. */
export function SentWords({ id }: { id: string }) {
  const { data, isPending, refetch } = useQuery(trackedJobQuery(id));
  if (isPending)
    return (
      <div role="status">
        <span className="sr-only">{texts.loading}</span>
        <Skeleton lines={3} />
      </div>
    );
  if (!data)
    return (
      <p role="alert" className="text-13">
        {texts.failed} <TextButton onClick={() => void refetch()}>{texts.retry}</TextButton>
      </p>
    );
  const { sent, advertisement } = data;
  const isBare = sent?.note === "" && sent.answers.length === 0;
  return (
    <div className="wrap-anywhere grid gap-5 text-13">
      {sent && (
        <section className="grid gap-2">
          <h3 className={HEADING}>{texts.sent}</h3>
          {isBare && <p className="text-ink-2">{texts.sentNothing}</p>}
          {sent.note && <p className="whitespace-pre-line">{sent.note}</p>}
          {sent.answers.map(({ question, answer }) => (
            <div key={question}>
              <p className="text-ink-2">{question}</p>
              <p className="whitespace-pre-line">{answer}</p>
            </div>
          ))}
        </section>
      )}
      {advertisement && (
        <details>
          <summary className="cursor-pointer font-medium max-md:min-h-11">
            {texts.advertisement}
          </summary>
          <p className="mt-2 whitespace-pre-line text-ink-2">{advertisement}</p>
        </details>
      )}
    </div>
  );
}
