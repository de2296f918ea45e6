import type { Ref } from "react";
import { Banner } from "#web/ui/banner.tsx";
import { seekTexts as texts } from "./texts.ts";
import type { useConfiguration } from "./use-configuration.ts";
import type { useSeekRun } from "./use-seek-run.ts";

interface BannersProps {
  ref: Ref<HTMLDivElement>;
  configuration: ReturnType<typeof useConfiguration>;
  running: ReturnType<typeof useSeekRun>;
}

/** What went wrong and what went well, above everything; each can be closed. */
export function Banners({ ref, configuration, running }: BannersProps) {
  const { notice, failures } = running;
  return (
    <div ref={ref} tabIndex={-1} className="grid gap-2 focus:outline-none *:first:mt-4">
      {configuration.fault && (
        <Banner kind="bad" onClose={configuration.dismissFault}>
          {configuration.fault}
        </Banner>
      )}
      {failures.length > 0 && (
        <Banner kind="bad" onClose={() => running.setFailures([])}>
          <p>{texts.failures}</p>
          <ul className="mt-1 list-disc pl-4">
            {failures.map((failure) => (
              <li key={failure}>{failure}</li>
            ))}
          </ul>
        </Banner>
      )}
      {notice && (
        <Banner kind={notice.kind} onClose={running.dismiss}>
          <p>{notice.text}</p>
          {notice.but && <p className="mt-1">{notice.but}</p>}
        </Banner>
      )}
    </div>
  );
}
