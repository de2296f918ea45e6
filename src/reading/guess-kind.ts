import type { Line } from "./line.ts";

/** What weighs for a job description and what for a resume, each counted a few times at most. */
const FOR_JOB: readonly (readonly [number, RegExp])[] = [
  [3, /^(?:position|job|role) (?:description|profile|statement|advertisement)\b/i],
  [3, /\b(?:is|are|we're|we are) (?:currently |now )?(?:seeking|looking for|hiring|recruiting)\b/i],
  [
    3,
    /^(?:about the (?:role|position|job|opportunity|firm|company)|about you|what you(?:'ll| will) (?:do|bring|need|get)|who (?:we are|you are)|how to apply|what(?:'s| is) (?:on offer|in it for you)|what we offer|why join us|to be successful.{0,40}|selection criteria|the opportunity|your role|who we(?:'re| are) looking for|what we(?:'re| are) looking for)\s*[:?]?$/i,
  ],
  [
    2,
    /^(?:the role|key (?:duties|responsibilities|accountabilities)|responsibilities|duties(?: and responsibilities)?|essential|desirable|essential criteria|desirable criteria|requirements|nice to have|must have|benefits|perks)\s*:?$/i,
  ],
  [
    2,
    /\b(?:successful|ideal|preferred) (?:candidate|applicant)\b|\bapplicants (?:must|should|will|are)\b/i,
  ],
  [
    2,
    /\b(?:to apply|apply (?:now|online|today|by|via)|applications? (?:close|will close|must be|should be)|closing date|submit your (?:application|resume|cv)|send your (?:resume|cv|application)|cover(?:ing)? letter (?:and|to)|for a confidential (?:discussion|chat))\b/i,
  ],
  [
    1.5,
    /\b(?:you will|you'll|you have|you are|you bring|your role|you must|you should|you need)\b/i,
  ],
  [
    2,
    /\b(?:key responsibilities|key duties|position overview|job summary|job description|about the (?:role|job|position)|essential criteria|selection criteria|duties include|minimum qualifications|preferred qualifications|job requirements|responsibilities include)\b/i,
  ],
  [
    2,
    /^(?:essential|desirable|required|requirements|responsibilities|must have|nice to have|criteria|selection criteria|you(?:'ll| should)? (?:have|bring|need)|salary|duties)\s*:/i,
  ],
  [
    1.5,
    /\b(?:will (?:be responsible|report to|be required|join|work closely|support|lead|assist|have)|(?:is|are) (?:essential|desirable|preferred|required|highly regarded|well regarded|an advantage)|the role|this (?:role|position|job)|we (?:need|want|ask|seek|look|act)|seeks? an?|needs an?|wanted)\b/i,
  ],
  [
    1.5,
    /\b(?:at least|minimum(?: of)?|\d+ ?\+|\d+ ?(?:-|–|to) ?\d+) ?(?:\d+ ?\+?|one|two|three|four|five|six|seven|eight|ten)? ?years?\b/i,
  ],
  [
    1,
    /\b(?:we offer|our (?:team|firm|clients|people)|join (?:us|our|the)|reporting to|reports to)\b/i,
  ],
  [
    1.5,
    /^(?:salary|remuneration|location|employment type|work type|job type|tenure|classification|position title|job title|reports to|department|division|closing date|contact officer|enquiries)\s*[:\t]/i,
  ],
  [1.5, /\$\s?\d{2,3}(?:,\d{3}|k)\b.{0,60}(?:super|package|per annum|p\.?a\b)/i],
  [1, /\bequal opportunity\b|\bencourage(?:d)? (?:applications|to apply)\b|\bpre-?employment\b/i],
];

const FOR_RESUME: readonly (readonly [number, RegExp])[] = [
  [4, /^(?:curriculum vitae|resume|résumé|cv)\b/i],
  [
    2,
    /^(?:education(?: .{0,30})?|employment(?: history)?|work (?:experience|history)|professional (?:experience|background|summary|history)|career (?:history|summary|objective|profile)|experience|qualifications|referees|references|interests|hobbies.{0,20}|admissions?(?: .{0,30})?|publications|volunteer(?:ing| work| experience)|awards.{0,30}|languages|certifications|profile|personal (?:details|profile|statement)|where i(?:'ve| have) worked|skills|key skills|technical skills|clerkships)\s*:?$/i,
  ],
  [2, /\b(?:references|referees)\b.{0,20}\b(?:available|on request|upon request)\b/i],
  [
    1.5,
    /(?:^|[\s(⇥])(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? ?['’]?|\d{1,2}\/)?(?:19|20)\d{2}\s?(?:[-–—]|to|until)\s?(?:(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? ?['’]?|\d{1,2}\/)?(?:19|20)?\d{2}\b|present|current|now|date|ongoing)/i,
  ],
  [2, /\b(?:linkedin\.com\/in|github\.com)\/\w/i],
  [
    1.5,
    /^(?:bachelor|master|juris doctor|diploma|graduate diploma|doctor of|llb|llm|jd|b\.?a\.?|b\.?sc\.?|b\.?com|phd|certificate (?:i|ii|iii|iv)|higher school certificate)\b.{0,90}(?:university|college|institute|tafe|school|(?:19|20)\d{2})/i,
  ],
  [
    1,
    /\b(?:i am|i have|i've|i'm|i was|i will|my (?:career|experience|role|work|skills|background|practice))\b/i,
  ],
  [
    1,
    /^(?:drafted|managed|led|prepared|advised|appeared|assisted|developed|acted|conducted|negotiated|supervised|instructed|ran|built|designed|delivered|worked|provided|achieved|coordinated|reviewed|researched|maintained|created|trained|supported|implemented|represented|settled|briefed|filed|taught|treated|sold|installed)\b/i,
  ],
  [2, /\badmitted (?:as|to|in)\b.{0,80}(?:19|20)\d{2}/i],
  [1, /\b(?:date of birth|nationality|marital status|driver'?s licen[cs]e: )\b/i],
];

/** So many lines of one sign count; more of the same say nothing new. */
const MOST_OF_A_KIND = 6;
/** A job description must stand out this much: the guess for everything doubtful is a resume. */
const MARGIN = { times: 1.25, more: 1 };
const MOST_LINES = 400;
const LONGEST_LINE = 600;

/** Whether the lines are a resume or a job description; when in doubt, a resume. */
export function guessKind(lines: readonly Line[]): "resume" | "job" {
  const texts = lines
    .slice(0, MOST_LINES)
    .map((line) => line.text.slice(0, LONGEST_LINE).replace(/[’‘]/g, "'").trim());
  const resume = weight(texts, FOR_RESUME) * MARGIN.times + MARGIN.more;
  return weight(texts, FOR_JOB) > resume ? "job" : "resume";
}

function weight(texts: readonly string[], signs: readonly (readonly [number, RegExp])[]): number {
  return signs.reduce((sum, [each, words]) => {
    const hits = texts.filter((text) => words.test(text)).length;
    return sum + each * Math.min(hits, MOST_OF_A_KIND);
  }, 0);
}
