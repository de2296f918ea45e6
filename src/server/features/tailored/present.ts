import type { Tailored } from "#contract/tailored.ts";
import { SIGN_OFF } from "./made-sentences.ts";
import { canBePdf } from "./printing/paper.ts";
import type { TailoredPair } from "./tailored-pair.ts";

export function presentTailored(tailored: TailoredPair): Tailored {
  const { comparisonId, body, profile, lines, rows, sentences, isLetterChanged } = tailored;
  const { title, company } = body.job;
  const named = new Set([
    ...rows.flatMap(({ proves }) => proves),
    ...sentences.map(({ requirement }) => requirement),
  ]);
  return {
    comparison_id: comparisonId,
    name: profile.name || body.resume.name,
    job: { title, company },
    requirements: body.requirements
      .filter(({ number }) => named.has(number))
      .map(({ number, requirement, essential, grade }) => ({
        number,
        requirement,
        essential,
        grade,
      })),
    resume: {
      rows,
      is_changed: rows.some(({ left_out }) => left_out),
      can_be_pdf: canBePdf(rows.map(({ text }) => text)),
    },
    letter: {
      sentences,
      sign_off: SIGN_OFF,
      is_changed: isLetterChanged,
      can_be_pdf: canBePdf([profile.name, ...sentences.map(({ text }) => text)]),
    },
    lines: lines.map(({ text }) => text),
  };
}
