import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { DocumentRow } from "#contract/documents.ts";
import { documentCalls, documentsQuery, offeredQuery } from "#web/features/documents/api.ts";
import { longDate } from "#web/lib/time-text.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { resumePartTexts as texts } from "./texts.ts";

const SHOWN = 3;

/** Brought before signing in, or to this account: nobody has to look for the file once more. */
export function KnownResumes({ onResume }: { onResume: (id: string) => void }) {
  const client = useQueryClient();
  const { data: offered } = useQuery(offeredQuery);
  const { data: own } = useQuery(documentsQuery);
  const { run, busy, fault } = useAction(texts.keepFailed);
  const waiting = usable(offered?.documents);
  const rows = [...waiting, ...usable(own?.documents)].slice(0, SHOWN);
  if (rows.length === 0) return null;

  /** What was only offered becomes the account's, and may be known there under another id. */
  const take = (row: DocumentRow) =>
    run(row.id, async () => {
      if (!waiting.includes(row)) return onResume(row.id);
      const [kept] = await documentCalls(client).answerOffer(true, row.id);
      onResume(kept?.id ?? row.id);
    });
  return (
    <section aria-label={texts.known} className="mb-4 grid justify-items-start gap-2">
      {rows.map((row) => (
        <Button
          key={row.id}
          look="soft"
          busy={busy === row.id}
          onClick={() => void take(row)}
          className="wrap-anywhere whitespace-normal! py-2 text-left leading-[1.4]! max-md:min-h-11"
        >
          {texts.use(row.file_name, readText(row))}
        </Button>
      ))}
      {fault && (
        <p role="alert" className="text-13 text-danger">
          {fault}
        </p>
      )}
      <p className="text-13 text-ink-2">{texts.or}</p>
    </section>
  );
}

const usable = (documents: readonly DocumentRow[] = []) =>
  documents.filter(({ kind, status }) => kind === "resume" && status !== "unreadable");

/** "at 14:02" today, and otherwise "on 3 March 2026". */
function readText({ received_at }: DocumentRow): string {
  const at = new Date(received_at);
  if (at.toDateString() !== new Date().toDateString()) return `on ${longDate(at)}`;
  const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return `at ${at.toLocaleTimeString("en-AU", clock)}`;
}
