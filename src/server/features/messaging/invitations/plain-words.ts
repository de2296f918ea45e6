/** Whatever begins like an address of the web or of a mailbox, to its end. */
const LINK = /\b(?:[a-z][a-z\d+.-]*:\/\/|www\.|mailto:|tel:)\S+/giu;
/** A dot between two words: mail programs make a link of "example.com" by themselves. */
const DOT = /(?<=[\p{L}\p{N}])[.。．｡](?=[\p{L}\p{N}-]*\p{L}{2})/gu;

/**
 * Words that lead nowhere: links are taken out, and what a mail program would turn into one is written
 * in a way that it does not. Whoever means to be found says so in words.
 */
export const plainWords = (text: string): string =>
  text.replace(LINK, "[link removed]").replace(DOT, "[.]");
