/** Endings and openings that only organisations have. */
export const SURE_COMPANY: readonly RegExp[] = [
  /\bpty\.? ?(?:ltd|limited)\b/i,
  /\b(?:ltd|limited|llp|llc|inc|incorporated|plc|gmbh|s\.a\.|n\.v\.|b\.v\.|corp|corporation|co-op|cooperative)\b\.?/i,
  /& (?:co|sons?|daughters|partners|associates|company|brothers|bros)\b/i,
  /\b(?:department|ministry|office|university|bank|city|shire|council|house|institute|bureau|board|commission|parliament|supreme court|federal court|district court|county court|high court|magistrates['’]? court|local court|family court|land court|court) of\b/i,
  /\boffice of the\b/i,
  /\b(?:supreme|federal|district|county|high|magistrates['’]?|local|family|land and environment|children['’]?s|coroners?|industrial) court\b/i,
  /\bdirector of public prosecutions\b/i,
  /\blegal aid\b/i,
];

/** Words that organisations carry in their names, lower case. Plurals of trades count: "Lawyers". */
export const COMPANY_WORDS: ReadonlySet<string> = list(`
  lawyers solicitors barristers attorneys advocates conveyancers conveyancing chambers partners associates advisers advisors advisory
  accountants auditors consultants architects engineers builders electricians plumbers physiotherapists
  legal law group holdings company corporation industries enterprises ventures capital partners
  services solutions systems technologies technology software labs lab studio studios digital media networks
  consulting consultancy contracting construction constructions carpentry joinery roofing landscaping electrical plumbing mechanical engineering
  bank banking financial finance insurance super superannuation credit union trust fund foundation
  university college school academy institute institution tafe polytechnic campus faculty
  hospital hospitals clinic clinics medical health healthcare care aged-care surgery pharmacy pathology
  department ministry authority agency commission commissioner council councils government parliament bureau board tribunal court courts
  office police force army navy defence service ombudsman registry prosecutions
  society association federation union guild club league alliance network
  centre center community church mission charity charities museum gallery library theatre
  hotel hotels restaurant cafe café bistro bar kitchen bakery catering supermarket supermarkets store stores market markets
  foods food wines winery brewery farm farms motors automotive airlines airways rail transport logistics freight
  mining minerals resources energy power water gas oil petroleum solar renewables
  properties property realty estate developments homes living
  recruitment staffing personnel international australia australasia asia pacific global worldwide nsw
  telecom telecommunications communications broadcasting publishing press news
  pharmaceuticals biotech sciences laboratories analytics retail fashion sports fitness
  inc ltd plc llp llc co bros &
`);

/** Openings of a name of an organisation. */
export const COMPANY_OPENINGS =
  /^(?:the )?(?:university|department|dept|ministry|office|bank|city|shire|town|government|australian|royal|national|commonwealth|st\.? [a-z]+['’]s|court|parliament|institute|college|school|faculty|chambers of|law (?:office|firm)s? of)\b/i;

/** Parts of a firm and fields of work: they stand with the role, or for nothing. */
export const DEPARTMENTS: ReadonlySet<string> = new Set(
  `litigation; dispute resolution; disputes; commercial litigation; commercial; corporate; corporate and commercial; mergers and acquisitions; m&a; banking and finance; banking; finance; property; real estate; construction; projects; infrastructure; employment; workplace relations; workplace; industrial relations; family law; family; criminal law; crime; insurance; personal injury; wills and estates; estates; tax; taxation; intellectual property; ip; technology; privacy; competition; energy; energy and resources; resources; environment and planning; planning and environment; planning; restructuring; insolvency; restructuring and insolvency; migration; immigration; government; public law; administrative law; regulatory; funds; private clients; private client; capital markets; pro bono; conveyancing; native title; health; aged care; sales; marketing; operations; engineering; human resources; it; information technology; emergency department; intensive care unit; icu; theatre; full time; full-time; part time; part-time; casual; contract; fixed term; fixed-term; permanent; temporary; secondment; internship; maternity leave cover; parental leave cover; graduate program; rotation; warehousing; maintenance; reliability; manufacturing; production; logistics; supply chain; procurement; purchasing; distribution; quality; safety; customer service; administration; payroll; accounts; audit; merchandising; product; design; research; policy; compliance; strategy; communications; facilities; brownfields; community health; mental health; paediatrics; oncology; cardiology; surgical; medical; respiratory; general medicine; maternity; rehabilitation; palliative care; early years; literacy; numeracy`
    .split(";")
    .map((word) => word.trim()),
);

function list(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter((word) => word !== ""));
}
