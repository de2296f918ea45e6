/** Whether every state, tool and Act that is asked for is named. */
export function namesAll(line: string, asked: string): boolean {
  const said = new Set(namesOf(line));
  return namesOf(asked).every((name) => said.has(name));
}

/**
 * Whether a line says in so many words what is asked for. The report may know better, and be right; a letter that
 * somebody signs holds only what its reader sees at once.
 */
export function speaksOf(line: string, asked: string): boolean {
  const wanted = stemsOf(asked);
  const said = stemsOf(line);
  if (!namesAll(line, asked)) return false;
  const shared = [...wanted].filter((stem) => said.has(stem)).length;
  return wanted.size > 0 && shared >= Math.ceil(wanted.size / SHARED_OF);
}

/** One of so many words. */
const SHARED_OF = 3;
const STEM = 6;

/** What nearly every advertisement says of nearly everything. */
const EMPTY = new Set(
  [
    "ability able about above across after again along also another areas around asked asking assist",
    "background bring care client clients current demonstrated desirable duties each either environment essential every excellent experience experienced familiar familiarity",
    "four five from good great hands have help high highly including into involves issues kind kinds know knowledge large least legal lawyer lawyers like looking make making manage managing many matter matters minimum more most must",
    "need needs office other others over people person practice preferably preferred prior proven provide providing quality range relevant required requires responsible role roles similar skill skills small solid some sound strong such support",
    "take taking team teams than that their them then there these they this those three through time understanding used using various want well what when where which will willing willingness with within work worked working works would year years your",
  ].flatMap((line) => line.split(" ")),
);

const STATES: Readonly<Record<string, string>> = {
  "new south wales": "NSW",
  victoria: "VIC",
  queensland: "QLD",
  "western australia": "WA",
  "south australia": "SA",
  tasmania: "TAS",
};
const STATE_NAMES = new RegExp(`\\b(?:${Object.keys(STATES).join("|")})\\b`, "gi");
const SHORT_STATES = /\b(?:Vic|Qld|Tas)\b/g;

const wordsIn = (text: string): string[] =>
  text
    .replace(STATE_NAMES, (name) => STATES[name.toLowerCase()] ?? name)
    .replace(SHORT_STATES, (name) => name.toUpperCase())
    .match(/[\p{L}\p{N}+#]+/gu) ?? [];

/** NSW, LEAP, C#, 1987: another state, tool or Act is another thing. */
const isName = (word: string) => /\d/.test(word) || /^\p{Lu}[\p{Lu}+#]+$/u.test(word);
const namesOf = (text: string): string[] =>
  wordsIn(text).flatMap((word) => (isName(word) ? word.toLowerCase() : []));

const ENDING = /(?:ations?|ions?|ings?|ments?|ers?|ors?|ed|es|s|e)$/;
const LEAST = 4;

/** Words without their endings, and names as they are. */
function stemsOf(text: string): Set<string> {
  return new Set(
    wordsIn(text).flatMap((word) => {
      const small = word.toLowerCase();
      if (isName(word)) return small;
      if (small.length < LEAST || EMPTY.has(small)) return [];
      const short = small.replace(ENDING, "");
      return (short.length < LEAST ? small : short).slice(0, STEM);
    }),
  );
}
