import type { Name } from "./parse-family.ts";

const STANDARD = /^(?:AS|AS\/NZS|NZS|ISO|IEC|ISO\/IEC|AS ISO|EN)[ -]?(\d{3,5}(?:\.\d+)?)$/;
const SCRIPT = /^(.+)\.js$/i;
const TWO_IN_ONE = /^([A-Z][a-z]{2,})([A-Z][A-Za-z0-9]+)$/;

/** Other ways in which people write a name: PowerBI, NodeJS, Share Point, AS3000. */
export function spellingsOf({ text, doubt }: Name): Name[] {
  const names: Name[] = [{ text, doubt }];
  const number = STANDARD.exec(text)?.[1];
  if (number) {
    const bodies = text.startsWith("AS") || text.startsWith("NZS") ? ["AS", "AS/NZS"] : ["ISO"];
    if (text.includes("IEC")) bodies.push("IEC", "ISO/IEC", "AS IEC");
    for (const body of bodies)
      names.push({ text: `${body} ${number}`, doubt }, { text: `${body}${number}`, doubt });
  }
  const script = SCRIPT.exec(text)?.[1];
  if (script) names.push({ text: `${script}js`, doubt });
  const [, first, second] = TWO_IN_ONE.exec(text) ?? [];
  if (first && second) names.push({ text: `${first} ${second}`, doubt: 1 });
  const words = text.split(/[ -]/);
  if (words.length === 2 && words.every((word) => /^[A-Za-z0-9]{2,}$/.test(word)))
    names.push({ text: words.join(""), doubt });
  return names;
}
