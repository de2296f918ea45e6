import type { Job } from "#contract/postings.ts";
import { Prose } from "#web/ui/prose/prose.tsx";
import { viewTexts as texts } from "../texts.ts";

/** The advertisement in its own words and its own order. */
export function Advertisement({ lines }: Pick<Job, "lines">) {
  return (
    <section aria-label={texts.advertisement} className="border-rule border-t pt-4">
      <Prose lines={lines} none={texts.noText} className="text-[16px] leading-[1.5]" />
    </section>
  );
}
