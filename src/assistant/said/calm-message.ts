/** A message as it would be written with more time: not shouted, and without words that only fill a pause. */

const SHORT_NAMES = new Set(
  "RII ABN ICU ALS RSA RSG RCG NSW QLD VIC TAS ACT GPS EWP RN EN AIN NUM HR MC HC LR MR PA IT HQ WA SA NT AHPRA NDIS WWCC PEXA CPR FIFO DIDO MYOB SQL AWS GST BAS PPE WHS OHS CRM VCAT NCAT QCAT TAFE CNC MIG TIG OTE EBA RDO PCBU CAD".split(
    " ",
  ),
);
const FEWEST_SHOUTED = 8;
const SHOUTED = 0.7;

/** SHOUTING is told from names in capitals by how much of a message it is. */
function calmed(message: string): string {
  const letters = message.match(/\p{L}/gu)?.length ?? 0;
  const capitals = message.match(/\p{Lu}/gu)?.length ?? 0;
  if (letters < FEWEST_SHOUTED || capitals / letters < SHOUTED) return message;
  return message
    .replace(/(?<![\p{L}\d@.])\p{Lu}{2,}(?![\p{L}\d@])/gu, (word) =>
      SHORT_NAMES.has(word) ? word : word.toLowerCase(),
    )
    .replace(/(?<=\p{Ll} )A(?= \p{Ll})/gu, "a");
}

const FILLER =
  /(?:,\s*)?(?<![\p{L}\p{N}@./-])(?:lol|lmao|rofl|(?:ha|he){2,}h?|jk|duh|obvs|obviously|honestly|tbh|u+m+|u+h+|h+m+|omg|you know,|like i said)(?![\p{L}\p{N}@/-]|\.\w)(?:,(?=\s))?/giu;

/** "A decent attitude lol" is a decent attitude. */
export function calmMessage(message: string): string {
  const calm = calmed(message);
  const bare = calm.replace(FILLER, "").replace(/[^\S\n]{2,}/g, " ");
  return /[\p{L}\p{N}]{2}/u.test(bare) ? bare : calm;
}
