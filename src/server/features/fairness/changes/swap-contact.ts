/** What stands before an address or number: "Mob:", "E". */
const LABEL =
  /(?:(?<![\p{L}\p{N}])(?:e-?mail|mobile|mob|telephone|tel|phone|ph|contact|[emtp])(?: address| number| details)?[.:]*\s*)?/u
    .source;
const EMAIL = /(?:mailto:)?[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/u.source;
/** With a country's number or a leading zero: years and amounts have neither, and an ABN goes on. */
const PHONE =
  /(?<![\w/.-]|\d )(?:\+\d{1,3}[ -]?(?:\(0\)[ -]?)?\(?\d|\(?0\d)[\d ()-]{5,14}\d(?![\w/])/u.source;
const EMAILS = new RegExp(EMAIL, "gi");
const PHONES = new RegExp(PHONE, "g");
const LABELLED = new RegExp(`${LABEL}(?:${EMAIL}|${PHONE})`, "giu");
/** What parted it from its neighbours. */
const LEFT_OVER = /^[\s|·•,;/–-]+|[\s|·•,;/–-]+$|([|·•/])(?:\s*[|·•/])+/gu;

/** Other ways to reach somebody, in the place of every address and number; blank takes them out. */
export function swapContact(text: string, { email, phone }: { email: string; phone: string }) {
  if (email === "" && phone === "") {
    const rest = text.replace(LABELLED, "");
    return rest === text ? text : rest.replace(LEFT_OVER, "$1");
  }
  return text
    .replace(EMAILS, (found) => (/^mailto:/i.test(found) ? `mailto:${email}` : email))
    .replace(PHONES, phone);
}
