import type { ReactNode } from "react";

interface EmptyStateProps {
  title: string;
  /** What will stand here, and how it comes. */
  text: string;
  /** The one next step. */
  action?: ReactNode;
}

/** A list with nothing in it yet. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="max-w-[44ch] py-8">
      <h2 className="text-22">{title}</h2>
      <p className="mt-1.5 text-ink-2">{text}</p>
      {action && <div className="mt-4 flex flex-wrap gap-2">{action}</div>}
    </div>
  );
}
