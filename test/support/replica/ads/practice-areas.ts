/** What lawyers of each kind do all day, four lines each. Our own words. */
export const PRACTICE_AREAS = {
  "Commercial litigation": [
    "Run contract and shareholder disputes from the first letter of demand to judgment",
    "Draft pleadings, affidavits and outlines of submissions for the Supreme Court",
    "Brief counsel, manage discovery and prepare witnesses for hearing",
    "Settle disputes at mediation where that serves the client better than a trial",
  ],
  "Property and leasing": [
    "Act for landlords and tenants in retail, office and industrial leasing",
    "Negotiate contracts for the sale of land and put options in order",
    "Settle conveyances on an electronic lodgement platform, several each week",
    "Advise developers on titles, easements and off-the-plan sales",
  ],
  "Employment and workplace relations": [
    "Advise employers on dismissals, redundancies and restructures",
    "Appear in conciliations of unfair dismissal and general protections claims",
    "Draft employment contracts, policies and restraints that hold",
    "Investigate complaints of misconduct and report on what was found",
  ],
  "Family law": [
    "Carry parenting and property matters in the Federal Circuit and Family Court",
    "Prepare financial statements, consent orders and binding financial agreements",
    "Help clients through urgent applications with a steady hand",
    "Work with counsellors and valuers to keep matters out of court",
  ],
  "Wills and estates": [
    "Draft wills, enduring powers of attorney and testamentary trusts",
    "Obtain grants of probate and administer estates of some complexity",
    "Act in family provision claims, for executors and for claimants",
    "Visit older clients at home or in hospital when they cannot come to us",
  ],
  "Mergers and acquisitions": [
    "Lead due diligence on the purchase of private companies",
    "Draft share sale agreements, disclosure letters and shareholders deeds",
    "Coordinate tax, competition and employment advice on larger transactions",
    "Close deals on time and see the conditions after completion through",
  ],
  "Banking and finance": [
    "Document bilateral and syndicated facilities for lenders and borrowers",
    "Register securities and keep the firm's precedents for them up to date",
    "Advise on enforcement, guarantees and priority between creditors",
    "Review the loan books of clients before they are sold or refinanced",
  ],
  "Construction and infrastructure": [
    "Negotiate head contracts and subcontracts on the usual Australian standards",
    "Prepare and answer payment claims under security of payment legislation",
    "Advise on defects, delay, variations and the calling of bank guarantees",
    "Attend site meetings when a dispute can still be talked out of the world",
  ],
  "Criminal law": [
    "Defend clients in the Local and District Courts, often at short notice",
    "Take instructions in custody and make applications for bail",
    "Negotiate charges with prosecutors and prepare pleas in mitigation",
    "Brief counsel in trials and instruct beside them",
  ],
  "Personal injury": [
    "Run motor accident and workers compensation claims for injured people",
    "Collect medical evidence and assess damages with counsel",
    "Attend settlement conferences and explain offers in plain language",
    "Keep limitation periods, costs and the expectations of clients in view",
  ],
  "Intellectual property": [
    "Advise on trade marks, copyright and the protection of confidential designs",
    "Draft licences, assignments and research agreements with universities",
    "Send and answer letters of demand about infringement",
    "Manage a portfolio of registrations in Australia and abroad",
  ],
  "Planning and environment": [
    "Act for councils and developers in merit appeals in the Land and Environment Court",
    "Advise on consent conditions, contamination and biodiversity offsets",
    "Review planning proposals and agreements before they are exhibited",
    "Write advice that an engineer and a neighbour can both follow",
  ],
} as const satisfies Record<string, readonly [string, string, string, string]>;

export type PracticeArea = keyof typeof PRACTICE_AREAS;
