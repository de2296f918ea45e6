export function RecruitersPage() {
  return (
    <section className="wrap py-12">
      <h1>For recruiters</h1>
    </section>
  );
}
