import type { Finding, Findings } from "../findings.ts";
import { fragmentOf, isClause } from "./fragment.ts";
import { absentNames, topicNames } from "./topic-names.ts";
import { yearsAsked } from "./years-phrase.ts";

const COUNTED =
  /(?:licence|check|certificate|degree|card|clearance|qualification|accreditation|system)$/i;

/** a driver licence, admission as a lawyer */
export const credentialName = ({ credential }: Pick<Finding, "credential">) =>
  withArticle(credential);

function withArticle(name: string): string {
  if (!COUNTED.test(name) && !/^certificate\b/i.test(name)) return name;
  return `${/^[aeio]/i.test(name) ? "an" : "a"} ${name}`;
}

/** Asked for as a paper, whatever the engine knows of it. */
export const isPaper = ({ credential, kind }: Finding) => credential !== "" || kind === "degree";

/** What is asked, as things in the middle of a sentence. */
export function askedNames(finding: Finding, years: Findings["years"]): string[] {
  const formal = formalName(finding, years);
  if (formal) return [formal];
  return orFragment(topicNames(finding, finding.topics), finding);
}

/** Of these, what the cited lines show. Never what they do not. */
export function shownNames(finding: Finding, years: Findings["years"]): string[] {
  const formal = formalName(finding, years);
  if (formal) return [formal];
  return orFragment(topicNames(finding, finding.found), finding);
}

/** Of these, what no line shows; the whole where its parts have no names. */
export function missingNames(finding: Finding, years: Findings["years"]): string[] {
  const absent = isWork(finding) ? absentNames(finding) : [];
  return absent.length > 0 ? orFragment(absent, finding) : askedNames(finding, years);
}

/** What some line shows already, whichever sentence of the advertisement asked for it. */
export const shownAnywhere = ({ requirements, years }: Findings): ReadonlySet<string> =>
  new Set(
    requirements
      .filter((one) => one.grade === "met" && isWork(one))
      .flatMap((one) => shownNames(one, years)),
  );

const orFragment = (names: readonly string[], { requirement }: Finding): string[] =>
  names.length === 0 ? [fragmentOf(requirement)] : names.map(withArticle);

function formalName(finding: Finding, years: Findings["years"]): string {
  if (finding.credential) return credentialName(finding);
  if (isRights(finding)) return "the right to work in Australia";
  if (finding.kind !== "years") return "";
  return yearsAsked(years) || "the years of experience";
}

const WORK: ReadonlySet<Finding["kind"]> = new Set(["skill", "duty", "practice-area", "degree"]);

/** Rights are also asked for among the skills. */
export const isRights = ({ kind, requirement }: Finding) =>
  kind === "work-right" ||
  (WORK.has(kind) &&
    /\b(?:rights? to work in|work(?:ing)? rights|permanent residen\w+)\b/i.test(requirement)) ||
  (kind === "skill" &&
    /\b(?:rights? to work|work(?:ing)? rights|permission to work|visas?|sponsor(?:ship)?|citizen(?:ship)?|permanent residen\w+)\b/i.test(
      requirement,
    ));

export const isWork = (finding: Finding) =>
  !finding.credential && !isRights(finding) && WORK.has(finding.kind);

const ABOUT_EMPLOYER =
  /^(?:we|our|us|its|their|they|most|about \d|if you|there|not suitable|some of whom|last year|student and)\b|\b(?:we|we[’'](?:re|ll|ve)) (?:are|have|pay|also|sponsor|can|do|will|offer|need)\b|\b(?:days? a week|from home|salary|airfare|superannuation|weeks[’']? leave|to apply|you apply|each criterion|half a page|cover letter)\b/i;
/** What somebody is like, read as if it were a skill. */
const QUALITY =
  /^(?:an? )?(?:precise|calm|resilient|patient|careful|curious|friendly|clear|kind|good-humoured|warm|tidy|reliable|respect|patience|stamina|kindness|resilience|phone manner|habit)\b/i;
const LONGEST_ASKED = 260;

/**
 * Advertisements also talk about themselves, and some of that is read as if it were asked for. What repeats a
 * sentence about a licence and names nothing more is the licence again.
 */
export function isTelling(
  finding: Finding,
  { requirements }: Pick<Findings, "requirements">,
): boolean {
  if (!isWork(finding)) return true;
  const { requirement, topics } = finding;
  if (requirement.length > LONGEST_ASKED || ABOUT_EMPLOYER.test(requirement)) return false;
  if (topicNames(finding, topics).length > 0) return true;
  const isEcho = requirements.some(
    (other) => !isWork(other) && other.kind !== "quality" && other.requirement === requirement,
  );
  return !isEcho && !isClause(requirement) && !QUALITY.test(requirement);
}
