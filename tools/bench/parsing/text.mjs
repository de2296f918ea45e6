// How texts are compared: case, white space, punctuation and the kinds of dashes do not count.

const ABBREVIATIONS = new Map(
  Object.entries({
    hons: "honours",
    nsw: "new south wales",
    vic: "victoria",
    qld: "queensland",
    wa: "western australia",
    sa: "south australia",
    act: "australian capital territory",
    nt: "northern territory",
    tas: "tasmania",
  }),
);
const ENOUGH_OVERLAP = 0.8;

export function plain(text) {
  return (text ?? "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[’'`]/g, "")
    .replace(/&/g, " and ")
    .replace(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim();
}

/** Letters and digits only, so that letter-spaced words and broken lines are equal to plain ones. */
export function squashed(text) {
  return (text ?? "")
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

function words(text) {
  return plain(text)
    .split(" ")
    .filter(Boolean)
    .flatMap((word) => (ABBREVIATIONS.get(word) ?? word).split(" "));
}

/** The same words, or one inside the other with at least four fifths of all words shared. */
export function alike(expected, got) {
  const [a, b] = [words(expected), words(got)];
  if (a.join(" ") === b.join(" ")) return a.length > 0;
  if (a.length === 0 || b.length === 0) return false;
  const rest = [...b];
  let shared = 0;
  for (const word of a) {
    const at = rest.indexOf(word);
    if (at < 0) continue;
    rest.splice(at, 1);
    shared++;
  }
  return shared / Math.max(a.length, b.length) >= ENOUGH_OVERLAP;
}

const TITLES = new Set(["dr", "mr", "ms", "mrs", "prof", "professor"]);

/** Names are equal in any order of their words, with or without a title, but not with letters after the name. */
export function sameName(expected, got) {
  const key = (name) =>
    words(name)
      .filter((word) => !TITLES.has(word))
      .sort()
      .join(" ");
  return key(expected) === key(got);
}

/** 0491…, +61 491… and 0061 (0)491… are one number. */
export function samePhone(expected, got) {
  return phoneKey(expected) === phoneKey(got);
}

function phoneKey(text) {
  const digits = (text ?? "")
    .replace(/\(0\)/g, "")
    .replace(/[^\d+]/g, "")
    .replace(/^\+/, "00");
  return digits.replace(/^0061/, "0").replace(/^00/, "+");
}

export function sameAddress(expected, got) {
  const key = (text) =>
    (text ?? "")
      .trim()
      .toLowerCase()
      .replace(/^https?:\/\//, "")
      .replace(/^www\./, "")
      .replace(/\/+$/, "");
  return key(expected) === key(got);
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** "February 2018", "9 February 2018" and "2018-02-09" all become "2018-02"; a year alone stays one. */
export function dateKey(text) {
  const year = /\b(?:19|20)\d\d\b/.exec(text ?? "")?.[0] ?? "";
  const iso = /\b(\d{4})-(\d{2})\b/.exec(text ?? "");
  if (iso) return `${iso[1]}-${iso[2]}`;
  const month = MONTHS.findIndex((name) => (text ?? "").toLowerCase().includes(name));
  return month < 0 ? year : `${year}-${String(month + 1).padStart(2, "0")}`;
}
