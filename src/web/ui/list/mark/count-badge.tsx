const MOST = 99;
const MORE = "99+";

/** Nothing for none, and no more digits than the badge holds (spec 1 §2). */
export function countText(count: number): string {
  if (!(count > 0)) return "";
  return count > MOST ? MORE : String(count);
}

/** A small count beside the word it belongs to. `what` is said after it: "unread messages". */
export function CountBadge({ count, what }: { count: number; what: string }) {
  const text = countText(count);
  if (text === "") return null;
  return (
    <span className="inline-block min-w-4 rounded-[8px] bg-accent px-[5px] text-center font-semibold text-[11px] text-on-accent tabular-nums leading-4">
      {text}
      <span className="sr-only"> {what}</span>
    </span>
  );
}
