/** Verbs and nouns that must agree with how many things a sentence lists, each with its count or amount. */
const LISTS: readonly (readonly [several: RegExp, one: RegExp])[] = [
  [
    /\b(?:Next|Then|Behind|After it|After that) come\b/,
    /\b(?:Next|Then|Behind|After it|After that) comes\b/,
  ],
  [/\) follow\./, /\) follows\./],
  [/\bBetween (?:them|the two) lie\b/, /\bBetween (?:them|the two) lies\b/],
  [/\bThe other (?:kinds|places) .* are\b/, /\bThe other (?:kind|place) .* is\b/],
];
const LISTED = /\(\$?[\d,]+\)/g;
const ONE_OF_MANY =
  /\b(?:1|[Oo]ne(?: other)?) (?:ads|employers|jobs|fields|levels|bands|kinds|weeks)\b/;
const BROKEN = /NaN|undefined|Infinity|null| {2}|\.\.| \.|, and \.|: \.|\(\)/;

/** The sentences of a text that a proofreader would mark. */
export const slipsIn = (text: string): string[] =>
  text.split(/(?<=\.)\s+/).filter((sentence) => {
    const many = sentence.match(LISTED)?.length ?? 0;
    return (
      BROKEN.test(sentence) ||
      ONE_OF_MANY.test(sentence) ||
      LISTS.some(
        ([several, one]) =>
          (several.test(sentence) && many < 2) || (one.test(sentence) && many !== 1),
      )
    );
  });
