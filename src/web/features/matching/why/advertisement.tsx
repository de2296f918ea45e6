import { Icon } from "#web/ui/icon.tsx";
import type { ExplainedMatch } from "../model/explained-match.ts";
import { whyTexts as texts } from "../texts.ts";

/** The whole advertisement, folded away, and where it was found. */
export function Advertisement({ job: { lines, address } }: Pick<ExplainedMatch, "job">) {
  return (
    <>
      {lines.length > 0 && (
        <details className="group mt-6 border-rule border-y">
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between font-[550] text-13 [&::-webkit-details-marker]:hidden">
            {texts.advertisement}
            <Icon name="down" className="text-ink-2 group-open:rotate-180" />
          </summary>
          <div className="wrap-anywhere grid gap-1.5 pb-4 font-serif text-[16px] text-ink-2 leading-[1.45]">
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing but their place.
              <p key={at}>{line}</p>
            ))}
          </div>
        </details>
      )}
      {address && (
        <p className="mt-3 text-13">
          <a
            href={address}
            rel="noreferrer nofollow"
            className="font-medium text-accent underline decoration-1 underline-offset-3"
          >
            {texts.source}
          </a>
        </p>
      )}
    </>
  );
}
