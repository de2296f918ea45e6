import type { ReportedComparison } from "../report-words.ts";

/** The same comparison with each text that somebody wrote changed; what the program chooses from stays. */
export function everyText(
  comparison: ReportedComparison,
  change: (text: string) => string,
): ReportedComparison {
  const { report, job, resume, writer } = comparison;
  const changed = <T extends { text: string }>(all: readonly T[]): T[] =>
    all.map((one) => ({ ...one, text: change(one.text) }));
  const quoted = <T extends { quote: string }>(all: readonly T[]): T[] =>
    all.map((one) => ({ ...one, quote: change(one.quote) }));
  return {
    ...comparison,
    calculated_assessment: change(comparison.calculated_assessment),
    requirements: comparison.requirements.map((one) => ({
      ...one,
      requirement: change(one.requirement),
      note: one.note && change(one.note),
      evidence: quoted(one.evidence),
    })),
    report: {
      ...report,
      summary: change(report.summary),
      strengths: changed(report.strengths),
      gaps: changed(report.gaps),
      confirm: changed(report.confirm),
      questions: changed(report.questions),
      raise: { unsaid: changed(report.raise.unsaid), lacking: changed(report.raise.lacking) },
      limits: report.limits.map(change),
    },
    job: { ...job, title: change(job.title), company: change(job.company) },
    resume: { name: change(resume.name), lines: changed(resume.lines) },
    hidden: changed(comparison.hidden).map((one) => ({ ...one, reason: change(one.reason) })),
    ignored: quoted(comparison.ignored),
    writer: { ...writer, name: change(writer.name), note: writer.note && change(writer.note) },
    engine: change(comparison.engine),
  };
}
