import { splitSentences } from "#reading/job/blocks/split-sentences.ts";
import type { Finding } from "../findings/finding.ts";
import type { Section } from "../words/compose.ts";

/** Sentences that stand together: either a model may word them anew, or they are ours. */
interface Part {
  readonly text: string;
  readonly isOpen: boolean;
}

/** What a model may word anew, in its order. */
export const openPassages = ({ finding, paragraphs }: Section): string[] =>
  paragraphs
    .flatMap((paragraph) => partsOf(paragraph, finding))
    .flatMap(({ text, isOpen }) => (isOpen ? text : []));

/** The section with its open passages put so; everything else stays as it is, and where it is. */
export function withPassages(section: Section, passages: readonly string[]): Section {
  let at = 0;
  const worded = ({ text, isOpen }: Part) => (isOpen ? (passages[at++] ?? text) : text);
  const { finding } = section;
  return {
    finding,
    paragraphs: section.paragraphs.map((paragraph) =>
      partsOf(paragraph, finding).map(worded).join(" "),
    ),
  };
}

function partsOf(paragraph: string, finding: Finding): Part[] {
  const parts: Part[] = [];
  for (const { text } of splitSentences(paragraph)) {
    const isOpen = isForModel(text, finding);
    const last = parts.at(-1);
    if (last?.isOpen === isOpen) parts.splice(-1, 1, { text: `${last.text} ${text}`, isOpen });
    else parts.push({ text, isOpen });
  }
  return parts;
}

const OF_CHANGE =
  /\b(?:before|earlier|since|weeks?|r[io]se[ns]?|f[ae]ll(?:en|s)?|mov(?:e[ds]?|ing)|shift\w*|chang\w+|stay\w*|compar\w+|against|now|was|were|chance|luck)\b/i;
const OF_COUNTING = /\b(?:counted|left out|too few|not named|withheld)\b/i;

/**
 * How things stand, in figures. What moved, what chance may have done, what is left out and how it was counted
 * stays in our own words: a report can be wrong there by one word.
 */
function isForModel(sentence: string, { n, nBefore, chart }: Finding): boolean {
  const now = new Set([n, ...chart.rows.flatMap((row) => [row.n, row.value])]);
  const before = [nBefore, ...chart.rows.flatMap((row) => [row.nBefore, row.before])];
  const figures = (sentence.match(/\d[\d,]*/g) ?? []).map((one) => Number(one.replaceAll(",", "")));
  return (
    figures.length > 0 &&
    !OF_CHANGE.test(sentence) &&
    !OF_COUNTING.test(sentence) &&
    !figures.some((figure) => before.includes(figure) && !now.has(figure))
  );
}
