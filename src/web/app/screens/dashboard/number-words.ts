const WORDS = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** Up to twelve in words; from then on figures are read faster. */
export const numberWord = (count: number): string => WORDS[count] ?? count.toLocaleString("en-AU");

export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
