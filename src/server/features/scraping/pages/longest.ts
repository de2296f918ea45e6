/** Of what is taken from a stranger's page, in characters. */
export const LONGEST = { title: 300, text: 50_000 };
/** Less is no description of a job. */
export const SHORTEST_TEXT = 80;
