import { NOTIFICATION_PRIORITY, type NotificationType } from "#contract/notifications.ts";
import { pageTexts as texts } from "../texts.ts";

const FILLED = { high: 3, medium: 2, low: 1 } as const;

/** A word, and as many squares of three as it weighs (spec 1 §9). */
export function PriorityMark({ type }: { type: NotificationType }) {
  const priority = NOTIFICATION_PRIORITY[type] ?? "low";
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className="inline-flex gap-[2px]">
        {[1, 2, 3].map((square) => (
          <span
            key={square}
            className={`size-[6px] border border-ink-3 ${square <= FILLED[priority] ? "bg-ink-3" : ""}`}
          />
        ))}
      </span>
      {texts.priority[priority]}
      <span className="sr-only"> {texts.priorityWord}</span>
    </span>
  );
}
