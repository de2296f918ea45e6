/**
 * Who somebody is: age, family, origin, faith, health, party and the like. None of it shows what they can do, and
 * none of it may move a score.
 */
const WHO =
  /^\W*(?:date of birth|d\.?o\.?b\.?|born|birth(?:day|place)|age|nationality|ethnicity|gender|sex|pronouns|marital status|religion|faith|disabilit(?:y|ies)|health|medical|pregnan\w*|children|dependants|star sign|(?:military|national) service|blood (?:type|group)|height|weight)\b\s*[:–—-]|\b(?:born (?:in|on)\s|date of birth\b|years old\b|aged? \d{2}\b|(?:happily |recently )?(?:married|divorced|widowed)\b(?! (?:couples|clients|women))|(?:mother|father|mum|dad|parent|grandmother|grandfather) (?:of|to) (?:\d|an?\b|one|two|three|four|five|six|twins)|(?:months|weeks) pregnant|expecting (?:a|our|my) (?:first |second |third )?(?:child|baby)|i(?:'m| am) (?:gay|lesbian|bisexual|straight|trans(?:gender)?|queer|pregnant|single|married)|(?:practising|devout) (?:christian|catholic|muslim|jew|hindu|buddhist)|(?:roman )?catholic\b.{0,20}\bparish|(?:i )?use a (?:wheelchair|hearing aid)|hearing aid|type [12] diabetes|(?:aboriginal|torres strait islander|indigenous|first nations|māori|maori) (?:and [\w ]{1,40})?(?:man|woman|person)\b|proud \w+ (?:man|woman)|\bof the \w+ nation\b)/i;
/** These are work for whoever does them for a living: personal only outside the jobs. */
const ASIDE =
  /\b(?:union (?:member|delegate|rep|official|steward)|(?:member|delegate|secretary|steward)\b[^.]{0,40}\b(?:the |of |my )?union\b|(?:member|candidate|volunteer)\b[^.]{0,30}\b(?:political party|labor party|liberal party|national party|greens)|political party|(?:military|national) service\b|church (?:member|choir|council)|parish council)/i;
const LONGEST = 160;

export function isPersonal(text: string, isAtWork: boolean): boolean {
  if (text.length > LONGEST) return false;
  return WHO.test(text) || (!isAtWork && ASIDE.test(text));
}
