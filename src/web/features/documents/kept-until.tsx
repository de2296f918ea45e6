import { longDate } from "#web/lib/time-text.ts";
import { TextLink } from "#web/ui/text-link.tsx";

/** Said of a visitor's document: an account's stays until its owner deletes it. */
export function KeptUntil({ date }: { date: string | null }) {
  if (date === null) return null;
  return (
    <p className="mt-3 text-13 text-ink-2">
      Erased on {longDate(new Date(date))}. To keep it,{" "}
      <TextLink to="/register">create a free account</TextLink> in this browser.
    </p>
  );
}
