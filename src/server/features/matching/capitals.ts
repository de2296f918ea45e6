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
const SMALL = new Set(["of", "and", "the", "for", "in", "with", "a", "to", "or"]);

const isKnownName = (word: string) => BY_SMALL.get(word.toLowerCase()) === word;
/** "Ahpra" is AHPRA, however it is written. */
export const isNameInAnyCase = (word: string) => BY_SMALL.has(word.toLowerCase());

/** Names that are written in capitals throughout, as people's and roles' are in some resumes. */
export function withoutShouting(text: string): string {
  if (/\p{Ll}/u.test(text) || !/\p{Lu}{3}/u.test(text)) return text;
  return text.replace(/\p{Lu}[\p{Lu}’']*/gu, (word, at: number) => {
    if (isKnownName(word)) return word;
    const small = word.toLowerCase();
    return at > 0 && SMALL.has(small) ? small : word.charAt(0) + small.slice(1);
  });
}
