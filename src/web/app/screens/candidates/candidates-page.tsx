export function CandidatesPage() {
  return (
    <section className="wrap py-12">
      <h1>Matched Candidates</h1>
    </section>
  );
}
