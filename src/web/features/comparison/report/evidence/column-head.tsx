/** Over one of the two columns. */
export function ColumnHead({ title, note }: { title: string; note: string }) {
  return (
    <div className="flex flex-none items-baseline justify-between gap-4 border-ink border-b pb-2">
      <h2 className="text-22">{title}</h2>
      <p className="text-13 text-ink-2 tabular-nums">{note}</p>
    </div>
  );
}
