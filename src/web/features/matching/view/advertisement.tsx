import type { Job } from "#contract/postings.ts";
import { viewTexts as texts } from "../texts.ts";
import { type Block, blocksOf } from "./blocks-of.ts";

/** The advertisement in its own words and its own order. */
export function Advertisement({ lines }: Pick<Job, "lines">) {
  const blocks = blocksOf(lines);
  return (
    <section
      aria-label={texts.advertisement}
      className="wrap-anywhere grid gap-2 border-rule border-t pt-4 font-serif text-[16px] leading-[1.5]"
    >
      {blocks.length === 0 && <p className="font-sans text-15 text-ink-2">{texts.noText}</p>}
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing but their place.
        <Words key={at} block={block} />
      ))}
    </section>
  );
}

function Words({ block }: { block: Block }) {
  if (block.kind === "list")
    return (
      <ul className="grid list-disc gap-1 pl-5 marker:text-ink-3">
        {block.items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an advertisement can say the same twice.
          <li key={at}>{item}</li>
        ))}
      </ul>
    );
  if (block.kind === "text") return <p>{block.text}</p>;
  return <h3 className="mt-2 text-18 leading-[1.3] first:mt-0">{block.text}</h3>;
}
