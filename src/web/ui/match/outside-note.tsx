interface OutsideNoteProps {
  /** Whole phrases: "In Darwin NT". */
  phrases: readonly string[];
  /** It is a match, whatever is said against it. */
  fits: boolean;
}

/** Why a job is not what the person looks for, apart from how well it fits. */
export function OutsideNote({ phrases, fits }: OutsideNoteProps) {
  if (phrases.length === 0) return null;
  const words = phrases.map((phrase) => lower(phrase)).join("; ");
  return (
    <p className="mt-2 border-warn border-l-2 pl-2.5 text-13 text-ink">
      {fits ? `Fits, but ${words}.` : `${upper(words)}.`}
    </p>
  );
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
