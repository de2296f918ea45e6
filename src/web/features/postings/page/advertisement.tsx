import type { Job } from "#contract/postings.ts";
import { type AdBlock, adBlocks } from "../model/ad-blocks.ts";
import { jobPageTexts as texts } from "../texts.ts";

/** The advertisement in its own words. */
export function Advertisement({ lines }: Pick<Job, "lines">) {
  const blocks = adBlocks(lines);
  return (
    <article className="wrap-anywhere border-ink border-t pt-4">
      <h2 className="font-sans font-semibold text-13 leading-[1.4] tracking-normal">
        {texts.advertisement}
      </h2>
      <div className="mt-4 grid gap-y-[0.9em] font-serif text-18 lining-nums leading-[1.6] md:text-[19px] md:leading-[1.62]">
        {blocks.map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have nothing but their place.
          <Block key={at} block={block} />
        ))}
        {blocks.length === 0 && <p className="text-ink-2">{texts.noText}</p>}
      </div>
    </article>
  );
}

function Block({ block }: { block: AdBlock }) {
  if (block.kind === "paragraph") return <p>{block.text}</p>;
  if (block.kind === "heading") return <h3 className="mt-5 first:mt-0">{block.text}</h3>;
  return (
    <ul className="grid gap-y-2">
      {block.items.map((item, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: an advertisement can ask twice for the same.
          key={at}
          className="relative pl-5 before:absolute before:top-[0.8em] before:left-0 before:w-2.5 before:border-ink-2 before:border-t"
        >
          {item}
        </li>
      ))}
    </ul>
  );
}
