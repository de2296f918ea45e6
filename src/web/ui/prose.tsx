import { type TextBlock, type TextLine, textBlocks } from "./text-blocks.ts";

interface ProseProps {
  lines: readonly TextLine[];
  /** Stands there when there is no text at all. */
  none: string;
  /** Says how large it is set: all else goes by that. */
  className: string;
}

/** The lines of somebody's document as it was meant, wherever it is read. */
export function Prose({ lines, none, className }: ProseProps) {
  const blocks = textBlocks(lines);
  return (
    <div className={`wrap-anywhere grid gap-y-[0.9em] font-serif lining-nums ${className}`}>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have nothing but their place.
        <Block key={at} block={block} />
      ))}
      {blocks.length === 0 && <p className="text-ink-2">{none}</p>}
    </div>
  );
}

function Block({ block }: { block: TextBlock }) {
  if (block.kind === "paragraph") return <p>{block.text}</p>;
  if (block.kind === "heading")
    return <h3 className="mt-[0.75em] text-[1.15em] first:mt-0">{block.text}</h3>;
  return (
    <ul className="grid gap-y-[0.4em]">
      {block.items.map((item, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a text can say the same twice.
          key={at}
          className="relative pl-5 before:absolute before:top-[0.8em] before:left-0 before:w-2.5 before:border-ink-2 before:border-t"
        >
          {item}
        </li>
      ))}
    </ul>
  );
}
