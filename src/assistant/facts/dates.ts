const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";

const MONTHS: Readonly<Record<string, string>> = {
  jan: "January",
  feb: "February",
  mar: "March",
  apr: "April",
  jun: "June",
  jul: "July",
  aug: "August",
  sep: "September",
  sept: "September",
  oct: "October",
  nov: "November",
  dec: "December",
};

/** "feb" -> "February", "asap" -> "ASAP": the same words, written as they are in print. */
export function dressedDate(when: string): string {
  return when
    .replace(
      /^(?:(?:closes|closing|closing date|applications close|start|starts|starting|starting from|from|by|on|the|in|is):? )+/i,
      "",
    )
    .replace(/[\s.,;!]+$/, "")
    .replace(/\basap\b/i, "ASAP")
    .replace(
      /\b(?:mon|tues|wednes|thurs|fri)day\b/i,
      (day) => day.charAt(0).toUpperCase() + day.slice(1),
    )
    .replace(
      /\b(jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b/gi,
      (short) => MONTHS[short.toLowerCase()] ?? short,
    )
    .replace(
      new RegExp(`\\b${MONTH}\\b`, "gi"),
      (name) => name.charAt(0).toUpperCase() + name.slice(1).toLowerCase(),
    )
    .trim();
}
