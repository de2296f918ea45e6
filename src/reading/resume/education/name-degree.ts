interface NamedDegree {
  readonly degree: string;
  readonly fieldOfStudy: string;
}

/** Degrees whose subject is printed after "in": a certificate's name goes on instead. */
const IN_FIELD =
  /^((?:bachelor|master|doctor|masters|bachelors|ph\.?\s?d|b\.?\s?a|b\.?\s?sc|b\.?s\.?|m\.?s\.?|m\.?\s?a|m\.?\s?sc|b\.?com|honours degree|double degree|associate degree|dphil|mphil|mba|llm|b\.?\s?eng|m\.?\s?eng)[^,]{0,60}?)\s+in\s+(\S.{1,100})$/i;
const MAJOR =
  /[\s,;(–—-]+(?:majors?|majoring|major subject|specialisation|specialising|specialization|specializing|concentration)\s?(?:in|:)?\s+([^()]{2,80})\)?$/i;

/** "Bachelor of Arts in History" -> "Bachelor of Arts" and "History". */
export function nameDegree(text: string): NamedDegree {
  const major = MAJOR.exec(text);
  const bare = major ? text.slice(0, major.index) : text;
  const field = major?.[1]?.trim() ?? "";
  const inField = IN_FIELD.exec(bare);
  if (inField?.[1] && inField[2] && field === "") {
    const honours = /\s*(\((?:hons?|honours)[^)]*\)|with honours|honours)$/i.exec(inField[2]);
    const subject = honours ? inField[2].slice(0, honours.index) : inField[2];
    const degree = honours?.[1]?.startsWith("(") ? `${inField[1]} ${honours[1]}` : inField[1];
    return { degree: degree.trim(), fieldOfStudy: subject.trim() };
  }
  return { degree: bare.trim(), fieldOfStudy: field };
}
