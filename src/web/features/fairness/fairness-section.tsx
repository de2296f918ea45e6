import { useQuery, useQueryClient } from "@tanstack/react-query";
import { messageOf } from "#web/lib/api.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { fairnessQuery, startReport } from "./api.ts";
import { Reports } from "./reports.tsx";
import { RunningReport } from "./running-report.tsx";
import { fairnessTexts as texts } from "./texts.ts";

/** For operators: what changes a score and must not, on the documents of this market. */
export function FairnessSection() {
  const client = useQueryClient();
  const { data, isPending, error, refetch } = useQuery(fairnessQuery);
  const { run, busy, fault, dismiss } = useAction(texts.unexpected);
  const runButton = (
    <Button busy={busy !== undefined} onClick={() => void run("run", () => startReport(client))}>
      {texts.run}
    </Button>
  );
  return (
    <section className="px-5 pt-6 pb-12 md:px-10 md:pt-8">
      <p className="mb-2 text-13 print:hidden">
        <TextLink to="/admin">{texts.back}</TextLink>
      </p>
      <h1 className="text-28 md:text-36">{texts.title}</h1>
      <p className="mt-2 max-w-[64ch] text-ink-2">{texts.lead}</p>
      {fault && (
        <div className="mt-6">
          <Banner kind="bad" onClose={dismiss}>
            {fault}
          </Banner>
        </div>
      )}
      <p role="status" className="sr-only">
        {data?.running ? texts.underWay : ""}
      </p>
      <div className="mt-8">
        {isPending && <SkeletonList rows={6} label={texts.loading} />}
        {data?.running && <RunningReport running={data.running} />}
        {data && <Reports fairness={data} runButton={runButton} />}
        {!data && error && (
          <ErrorState
            title={texts.failedTitle}
            text={messageOf(error, texts.unexpected)}
            onRetry={() => void refetch()}
          />
        )}
      </div>
    </section>
  );
}
