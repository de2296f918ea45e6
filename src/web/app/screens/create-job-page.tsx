export function CreateJobPage() {
  return (
    <section className="wrap py-12">
      <h1>Create Job Posting</h1>
    </section>
  );
}
