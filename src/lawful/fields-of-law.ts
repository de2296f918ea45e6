/**
 * "Parenting", "Partner visas", "Convictions": fields of law carry the words of what the law protects and choose nobody.
 * A sentence that is made of nothing else is such a field, with who is looked for in it at most.
 */
const FIELDS = new Set(
  `family parenting parent property matters matter criminal crime crimes traffic offence offences court courts appearances appearance dispute
  disputes resolution commercial civil wills will estates estate elder elders planning migration immigration refugee asylum visa visas partner
  partners student protection workers compensation personal injury injuries medical negligence insurance claims claim motor accident accidents industrial
  relations employment workplace unfair dismissal discrimination harassment native title indigenous child children youth juvenile justice mental health
  guardianship administration divorce separation de facto convictions conviction sentencing bail appeals appeal succession probate contested
  adoption surrogacy charity church religious body corporate disability ndis seniors rights aged care veterans victims domestic violence abuse
  institutional human tax couples prenups binding financial agreements agreement advocacy litigation tpd dust diseases police prosecutions
  enterprise bargaining safety whs marriage settlements property`.split(/\s+/),
);
const AROUND = new Set(
  `law lawyer lawyers solicitor solicitors barrister barristers paralegal paralegals practice practices team work side and or the of in with a
  an to for on from ideally preferred preferably experience experienced wanted seeking looking need needed must have plus only mainly mostly please
  some including you your we our senior junior special counsel areas area matters files file daily weekly act acting run advise advising`.split(
    /\s+/,
  ),
);
const MOST_WORDS = 10;

export function isFieldOfLaw(sentence: string): boolean {
  const words = sentence.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  return (
    words.length > 0 &&
    words.length <= MOST_WORDS &&
    words.some((word) => FIELDS.has(word)) &&
    words.every((word) => FIELDS.has(word) || AROUND.has(word))
  );
}
