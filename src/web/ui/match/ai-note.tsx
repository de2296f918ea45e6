import { Icon } from "../icon.tsx";

interface AiNoteProps {
  /** What made the result: "Ranked by rules, engine 1.4". */
  writer: string;
  /** Where more is to be said than that it may be wrong. */
  warning?: string;
}

/** Stands by every list and report that a machine made. */
export function AiNote({ writer, warning = "Results may contain errors." }: AiNoteProps) {
  return (
    <p className="flex gap-2.5 border-rule border-y py-3 text-13 text-ink-2 leading-[1.45]">
      <Icon name="note" className="mt-px text-ink-3" />
      <span>
        {writer}. {warning}
      </span>
    </p>
  );
}
