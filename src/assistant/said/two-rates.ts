/** "35 days, 42 nights": two rates in the words of the trade, written so that nobody takes them for a roster. */

const NAME =
  "(days?|nights?|afternoons?|arvos?|evenings?|weekdays?|weekends?|saturdays?|sundays?|sats?|suns?|public holidays?|pub hols?|(?:day|night|afternoon) shifts?)";
const SUM = String.raw`(\$?)(\d{2,3}(?:\.\d{1,2})?)(?! ?k\b|\d|,\d)(?: (?:dollars|bucks))?`;
const UNIT = String.raw`(?:,? ?((?:an?|per) (?:hour|hr|day|shift)|\/ ?(?:hr|hour|h|day|shift)|p\/?h\b|p\/?d\b))?`;
const RATES = new RegExp(
  String.raw`(?<![\d.$/:-]|days?,? |days? and )${SUM}${UNIT}[ ,]+(?:for |on |during )?${NAME}(?:,? (?:and|then|but|&)|,|;| \/)? ${SUM}${UNIT}[ ,]+(?:for |on |during )?${NAME}\b(?! (?:a|per|off|on|out|each|in|leave|from|to|till?|until|of)\b)`,
  "gi",
);
const BY: readonly (readonly [RegExp, string])[] = [
  [/d/i, "a day"],
  [/shift/i, "a shift"],
];
const LEAST = 18;
const MOST = 150;

export function twoRates(message: string): string {
  return message.replace(
    RATES,
    (
      all: string,
      sign: string,
      one: string,
      unit: string | undefined,
      when: string,
      otherSign: string,
      other: string,
      otherUnit: string | undefined,
      otherwise: string,
    ) => {
      const isMoney = sign + otherSign !== "" || (unit ?? otherUnit) !== undefined;
      const [low, high] = [Number(one), Number(other)];
      // Without a word of money only a rate and a better one can be meant.
      const isRate = low >= LEAST && high > low && high <= MOST;
      if (plain(when) === plain(otherwise) || (!isMoney && !isRate)) return all;
      const per = (unit ?? otherUnit ?? (high <= MOST ? "an hour" : "a day")).trim();
      const by = BY.find(([words]) => words.test(per))?.[1] ?? "an hour";
      return `$${one} ${by} on ${when}, $${other} ${by} on ${otherwise}`;
    },
  );
}
const plain = (name: string) => name.toLowerCase().replace(/s$/, "");
