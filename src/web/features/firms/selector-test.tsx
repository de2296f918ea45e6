import { useEffect, useRef, useState } from "react";
import type { FirmFields } from "#contract/firms.ts";
import { messageOf } from "#web/lib/api.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { type TestResult, testFirm } from "./api.ts";
import type { DraftFaults } from "./model/firm-draft.ts";
import { serverFaults } from "./model/server-faults.ts";
import { TestFindings } from "./test-findings.tsx";
import { testTexts as texts } from "./texts.ts";

type Outcome =
  | { readonly state: "idle" }
  | { readonly state: "reading" }
  | { readonly state: "failed"; readonly of: string; readonly message: string }
  | { readonly state: "read"; readonly of: string; readonly result: TestResult };

interface SelectorTestProps {
  /** What would be read, and how. An outcome of anything else is an older one. */
  reading: string;
  check: () => FirmFields | undefined;
  refuse: (faults: DraftFaults) => void;
}

/** Reads the page with what stands in the form, and shows what a run would find. */
export function SelectorTest({ reading, check, refuse }: SelectorTestProps) {
  const [outcome, setOutcome] = useState<Outcome>({ state: "idle" });
  const asking = useRef<AbortController>(undefined);
  // Nobody waits for the answer once the form is closed.
  useEffect(() => () => asking.current?.abort(), []);

  async function test() {
    if (outcome.state === "reading") return;
    const fields = check();
    if (!fields) return;
    const controller = new AbortController();
    asking.current = controller;
    setOutcome({ state: "reading" });
    try {
      const result = await testFirm(fields, controller.signal);
      setOutcome({ state: "read", of: reading, result });
    } catch (error) {
      if (controller.signal.aborted) return;
      const faults = serverFaults(error);
      if (faults) refuse(faults);
      const message = messageOf(error, texts.failed);
      setOutcome(faults ? { state: "idle" } : { state: "failed", of: reading, message });
    }
  }
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button look="line" busy={outcome.state === "reading"} onClick={() => void test()}>
          {texts.test}
        </Button>
        <p className="text-12 text-ink-3">{texts.hint}</p>
      </div>
      <Shown outcome={outcome} reading={reading} />
    </div>
  );
}

function Shown({ outcome, reading }: { outcome: Outcome; reading: string }) {
  if (outcome.state === "idle") return null;
  if (outcome.state === "failed")
    return outcome.of === reading ? <Banner kind="bad">{outcome.message}</Banner> : null;
  if (outcome.state === "read")
    return (
      <>
        {outcome.of !== reading && <Banner kind="note">{texts.older}</Banner>}
        <TestFindings result={outcome.result} />
      </>
    );
  return (
    <div role="status">
      <p className="text-13 text-ink-2">{texts.testing}</p>
      <Skeleton lines={4} />
    </div>
  );
}
