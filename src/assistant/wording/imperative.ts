/** "Servicing" -> "service": the verb that a form in -ing is made of. */

/** Where the spelling does not say it. */
const OWN: Readonly<Record<string, string>> = Object.fromEntries(
  `create complete delete compete invite promote upgrade prepare compare liaise welcome landscape reconcile compile profile
  schedule bundle sample recycle restore explore purchase supervise advise organise assume resume undertake outsource
  execute distribute contribute provide guide include examine determine combine route dispute recite cite unite
  acquire require measure ensure secure procure capture manufacture configure structure lecture
  administrate mobilise finalise share store score care wire hire fire prepare declare bathe lathe change arrange exchange
  engage manage package charge forge merge judge budge pledge encourage damage massage triage produce reduce induce
  introduce source resource price place replace service invoice practise practice finance balance enhance dance
  license dispense cleanse nurse rinse lease release please browse close use house diagnose expose dispose propose
  analyse choose rehearse disperse traverse immerse rinse bruise cruise revise devise exercise raise praise phrase erase queue value rescue issue argue continue pursue clue glue`
    .split(/\s+/)
    .map((verb) => [`${verb.replace(/e$/, "")}ing`, verb]),
);
const SHORT: Readonly<Record<string, string>> = {
  controlling: "control",
  travelling: "travel",
  labelling: "label",
  modelling: "model",
  cancelling: "cancel",
  counselling: "counsel",
  enrolling: "enrol",
  fulfilling: "fulfil",
  channelling: "channel",
  signalling: "signal",
  tying: "tie",
  lying: "lie",
  focusing: "focus",
  bussing: "bus",
  seeing: "see",
  overseeing: "oversee",
  freeing: "free",
  dyeing: "dye",
  bringing: "bring",
  hanging: "hang",
  ringing: "ring",
  singing: "sing",
};
/** No verb at all, or a thing rather than a deed. */
const NAMES =
  /^(?:building|clothing|housing|wedding|morning|evening|spring|string|ceiling|planning|during|something|anything|everything|nothing|ongoing|upcoming|outstanding|existing|incoming|outgoing|marketing|accounting|engineering|nursing|parking|meeting|banking|parenting|conveyancing|wing|king|thing|ring|bring|sing|swing|sling|shearing|training|catering|lighting|rigging|bedding|plumbing|roofing|flooring|fencing|scaffolding|retaining|splitting|housekeeping|bookkeeping|timekeeping|gatekeeping|operating|supporting|leading|working|living|moving|printing|learning|processing|pricing|funding|advertising|programming|manufacturing|recycling|boarding|dining|cooking|gardening|driving|swimming|riding)$/i;

/** The verb of a form in -ing; undefined where there is none. `isFollowed`: what is done is said behind it. */
export function verbOf(word: string, isFollowed: boolean): string | undefined {
  const plain = word.toLowerCase();
  if (!/^[a-z]{5,}$/.test(plain) || !plain.endsWith("ing")) return undefined;
  const own = SHORT[plain] ?? OWN[plain];
  if (own !== undefined) return own;
  if (NAMES.test(plain) && !(isFollowed && OFTEN_DONE.test(plain))) return undefined;
  const stem = plain.slice(0, -3);
  if (!/[aeiouy]/.test(stem)) return undefined;
  if (/([bdgmnprt])\1$/.test(stem)) return stem.slice(0, -1);
  return takesE(stem) ? `${stem}e` : stem;
}
/** With something behind them these are deeds. */
const OFTEN_DONE =
  /^(?:building|planning|training|leading|operating|supporting|moving|processing|printing|cooking|driving|riding|pricing)$/;

function takesE(stem: string): boolean {
  // One short vowel and one consonant: it would be doubled if nothing were missing.
  if (/^[^aeiou]*[aeiouy][bcdgklmnprtsz]$/.test(stem) || /^[^aeiou]*u[ai][dl]$/.test(stem))
    return true;
  if (/(?:[vzu]|[aeirn]c|[dr]g)$/.test(stem) && !/(?:[^aeiou]z|zz|ou)$/.test(stem)) return true;
  if (/[^aeo]at$/.test(stem) || /[bcdgkpst]l$/.test(stem)) return true;
  return /(?:[aiy]s|ag)$/.test(stem) && stem.length > 3;
}
