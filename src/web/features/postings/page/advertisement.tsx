import type { Job } from "#contract/postings.ts";
import { Prose } from "#web/ui/prose/prose.tsx";
import { jobPageTexts as texts } from "../texts.ts";

/** The advertisement in its own words. */
export function Advertisement({ lines }: Pick<Job, "lines">) {
  return (
    <article className="border-ink border-t pt-4">
      <h2 className="font-sans font-semibold text-13 leading-[1.4] tracking-normal">
        {texts.advertisement}
      </h2>
      <Prose
        lines={lines}
        none={texts.noText}
        className="mt-4 text-18 leading-[1.6] md:text-[19px] md:leading-[1.62]"
      />
    </article>
  );
}
