export function EditPostingPage() {
  return (
    <section className="wrap py-12">
      <h1>Edit job posting</h1>
    </section>
  );
}
