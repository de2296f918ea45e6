const MONTH =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
const WEEKDAY = "mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun";
const DAY = `\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTH})\\b\\.?(?:,? \\d{4})?|(?:${MONTH})\\.? \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?|\\d{1,2}[/.]\\d{1,2}[/.]\\d{2,4}|\\d{4}-\\d\\d-\\d\\d`;
const CLOSES =
  /\b(?:clos(?:e|es|ed|ing)(?: date)?|apply (?:by|before)|applications? (?:\w+ ){0,4}by|deadline|resumes? (?:\w+ ){0,4}by|no later than|before|by)\b/i;
const WHEN = new RegExp(`(?:(?:${WEEKDAY})(?:day)?,? )?(?:${DAY})`, "i");
/** So far behind the word that says what the day is. */
const REACH = 60;

/** Until when one can apply, in the advertisement's own words; "" where no day is named. */
export function closingDateIn(sentences: readonly string[]): string {
  for (const text of sentences) {
    const closes = CLOSES.exec(text);
    if (!closes) continue;
    const after = text.slice(closes.index + closes[0].length);
    const when = WHEN.exec(after.slice(0, REACH));
    if (when) return when[0];
  }
  return "";
}
