const LINES = [
  { number: 11, text: "Clinical Nurse, Banksia Lodge, Ballarat" },
  { number: 12, text: "May 2022 to present" },
  { number: 13, text: "Care plans for 48 residents across two wings" },
  { number: 14, text: "Cut medication errors by a third in one year", cites: 2 },
  { number: 15, text: "Weekend lead, team of five" },
  { number: 16, text: "Wrote the handover checklist now used site-wide" },
];

/** An example of the product's one idea: the line that proves a requirement. Decoration only. */
export function EvidencePlate() {
  return (
    <aside
      aria-hidden="true"
      className="hidden min-h-[480px] content-center gap-5 bg-paper-2 p-14 xl:grid"
    >
      <ol className="border border-rule bg-sheet py-7 font-serif text-[17px] leading-[1.55]">
        {LINES.map(({ number, text, cites }) => (
          <li
            key={number}
            className={`grid grid-cols-[44px_minmax(0,1fr)_52px] py-[1.5px] first:font-semibold ${cites ? "bg-pen" : ""}`}
          >
            <span
              className={`pr-4 text-right font-normal font-sans text-12 leading-[26px] tabular-nums ${cites ? "text-ink" : "text-ink-3"}`}
            >
              {number}
            </span>
            <span>{text}</span>
            <span className="pl-2.5 font-medium font-sans text-12 leading-[26px]">{cites}</span>
          </li>
        ))}
      </ol>
      <div className="pl-11">
        <p className="flex items-center gap-2.5 font-semibold">
          <span className="size-[9px] rounded-[1px] bg-ink-2" />
          2. Safe medication practice
        </p>
        <p className="pl-[19px] text-13 text-ink-2">Required. Met, with a number and a period.</p>
      </div>
    </aside>
  );
}
