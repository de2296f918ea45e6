const EMAIL = /[a-z0-9][a-z0-9._%+'-]{0,63}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,5}/gi;
const PHONE =
  /(?<![\d$.,])(?:\+61[ -]?(?:\(0\)[ -]?)?[2-478](?:[ .-]?\d){8}|\(0[2-8]\) ?\d{4}[ .-]?\d{4}|0[2-8](?:[ .-]?\d){8}|1[38]00(?:[ .-]?\d){6}|13(?: ?\d){4})(?![\d%]| ?k(?!\p{L})| ?-\d| ?to \d)/gu;

/** "ros at lowermurray dot example" -> "ros@lowermurray.example". */
export const spokenAddresses = (text: string) =>
  text.replace(
    /([a-z0-9._-]{1,40}(?: (?:dot|dash|hyphen|underscore) [a-z0-9_-]{1,40}){0,3}) at ((?:[a-z0-9-]{1,40} (?:dot|dash|hyphen) ){1,4}[a-z]{2,10})(?![a-z])/gi,
    (_all, name: string, host: string) => `${joinedWords(name)}@${joinedWords(host)}`,
  );

const joinedWords = (text: string) =>
  text
    .replace(/ dot /gi, ".")
    .replace(/ (?:dash|hyphen) /gi, "-")
    .replace(/ underscore /gi, "_");

export const emailsIn = (text: string) =>
  [...text.matchAll(EMAIL)].map(([email]) => email.replace(/[.'-]+$/, ""));
export const phonesIn = (text: string) => [...text.matchAll(PHONE)].map(([phone]) => phone.trim());

/** The words without addresses and numbers. */
export const withoutReach = (text: string) =>
  text
    .replace(EMAIL, " ")
    .replace(PHONE, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s,;:()–-]+|[\s,;:()–-]+$/g, "")
    .trim();

const NAME =
  /^(?:(?:Dr|Ms|Mr|Mrs|Mx|Prof|Sr)\.? )?\p{L}[\p{L}'’-]{1,20}(?: (?:van|de|der|den|von|da|di|la|bin|al|el))?(?: \p{L}[\p{L}'’-]{1,20}){0,2}$/u;
const NO_NAME =
  /\b(?:resume|cv|cvs|resumes|cover|letter|website|online|apply|email|e-mail|call|text|phone|ring|reception|office|counter|shop|store|person|portal|seek|link|form|in|the|to|at|us|me|a|an|your|with|and|or|photo|photos|references|referees|portfolio|hr|manager|team|human|resources|people|culture|recruitment|talent|front|desk|bar|drop|walk|sms|instagram|facebook|linkedin|quote|ref|reference|applications?|enquiries|questions?|details|anytime|after|before|no|not|please|salary|expectations?|shoot|flick|drop|send|sling|fire|chuck|forward|message|msg|whatsapp|ping|give|buzz|bell|yell|holler|reach|speak|talk|ask|see|visit|pop|come|via|through|direct|attention|him|her|them|here|there|now|today|line|number|mob|mobile|cold|calling|calls|agenc(?:y|ies)|expressions?|interest|only|direct|thru|hit|dm|ph|mob|w|ur)\b/i;

/** "dale" -> "Dale" where the words are somebody's name; "" otherwise. */
export function personIn(text: string): string {
  const bare = text.trim().replace(/[.,;:]+$/, "");
  if (!NAME.test(bare) || NO_NAME.test(bare)) return "";
  return bare.replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());
}
