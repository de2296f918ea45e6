/** Why a page was not read, for a person. */
export const FETCH_SENTENCES = {
  badAddress: "That is not the address of a website.",
  wrongScheme: "Only addresses that start with http:// or https:// can be read.",
  credentials: "That address holds a user name or password. Please leave them out.",
  wrongPort: "Websites are read on their usual ports only.",
  /** One sentence for both: who asks must not learn which names a private network has. */
  notPublic: "That website could not be found or is not public. Please check the address.",
  unreachable: "That website could not be reached. Please check the address, or try again later.",
  tooSlow: "That website took too long to answer.",
  tooLarge: "That page is too large to be read.",
  tooManyRedirects: "That website sends its visitors in circles and could not be read.",
  notAPage: "There is no web page at that address, but a file of another kind.",
  refused: (status: number) => `That website did not show the page (it answered ${status}).`,
} as const;
