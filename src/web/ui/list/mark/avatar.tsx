interface AvatarProps {
  name: string;
  /** Only where no name stands beside it: "Signed in as Priya Raman". */
  label?: string;
}

/** Initials in a hairline circle; never a face. */
export function Avatar({ name, label }: AvatarProps) {
  const said = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <span
      {...said}
      className="inline-grid size-[30px] flex-none select-none place-items-center rounded-full border border-rule-2 font-semibold text-[11px] text-ink-2 leading-none tracking-[0.02em]"
    >
      {initialsOf(name)}
    </span>
  );
}

/** The first letters of the first and the last word, for the small circle: "Priya Raman" is PR. */
export function initialsOf(name: string): string {
  const letters = name
    .normalize("NFC")
    .split(/\s+/)
    .flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
  const ends = letters.length > 1 ? [letters[0], letters.at(-1)] : letters;
  return ends.map((letter = "") => [...letter.toLocaleUpperCase("en-AU")][0]).join("");
}
