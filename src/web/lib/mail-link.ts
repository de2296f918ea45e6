/** One plain address: nothing that could end it and begin another, or a header. */
const PLAIN = /^[\w.+'-]+@[\w-]+(\.[\w-]+)+$/;

/** For an address out of somebody's advertisement; "" when it is not one plain address. */
export function mailLink(address: string, subject = ""): string {
  const plain = address.trim();
  if (!PLAIN.test(plain)) return "";
  return subject ? `mailto:${plain}?subject=${encodeURIComponent(subject)}` : `mailto:${plain}`;
}
