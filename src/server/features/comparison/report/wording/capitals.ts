/**
 * Names as they are written: those that the knowledge holds in small letters, and that a first word's capital
 * says nothing about.
 */
const NAMES = [
  "AASW ABN Aboriginal ACCC Aderant Agile AHPRA Airflow ALS AML/CTF Angular Ansible API APRA",
  "ASIC ASX ATO AUSTRAC Australia Australian AWS Azure B2B BAS BI C# C++ CAD Callista Canva",
  "CaseWare Cerner CFO CI/CD CLM CloudWatch Commonwealth CourtSA CPA CRM CSS CV Databricks",
  "Django Docker DocuSign ECG eLodgment English ERP ETL Excel Federal FIFO Figma FilePro FIRB",
  "GCP GDPR Genesys Git GitHub Go Google Grafana GraphQL gRPC GST HACCP Hadoop HR HTML HubSpot",
  "ICU II III ImmiAccount iOS IP Ironclad Islander ISMS ISO IT ITIL IV Java JavaScript Jenkins",
  "Jest JIRA JSON Kafka Klaviyo Kotlin KPI Kubernetes Landata Landgate LEAP LexisNexis Linux",
  "M&A Mandarin Medicare Microsoft MongoDB MRI MYOB MySQL NCAT NCCD NDIS NetSuite Next.js Node.js NSW",
  "Oracle OSCE PeopleSoft PEXA PHP PLC Postgres PostgreSQL PowerShell PPSA Procore Python QA",
  "QCAT Queensland React Relativity REST Revit RSA Rust SaaS SailPoint Salesforce SAP SCADA SEO",
  "SharePoint Shopify SIP Smokeball Snowflake SOP Spark SQL Strait Swift SWMS Tableau TAE",
  "Tasmanian Terraform Torres TypeScript UX VCAT Victoria Victorian VOI VSD Westlaw WHS WMS",
  "Word Xero",
].flatMap((line) => line.split(" "));
const BY_SMALL = new Map(NAMES.map((name) => [name.toLowerCase(), name]));
const PHRASES = new Map([
  ["accc", "the ACCC"],
  ["ato", "the ATO"],
  ["asic", "ASIC"],
  ["asx", "the ASX"],
  ["power bi", "Power BI"],
  ["azure devops", "Azure DevOps"],
  ["google analytics", "Google Analytics"],
  ["allen bradley", "Allen-Bradley"],
  ["revenue nsw", "Revenue NSW"],
  ["essential eight", "Essential Eight"],
  ["my health record", "My Health Record"],
  ["national employment standards", "National Employment Standards"],
  ["asx listing rules", "ASX Listing Rules"],
]);
/** Also ordinary words: taken for the tool only where the text writes it as a name. */
const ALSO_WORDS = new Set([
  "go",
  "rest",
  "excel",
  "word",
  "it",
  "spark",
  "rust",
  "react",
  "swift",
  "agile",
]);
const INSTITUTION = /\b(?:act|court|commission|tribunal)$/;
const SMALL = new Set(["of", "and", "the", "for", "in", "with", "a", "to", "or"]);

export const isToolName = (topic: string) => BY_SMALL.has(topic) && /^[a-z]+$/.test(topic);
export const isKnownName = (word: string) => BY_SMALL.get(word.toLowerCase()) === word;

/** A topic with the capitals that the texts or custom give it. */
export function withCapitals(topic: string, text: string): string {
  const phrase = PHRASES.get(topic);
  if (phrase) return phrase;
  if (/ law$/.test(topic)) return topic;
  if (INSTITUTION.test(topic) && topic.includes(" ")) return `the ${titled(topic)}`;
  const written = asWritten(topic, text);
  if (written) return written;
  return topic
    .split(" ")
    .map((word) =>
      ALSO_WORDS.has(word) && topic.includes(" ") ? word : (BY_SMALL.get(word) ?? word),
    )
    .join(" ");
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** In the form that stands in the text, unless its capital is only that of a sentence or of a heading. */
function asWritten(topic: string, text: string): string {
  const places = [...text.matchAll(new RegExp(`(?<![\\w])${escaped(topic)}(?![\\w])`, "gi"))];
  const forms = places.flatMap(({ 0: form, index }) => {
    const isFirst = index === 0 || /[.:!?•–-]\s*$/.test(text.slice(0, index));
    const rest = form.slice(1);
    if (/\p{Lu}/u.test(rest.replace(/(?<=\s)\p{Lu}(?=\p{Ll})/gu, ""))) return form;
    const isAlone =
      !/ |(?:ing|ion|ment|ance|ics|cy)$/.test(topic) && !isInTitle(text, index, form.length);
    return !isFirst && isAlone && /^\p{Lu}/u.test(form) ? form : [];
  });
  const isShouted = !/\p{Ll}/u.test(text);
  return isShouted ? "" : (forms[0] ?? "");
}

/** Beside another capital it is part of a title: the Insolvency of "Restructuring Insolvency". */
const isInTitle = (text: string, from: number, length: number) =>
  /\p{Lu}[\p{L}’']+ (?:(?:and|&) )?$/u.test(text.slice(0, from)) ||
  /^ (?:(?:and|&) )?\p{Lu}\p{Ll}/u.test(text.slice(from + length));

const titled = (name: string) =>
  name.replace(/\S+/g, (word) =>
    SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  );

/** Names that are written in capitals throughout, as people's and roles' are in some resumes. */
export function withoutShouting(text: string): string {
  if (/\p{Ll}/u.test(text) || !/\p{Lu}{3}/u.test(text)) return text;
  return text.replace(/\p{Lu}[\p{Lu}’']*/gu, (word, at: number) => {
    if (isKnownName(word)) return word;
    const small = word.toLowerCase();
    return at > 0 && SMALL.has(small) ? small : word.charAt(0) + small.slice(1);
  });
}
