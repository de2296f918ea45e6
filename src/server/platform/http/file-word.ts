/** "Ngọc Anh O'Brien" stays readable as a file's name. */
export const fileWord = (name: string) =>
  name
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}'’-]+/gu, "_")
    .replace(/^_+|_+$/g, "");
