/** Occupations are kept in small letters. */
const CAPITALS = new Map(
  "AI ACCC ASX BI CRM CTF CTP DBA ERP GIS GP HR ICT ICU IP IT M&A ML NDIS PR QA QMS RN RPA SAP SEO SOC TAFE UI UX VR WHS eDiscovery DevOps"
    .split(" ")
    .map((word) => [word.toLowerCase(), word]),
);

/** "IT support officer", "Registered nurse". */
export function occupationTitle(name: string): string {
  const words = name.split(" ").map((word) => CAPITALS.get(word) ?? word);
  const [first = "", ...rest] = words;
  const begun = CAPITALS.has(first.toLowerCase())
    ? first
    : first.charAt(0).toUpperCase() + first.slice(1);
  return [begun, ...rest].join(" ");
}
