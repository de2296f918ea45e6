const INVISIBLE = /[\p{Cf}\p{Co}\p{Cn}]|(?![\n\t])\p{Cc}/gu;
/** What a page would not show is not said. */
const UNSEEN = /<(script|style|iframe|svg)\b[^>]{0,300}>[\s\S]{0,10000}?(?:<\/\1\s*>|$)/gi;
const TAG = /<\/?[a-z!][^<>]{0,300}>/gi;
const ENTITY: Readonly<Record<string, string>> = {
  "&nbsp;": " ",
  "&amp;": "&",
  "&lt;": " ",
  "&gt;": " ",
  "&quot;": '"',
  "&#39;": "'",
};

/** Straight quotes, no markup, nothing invisible. What is left is only ever text. */
export function plainMessage(message: string): string {
  return message
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(UNSEEN, " ")
    .replace(TAG, " ")
    .replace(/&(?:nbsp|amp|lt|gt|quot|#39);/g, (entity) => ENTITY[entity] ?? " ")
    .replace(/[‘’‛´`]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[\u2010-\u2012\u2212]/g, "-")
    .replace(INVISIBLE, "")
    .replace(/[^\S\n]+/g, " ");
}
