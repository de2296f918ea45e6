/**
 * Why a secret that is long enough can still be guessed, or undefined. It says nothing about the secret
 * itself: the sentence ends up in logs.
 */
export function whySecretIsWeak(secret: string): string | undefined {
  if (EXAMPLE.test(secret)) return "looks like an example. Make one of your own";
  if (isRepeated(secret)) return "repeats itself. Make one at random";
  if (new Set(secret).size < FEWEST_DIFFERENT)
    return "is made of too few characters. Make one at random";
  if (isRow(secret)) return "is a row of characters in order. Make one at random";
  return undefined;
}

/** A random one of 32 hexadecimal figures has fewer about once in ten thousand times. */
const FEWEST_DIFFERENT = 10;

/** Words that stand in documentation and templates; the chance of one at random is next to nothing. */
const EXAMPLE =
  /change.?me|change.?this|changeit|secret|passw|example|sample|candour|placeholder|replace|default|insert|your[-_ ]|at least 32|openssl/i;

/** A beginning that comes at least twice, to the end: "abcabcab". */
const isRepeated = (text: string) =>
  Array.from({ length: Math.floor(text.length / 2) }, (_, index) => index + 1).some(
    (length) => text.slice(length) === text.slice(0, -length),
  );

/** Most characters follow the one before them in the alphabet or backwards. */
function isRow(text: string): boolean {
  const codes = Array.from(text, (character) => character.charCodeAt(0));
  const steps = codes.slice(1).map((code, index) => Math.abs(code - (codes[index] ?? 0)));
  return steps.filter((step) => step === 1).length * 2 > steps.length;
}
