/** As a reader sees it: white space is one space, and nothing invisible is between the letters. */
export const tidied = (text: string) =>
  text
    .replace(/\p{Cf}/gu, "")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
