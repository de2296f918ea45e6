import { Link } from "../link.tsx";

/** The padding widens what can be pressed without moving the lines of the text apart. */
const LINK =
  "whitespace-nowrap px-0.5 py-1.5 font-medium text-[0.8em] text-accent tabular-nums no-underline hover:bg-pen hover:text-ink";

/** A line of a document in the Australian pinpoint form: [17]. With `href` it leads to the line. */
export function Citation({ line, href }: { line: number; href?: string }) {
  if (!href) return <span className="font-medium text-[0.8em] tabular-nums">[{line}]</span>;
  const said = { "aria-label": `Line ${line}`, className: LINK, children: `[${line}]` };
  // On another screen, or on this one.
  return href.startsWith("/") ? <Link to={href} {...said} /> : <a href={href} {...said} />;
}
