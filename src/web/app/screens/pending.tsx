/** The shape of a page while its file or its data are on the way. */
export function Pending() {
  return (
    <div role="status" className="wrap py-16">
      <span className="sr-only">Loading</span>
      <div className="h-9 w-64 max-w-full animate-pulse rounded-sm bg-paper-3" />
      <div className="mt-6 h-4 w-96 max-w-full animate-pulse rounded-sm bg-paper-3" />
      <div className="mt-3 h-4 w-80 max-w-full animate-pulse rounded-sm bg-paper-3" />
    </div>
  );
}
