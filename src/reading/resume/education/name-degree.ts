interface NamedDegree {
  readonly degree: string;
  readonly fieldOfStudy: string;
}

/** The subject after "in"; the name of a certificate or a diploma goes on instead. */
const IN_FIELD = /^([^,]{2,60}?)\s+in\s+(\S.{1,100})$/i;
const NAMED_THROUGH =
  /^(?:.{0,20}\b)?(?:certificate|certificat|cert|diploma|dip|highers?|course|laurea|licenciatura|licence)\b/i;
/** "LL.M. (Health Law)": a subject in brackets behind an abbreviation. */
const IN_BRACKETS =
  /^((?:[A-Z][A-Za-z]{0,6}\.? ?){1,4}|[A-Z][A-Za-z]{1,9})\s*\(((?!hon|graduate entry|applied|class|first|second|pass|dist|university|dean)[A-Z][^()\d]{5,60})\)$/i;
const MAJOR =
  /[\s,;(–—-]+(?:majors?|majoring|major subject|specialisation|specialising|specialization|specializing|concentration)\s?(?:in|:)?\s+([^()]{2,80})\)?$/i;

/** "Bachelor of Arts in History" -> "Bachelor of Arts" and "History". */
export function nameDegree(text: string): NamedDegree {
  const major = MAJOR.exec(text);
  const bare = major ? text.slice(0, major.index) : text;
  const field = major?.[1]?.trim() ?? "";
  const bracket = isAbbreviation(bare) ? IN_BRACKETS.exec(bare) : null;
  if (bracket?.[1] && bracket[2] && field === "") {
    return { degree: bracket[1].trim(), fieldOfStudy: bracket[2].trim() };
  }
  const inField = NAMED_THROUGH.test(bare) ? null : IN_FIELD.exec(bare);
  if (inField?.[1] && inField[2] && field === "") {
    const honours = /\s*(\((?:hons?|honours)[^)]*\)|with honours|honours)$/i.exec(inField[2]);
    const subject = honours ? inField[2].slice(0, honours.index) : inField[2];
    const degree = honours?.[1]?.startsWith("(") ? `${inField[1]} ${honours[1]}` : inField[1];
    return { degree: degree.trim(), fieldOfStudy: subject.trim() };
  }
  return { degree: bare.trim(), fieldOfStudy: field };
}

/** "LL.M.", "B.Com", "MSc": letters that stand for words. */
function isAbbreviation(text: string): boolean {
  const head = text.split("(")[0]?.trim() ?? "";
  return /^(?:\S*[A-Z.]\S*[A-Z.]\S*|[A-Z]{2,6}|[BM][A-Z][a-z]{0,6})$/.test(head);
}
