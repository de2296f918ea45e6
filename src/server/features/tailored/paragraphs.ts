import type { TailoredSentence } from "#contract/tailored.ts";

type Sentence = Pick<TailoredSentence, "text" | "part">;

/** Each proof stands alone; other sentences of one part, and what was added to them, stand together. */
export function paragraphsOf(sentences: readonly Sentence[]): string[] {
  const paragraphs: string[] = [];
  let part: Sentence["part"] | undefined;
  for (const sentence of sentences) {
    const isMore =
      part !== undefined &&
      part !== "proof" &&
      part !== "greeting" &&
      (sentence.part === part || sentence.part === "added");
    if (isMore) paragraphs.push(`${paragraphs.pop()} ${sentence.text}`);
    else paragraphs.push(sentence.text);
    part = isMore ? part : sentence.part;
  }
  return paragraphs;
}
