/** The brackets are those of a pinpoint citation. */
export function Wordmark() {
  return (
    <span className="pb-0.5 font-[520] font-serif text-[23px] text-ink leading-none tracking-[-0.015em]">
      <span className="font-light text-accent">[</span>C
      <span className="font-light text-accent">]</span>andour
    </span>
  );
}
