/** What is different about a listing; the rest follows from its place in the list. */
interface More {
  /** What it is about: in the teaser, which the board searches with the title. */
  readonly subject: "lawyer" | "solicitor" | "barrister" | "legal counsel" | "tech";
  readonly salary?: string;
  readonly daysAgo?: number;
  readonly workType?: "Part time" | "Contract/Temp" | "Casual/Vacation";
  readonly teaser?: string;
  /** Into the text. */
  readonly words?: string;
  /** Why the template "legal-sydney" does not want it; left out where it does. */
  readonly unwanted?: string;
}
type Listing = readonly [title: string, company: string, place: string, more: More];

/** What the replica of the board lists, by relevance. */
export const LISTINGS: readonly Listing[] = [
  ["Banking and Finance Lawyer", "Linden Marsh Lawyers", "Sydney NSW", { subject: "lawyer" }],
  [
    "Commercial Lawyer",
    "Ashgrove Legal",
    "Sydney NSW",
    { subject: "lawyer", salary: "$110,000 - $130,000" },
  ],
  ["Litigation Lawyer", "Bellbird Lawyers", "Sydney NSW", { subject: "lawyer" }],
  ["Family Lawyer", "Corvane Solicitors", "Sydney NSW", { subject: "lawyer" }],
  ["Property Lawyer", "Dunmore Reid", "Sydney NSW", { subject: "lawyer" }],
  ["Employment Lawyer", "Elstow Partners", "Sydney NSW", { subject: "lawyer" }],
  [
    "Tax Lawyer",
    "Foxglove Law",
    "Sydney NSW",
    { subject: "lawyer", salary: "$110,000 - $130,000" },
  ],
  ["Insurance Lawyer", "Greystone Keane", "Sydney NSW", { subject: "lawyer" }],
  ["Estate Planning Lawyer", "Hollis Chambers", "Sydney NSW", { subject: "lawyer" }],
  ["Migration Lawyer", "Ironbark Legal", "Sydney NSW", { subject: "lawyer" }],
  ["Privacy Lawyer", "Juniper Row Lawyers", "Sydney NSW", { subject: "lawyer" }],
  [
    "Competition Lawyer",
    "Ashgrove Legal",
    "Sydney NSW",
    { subject: "lawyer", salary: "$110,000 - $130,000" },
  ],
  ["Construction Lawyer", "Bellbird Lawyers", "Sydney NSW", { subject: "lawyer" }],
  ["Health Lawyer", "Corvane Solicitors", "Sydney NSW", { subject: "lawyer" }],
  ["Energy Lawyer", "Dunmore Reid", "Sydney NSW", { subject: "lawyer" }],
  ["Insolvency Lawyer", "Elstow Partners", "Sydney NSW", { subject: "lawyer" }],
  [
    "Procurement Lawyer",
    "Foxglove Law",
    "Sydney NSW",
    { subject: "lawyer", salary: "$110,000 - $130,000" },
  ],
  ["Aviation Lawyer", "Greystone Keane", "Sydney NSW", { subject: "lawyer" }],
  ["Franchise Lawyer", "Hollis Chambers", "Sydney NSW", { subject: "lawyer" }],
  ["Sports Lawyer", "Ironbark Legal", "Sydney NSW", { subject: "lawyer" }],
  ["Charity Lawyer", "Juniper Row Lawyers", "Sydney NSW", { subject: "lawyer" }],
  [
    "Funds Lawyer",
    "Ashgrove Legal",
    "Sydney NSW",
    { subject: "lawyer", salary: "$110,000 - $130,000" },
  ],
  ["Superannuation Lawyer", "Bellbird Lawyers", "Sydney NSW", { subject: "lawyer" }],
  ["Technology Lawyer", "Corvane Solicitors", "Sydney NSW", { subject: "lawyer" }],
  ["Planning Lawyer", "Dunmore Reid", "Sydney NSW", { subject: "lawyer" }],
  ["Conveyancing Solicitor", "Dunmore Reid", "Sydney NSW", { subject: "solicitor" }],
  ["Wills Solicitor", "Elstow Partners", "Sydney NSW", { subject: "solicitor" }],
  ["Criminal Solicitor", "Foxglove Law", "Sydney NSW", { subject: "solicitor" }],
  ["Local Government Solicitor", "Greystone Keane", "Sydney NSW", { subject: "solicitor" }],
  ["Workers Compensation Solicitor", "Hollis Chambers", "Sydney NSW", { subject: "solicitor" }],
  ["Debt Recovery Solicitor", "Ironbark Legal", "Sydney NSW", { subject: "solicitor" }],
  ["Motor Accidents Solicitor", "Juniper Row Lawyers", "Sydney NSW", { subject: "solicitor" }],
  ["Strata Solicitor", "Ashgrove Legal", "Sydney NSW", { subject: "solicitor" }],
  ["Barrister's Clerk", "Hollis Chambers", "Sydney NSW", { subject: "barrister" }],
  ["Reader for a Barrister", "Ironbark Legal", "Sydney NSW", { subject: "barrister" }],
  ["Chambers Barrister, Common Law", "Juniper Row Lawyers", "Sydney NSW", { subject: "barrister" }],
  ["Legal Counsel, Retail", "Marrow Retail Group", "Sydney NSW", { subject: "legal counsel" }],
  ["Legal Counsel, Logistics", "Tollgate Logistics", "Sydney NSW", { subject: "legal counsel" }],
  [
    "Senior Legal Counsel, Hospitals",
    "Saint Orla Hospitals",
    "Sydney NSW",
    { subject: "legal counsel", salary: "$160,000 - $190,000" },
  ],
  [
    "Legal Counsel, Insurance Claims",
    "Palisade Insurance",
    "Sydney NSW",
    { subject: "legal counsel" },
  ],
  [
    "Intern, Disputes",
    "Ashgrove Legal",
    "Sydney NSW",
    { subject: "lawyer", unwanted: "excluded word in the title" },
  ],
  [
    "Community Lawyer",
    "Harbour Street Legal Centre",
    "Sydney NSW",
    {
      subject: "lawyer",
      words: "The position works beside a volunteer roster of forty people.",
    },
  ],
  [
    "Pro Bono Solicitor",
    "Bellbird Lawyers",
    "Sydney NSW",
    {
      subject: "solicitor",
      teaser: "A solicitor for an unpaid secondment of three months.",
      unwanted: "excluded word in the teaser",
    },
  ],
  [
    "Relief Solicitor",
    "Corvane Solicitors",
    "Sydney NSW",
    { subject: "solicitor", workType: "Part time", unwanted: "another kind of work" },
  ],
  [
    "Contract Lawyer, Data Room",
    "Dunmore Reid",
    "Sydney NSW",
    { subject: "lawyer", workType: "Contract/Temp", unwanted: "another kind of work" },
  ],
  [
    "Weekend Duty Solicitor",
    "Elstow Partners",
    "Sydney NSW",
    { subject: "solicitor", workType: "Casual/Vacation", unwanted: "another kind of work" },
  ],
  [
    "Probate Lawyer",
    "Foxglove Law",
    "Sydney NSW",
    { subject: "lawyer", daysAgo: 44, unwanted: "too old" },
  ],
  [
    "Shipping Solicitor",
    "Greystone Keane",
    "Sydney NSW",
    { subject: "solicitor", daysAgo: 52, unwanted: "too old" },
  ],
  [
    "Wine Industry Lawyer",
    "Yarrow Lane Lawyers",
    "Melbourne VIC",
    { subject: "lawyer", unwanted: "another place" },
  ],
  [
    "Tram Network Solicitor",
    "Tollgate Logistics",
    "Melbourne VIC",
    { subject: "solicitor", unwanted: "another place" },
  ],
  [
    "Gallery Lawyer",
    "Ochre Law",
    "Melbourne VIC",
    { subject: "lawyer", unwanted: "another place" },
  ],
  [
    "Racing Lawyer",
    "Stall Five Legal",
    "Melbourne VIC",
    { subject: "lawyer", unwanted: "another place" },
  ],
  [
    "Dairy Solicitor",
    "Yarrow Lane Lawyers",
    "Melbourne VIC",
    { subject: "solicitor", unwanted: "another place" },
  ],
  [
    "Legal Counsel, Media",
    "Brisket Media",
    "Melbourne VIC",
    { subject: "legal counsel", unwanted: "another place" },
  ],
  [
    "Software Engineer, Payments",
    "Cobalt Ledger",
    "Sydney NSW",
    {
      subject: "tech",
      teaser: "A software engineer who likes ledgers.",
      unwanted: "another trade",
    },
  ],
  [
    "Senior Software Engineer",
    "Tidewater Systems",
    "Sydney NSW",
    {
      subject: "tech",
      teaser: "For a software engineer who reviews kindly.",
      unwanted: "another trade",
    },
  ],
  [
    "Frontend Developer",
    "Cobalt Ledger",
    "Sydney NSW",
    { subject: "tech", teaser: "A developer with taste.", unwanted: "another trade" },
  ],
  [
    "Backend Developer",
    "Nimbus Freight Tech",
    "Sydney NSW",
    { subject: "tech", teaser: "A developer for our freight services.", unwanted: "another trade" },
  ],
  [
    "Tech Lead, Search",
    "Tidewater Systems",
    "Sydney NSW",
    { subject: "tech", teaser: "A tech lead for a team of five.", unwanted: "another trade" },
  ],
  [
    "Mainframe Programmer",
    "Old Mill Bank",
    "Sydney NSW",
    {
      subject: "tech",
      teaser: "A programmer who can read what others wrote in 1988.",
      unwanted: "another trade",
    },
  ],
];
