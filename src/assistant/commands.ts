import type { Ask, Tone } from "./state.ts";

/** What the assistant does and answers beside the draft itself. */

export function toneAfter(tone: Tone, wish: string): Tone {
  if (
    /\b(?:shorter|short|brief(?:er)?|trim|tight(?:er)?|concise|cut it down|less wordy|punchier)\b/i.test(
      wish,
    )
  )
    return { ...tone, short: true };
  if (/\b(?:longer|more detail)\b/i.test(wish)) return { ...tone, short: false };
  if (
    /\b(?:less|not (?:so|too)|without) (?:\w+ )?(?:formal|corporate|stiff|stuffy)\b|\bwarm|friendl|welcoming|relaxed|human|chatty|casual|fun\b|inviting|kind(?:er)?\b|nicer|softer|enthusias|excit|personal/i.test(
      wish,
    )
  )
    return { ...tone, voice: "warm" };
  if (/\bformal|professional|corporate|serious|dignified|polish/i.test(wish))
    return { ...tone, voice: "formal" };
  if (/\b(?:plain|simple|neutral|straight)/i.test(wish)) return { ...tone, voice: "plain" };
  return tone;
}

const VOICES = { plain: "plainer", warm: "warmer", formal: "more formal" };

export function toneSentence(wishes: readonly string[], tone: Tone): string {
  if (wishes.some((wish) => /\bspell|typo|grammar|proofread/i.test(wish)))
    return "Spelling of common words is mended as I go; your own words stay yours to change in the draft.";
  // What a wish does shows from a tone that has nothing of it.
  const plain: Tone = { voice: "plain", short: false };
  const made = wishes.map((wish) => toneAfter(plain, wish));
  const words = [
    ...(made.some(({ short }) => short) ? ["shorter"] : []),
    ...(made.some(({ voice }) => voice !== "plain") ? [VOICES[tone.voice]] : []),
  ];
  if (words.length === 0)
    return "I can make the opening and how to apply warmer, shorter or more formal. The facts stay as they are.";
  return `The wording is ${words.join(" and ")} now. The facts are as before.`;
}

const NAMES: Readonly<Partial<Record<Ask, string>>> = {
  title: "the title",
  place: "the place",
  duties: "a duty or a requirement",
};

export function answersTo(question: string, missing: readonly Ask[]): string {
  if (
    /\b(?:where|who) (?:does|will|can|gets?|is|sees?)|\bshown\b|\bseen\b|\bappear/i.test(question)
  )
    return "Once published it is on the public job list here, where people with a fitting resume find it. Until then only you see it.";
  if (/\b(?:cost|charge|price|free|pay for)\b/i.test(question))
    return "I do not handle prices. Publishing from here asks for nothing more than your yes.";
  if (/\b(?:see|show|look|read|preview|draft|view)\b/i.test(question))
    return "The draft is beside this chat, as it will be published.";
  if (/\b(?:legal|lawful|allowed|discriminat|ok to (?:say|ask))\b/i.test(question))
    return "I point out criteria that anti-discrimination law forbids and leave them out. I cannot give legal advice beyond that.";
  if (
    /\b(?:what|anything) (?:else|more|other)|\bmissing\b|\bneed(?: from me)?\b|\benough\b|\bforg/i.test(
      question,
    )
  )
    return missing.length > 0
      ? `Still needed: ${missing.flatMap((one) => NAMES[one] ?? []).join(" and ")}.`
      : "Nothing more is needed. Pay and how to apply help people decide, if they are not in yet.";
  return "I can draft, change and publish this advertisement. For anything else, please look at the help pages.";
}

/** A wish for words of our own, or one that cannot be carried out, is answered; the rest has been done by placing. */
export function unableTo(command: string): string[] {
  if (
    /\b(?:usual|standard|normal|typical|make (?:it|something) up|you (?:know|choose|pick|decide)|fill (?:it|in)|whatever (?:you|is))\b/i.test(
      command,
    )
  )
    return ["I only write what you tell me, so please name what should stand there."];
  return [];
}
