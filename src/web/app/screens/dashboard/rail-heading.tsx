/** Small, because the jobs are what the page is about. */
export function RailHeading({ id, children }: { id: string; children: string }) {
  return (
    <h2 id={id} className="mb-2 font-sans font-semibold text-13 leading-[1.4] tracking-normal">
      {children}
    </h2>
  );
}
