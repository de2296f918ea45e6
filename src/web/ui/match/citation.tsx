/** A line of a document in the Australian pinpoint form: [17]. With `href` it leads to the line. */
export function Citation({ line, href }: { line: number; href?: string }) {
  if (!href) return <span className="font-medium text-[0.8em] tabular-nums">[{line}]</span>;
  return (
    <a
      href={href}
      aria-label={`Line ${line}`}
      // The padding widens what can be pressed without moving the lines of the text apart.
      className="whitespace-nowrap px-0.5 py-1.5 font-medium text-[0.8em] text-accent tabular-nums no-underline hover:bg-pen hover:text-ink"
    >
      [{line}]
    </a>
  );
}
