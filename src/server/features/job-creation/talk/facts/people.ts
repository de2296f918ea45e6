import type { JobDraft } from "#contract/job-creation.ts";
import { isRole } from "#reading/job/words/is-role.ts";
import { isPlace } from "#reading/places.ts";
import type { Span } from "./span.ts";

type Contact = JobDraft["contact"];

const EMAIL = /[a-z0-9][a-z0-9._%+'-]{0,63}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,5}/i;
const PHONE =
  /(?<![\d$.,])(?:\+61[ -]?(?:\(0\)[ -]?)?[2-478](?:[ .-]?\d){8}|\(0[2-8]\) ?\d{4}[ .-]?\d{4}|0[2-8](?:[ .-]?\d){8}|1[38]00(?:[ .-]?\d){6}|13(?: ?\d){4})(?![\d%]| ?k(?!\p{L})| ?-| ?to \d)/u;
const WORD = String.raw`\p{Lu}[\p{L}'’-]{1,20}`;
const NAME = String.raw`(?:(?:Dr|Ms|Mr|Mrs|Mx|Prof)\.? )?${WORD}(?: (?:van|de|der|den|von|da|di|la|bin|al|el|O'))?(?: ${WORD}){0,3}`;
const ASKS = new RegExp(
  String.raw`(?:[Cc]ontact(?: (?:person|is|for (?:this|the role|it|questions|enquiries)|will be|would be|details(?: are)?))*:?(?: is| are)?|[Aa]sk(?:ing)? for|[Ss]peak (?:to|with)|[Tt]alk to|[Cc]all|[Rr]ing|[Ee]mail|[Rr]each out to|[Aa]pplications? (?:go )?to|[Aa]pply to|[Ss]end (?:them|applications|cvs|resumes|questions|people) to|[Qq]uestions (?:go )?to|[Qq]uestions:|[Ee]nquir(?:y|ies)(?: go)?(?: to|:)|[Gg]et (?:them|people) to (?:call|email|contact)|[Aa]ttention|[Pp]oint them (?:to|at)|[Hh]andled by|[Vv]ia) +(?:is +|to +|our +[\p{L} ]{3,30}?,? +|me,? +)?(${NAME})`,
  "u",
);
const BESIDE = new RegExp(
  String.raw`(${NAME})(?: is the contact| is handling|,? (?:on|at|via|-|–|:|\()? ?$)`,
  "u",
);
const LOWER =
  /\bcontact(?: person)?(?: is|:| will be) ([a-z]{2,15} [a-z'-]{2,20})(?=[,.;]|$| on | at )/;
const NO_PERSON =
  /\b(?:Lawyers?|Legal|Human|Resources|People|Culture|Talent|Team|Department|Recruitment|Careers?|Hiring|Office|Group|Partners|Law|Practice|Us|Now|Today|Apply|This|That|The|Your|Phone|Email|Please|For|All|No|It|They|Contact|Questions|Applications?|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|If|When|And|Or|Me|Reports?|Start|Hr|HR|Benefits|Must|Nice|Salary|Full|Part)\b/;

export interface Reached {
  readonly value: Partial<Contact>;
  readonly spans: readonly Span[];
}

/** Whom to ask about the job. */
export function findContact(text: string): Reached | null {
  const email = EMAIL.exec(text);
  const phone = PHONE.exec(text);
  const value: Partial<Contact> = {};
  const spans: Span[] = [];
  const take = (match: RegExpExecArray) => spans.push([match.index, match.index + match[0].length]);
  if (email) {
    value.email = email[0].replace(/[.'-]+$/, "");
    take(email);
  }
  if (phone) {
    value.phone = phone[0].trim();
    take(phone);
  }
  const first = Math.min(email?.index ?? text.length, phone?.index ?? text.length);
  const named = ASKS.exec(text) ?? (spans.length > 0 ? BESIDE.exec(text.slice(0, first)) : null);
  const name =
    personOf(named?.[1] ?? "") ||
    (spans.length > 0 || LOWER.test(text) ? capitals(LOWER.exec(text)?.[1] ?? "") : "");
  const alone = spans.length === 0;
  if (name !== "" && (!alone || saysContact(text))) {
    value.name = name;
    const at = named ? named.index : (LOWER.exec(text)?.index ?? 0);
    const length = named ? named[0].length : (LOWER.exec(text)?.[0].length ?? 0);
    spans.push([at, at + length]);
  }
  return spans.length === 0 ? null : { value, spans };
}

const saysContact = (text: string) =>
  /\b(?:contact|questions|enquir|applications?|apply|ask for|speak to|talk to|reach out)\b/i.test(
    text,
  );

function personOf(raw: string): string {
  const cut = raw.search(NO_PERSON);
  const name = (cut >= 0 ? raw.slice(0, cut) : raw)
    .replace(/^(?:Dr|Ms|Mr|Mrs|Mx|Prof)\.? /, "")
    .replace(/['’]s$/, "")
    .trim();
  return name === "" || isPlace(name) ? "" : name;
}

const capitals = (name: string) =>
  name.replace(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase());

const REPORTS =
  /\b(?:(?:and |so )?(?:they|you|he|she|it|(?:the|this) (?:role|position|person|job))(?:'d|'ll| will| would|'s)?(?: be)? )?(?:report(?:s|ing)?(?: (?:directly|straight))?(?: line)?(?: is)? (?:in)?to|report(?:s|ing)? in to|answer(?:s|ing)? to|reporting line(?: is|:)|reports:|(?:(?:their|the)|(?<=^|[,;.] ?)) ?(?:boss|line manager|manager|supervisor) (?:is|will be|would be)|managed by|supervised by|under the supervision of)(?: to)?:? (?:the |our |a |an )?/i;
const ENDS_REPORT =
  /\s+(?:and (?!(?:[A-Z]|people|culture|commercial|legal|operations|safety|risk|compliance|governance))|now\b|instead\b|who\b|which\b|with\b|but\b|so\b|in (?:the |our )?(?:sydney|melbourne|brisbane|perth|adelaide|office)|starting\b|start\b|from\b|plus\b|based\b|on (?:a|the)\b)|[,.;:()]|\s[-–—]\s|$/;
/** "Preparing reports to creditors": papers, not a boss. */
const MADE =
  /\b(?:prepar\w*|writ\w*|provid\w*|draft\w*|deliver\w*|present\w*|produc\w*|submit\w*|send\w*|monthly|weekly|regular|progress|status|financial|incident)\s+$/i;
const LONGEST_BOSS = 70;
/** "Sandra Kim, our practice manager". */
const ROLE_OF =
  /^(?:, | \()(?:our |the |who(?:'s| is) (?:our |the )?)?([\p{L} ]{3,40}?)(?:\)|(?=$|[.,;]| and ))/u;
/** "the CFO, Dennis Okafor" and "the CFO (Dennis Okafor)". */
const WHO = new RegExp(
  String.raw`^(?:,? (?:who is |\()|, | [–—-] )(${WORD}(?: ${WORD}){0,2})\)?(?=$|[.,;]| and )`,
  "u",
);

export function findReportsTo(text: string): { value: string; span: Span } | null {
  const lead = REPORTS.exec(text);
  if (!lead || MADE.test(text.slice(Math.max(0, lead.index - 20), lead.index))) return null;
  const start = lead.index + lead[0].length;
  const rest = text.slice(start, start + LONGEST_BOSS);
  const end = rest.search(ENDS_REPORT);
  const value = (end < 0 ? rest : rest.slice(0, end)).trim();
  if (value === "" || /^(?:me|us|them|it|that|this|court|work|nobody|no one|anyone)$/i.test(value))
    return null;
  const named = WHO.exec(text.slice(start + value.length, start + value.length + LONGEST_BOSS));
  const person =
    named && !isPlace(named[1] ?? "") && !NO_PERSON.test(named[1] ?? "") ? named : null;
  const role = person
    ? null
    : ROLE_OF.exec(text.slice(start + value.length, start + value.length + LONGEST_BOSS));
  if (role && isRole(role[1] ?? "") && /^\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+$/u.test(value))
    return {
      value: `${value}, ${role[1]}`,
      span: [lead.index, start + value.length + role[0].length],
    };
  const boss = value.charAt(0).toUpperCase() + value.slice(1);
  return {
    value: person ? `${boss}, ${person[1]}` : boss,
    span: [lead.index, start + value.length + (person?.[0].length ?? 0)],
  };
}
