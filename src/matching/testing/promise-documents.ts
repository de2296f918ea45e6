/**
 * What the promises about scores are tried on: invented people and advertisements of eight fields, half of them
 * law, and what is done to a resume or an advertisement.
 */

type Field =
  | "family law"
  | "property law"
  | "employment law"
  | "legal support"
  | "nursing"
  | "electrical"
  | "payroll"
  | "warehouse";

export interface Advertisement {
  readonly field: Field;
  readonly title: string;
  readonly text: string;
  /** Those of its lines that ask for one thing; more can be asked for after the last one. */
  readonly musts: readonly string[];
}

export interface Resume {
  readonly field: Field;
  readonly name: string;
  readonly text: string;
  /** Whether it has nearly all that its field's advertisement asks for. */
  readonly fits: boolean;
  /** What could truly stand there as well, and shows something that the field's advertisement asks for. */
  readonly proofs: readonly string[];
}

export const ADVERTISEMENTS: readonly Advertisement[] = [
  {
    field: "family law",
    title: "Family Lawyer",
    text: `Family Lawyer
Pell & Amadio, Penrith

We are eight people above the old post office and do nothing but family law. Our clients are
teachers, tradies and grandparents, and most of them come because somebody told them to.

What you will do
- Look after your own parenting and property files
- See new clients, sometimes on the day they ring

What you need
- Admission as a solicitor in an Australian jurisdiction
- A current practising certificate
- 3 to 5 years of post-admission experience in family law
- Experience drafting consent orders
- Advocacy at interim hearings in the Federal Circuit and Family Court
- LEAP or similar practice software

A bonus
- Training in collaborative practice

Parking is free and Friday ends at four. Write to Rosa Amadio with your resume.`,
    musts: [
      "- Admission as a solicitor in an Australian jurisdiction",
      "- A current practising certificate",
      "- 3 to 5 years of post-admission experience in family law",
      "- Experience drafting consent orders",
      "- Advocacy at interim hearings in the Federal Circuit and Family Court",
      "- LEAP or similar practice software",
    ],
  },
  {
    field: "property law",
    title: "Property Solicitor",
    text: `Property Solicitor | Newcastle | Permanent

Our client is a well-known firm near the harbour whose property team has more leases than
hands. You would join two partners and three conveyancers.

About the role
You will run retail and commercial leases for landlords, settle sales and purchases
electronically, and help the developers among our clients with their off-the-plan contracts.

About you
You hold a current Australian practising certificate.
You have 4 years or more of experience in property law after admission.
You have negotiated retail leases.
You have acted on off-the-plan contracts for developers.
You know your way around PEXA.
You have looked after junior staff.

Experience with strata by-laws would be highly regarded.

The salary goes up to $130,000 plus super. Apply with the button below; only those on the
shortlist will hear from us.`,
    musts: [
      "You hold a current Australian practising certificate.",
      "You have 4 years or more of experience in property law after admission.",
      "You have negotiated retail leases.",
      "You have acted on off-the-plan contracts for developers.",
      "You know your way around PEXA.",
      "You have looked after junior staff.",
    ],
  },
  {
    field: "employment law",
    title: "Senior Legal Officer, Workplace Relations",
    text: `Senior Legal Officer, Workplace Relations
Department of Regional Services
Ongoing, full time, Melbourne

The team
The Workplace Relations unit advises 4,000 staff and their managers across the state.

Duties
- Advise executives on discipline, redundancy and enterprise bargaining
- Represent the department in the Fair Work Commission

Selection criteria (essential)
1. Admission to practise as an Australian lawyer
2. A minimum of 5 years of experience in employment law
3. Appearances in the Fair Work Commission
4. Experience with unfair dismissal claims
5. Drafting enterprise agreements
6. Conducting or overseeing workplace investigations

Desirable
7. Knowledge of the public sector's employment rules

We welcome applications from everyone. Applications close on 12 December.`,
    musts: [
      "1. Admission to practise as an Australian lawyer",
      "2. A minimum of 5 years of experience in employment law",
      "3. Appearances in the Fair Work Commission",
      "4. Experience with unfair dismissal claims",
      "5. Drafting enterprise agreements",
      "6. Conducting or overseeing workplace investigations",
    ],
  },
  {
    field: "legal support",
    title: "Legal Secretary, Litigation",
    text: `Legal secretary for our litigation group

Hello! We are looking for the person who keeps two partners, one senior associate and a
coffee plunger in order. You would sit by the window in our Adelaide office.

Your day
- Typing from tapes, tidying up long affidavits, making up court books
- Answering clients who want to know what happens next

What you bring
- 2 years or more as a legal secretary
- Filing documents with the courts online
- Preparing court books and briefs to counsel
- Audio typing
- Diary management for partners
- Advanced Microsoft Word

It does not matter where you went to school, and you need no degree.

$72,000 to $80,000 plus super, and your birthday off. Send a few lines to Bettina.`,
    musts: [
      "- 2 years or more as a legal secretary",
      "- Filing documents with the courts online",
      "- Audio typing",
      "- Diary management for partners",
      "- Advanced Microsoft Word",
    ],
  },
  {
    field: "nursing",
    title: "Registered Nurse, Aged Care",
    text: `Registered Nurse, Aged Care
Wattle Grove Home, Toowoomba
Part time, afternoons and every second weekend

Eighty-two people live here, nineteen of them in the memory support wing. You lead the
shift, with an enrolled nurse and six carers.

Essential
- Current AHPRA registration as a registered nurse
- At least 2 years of aged care nursing
- Medication management
- Wound care
- Writing care plans
- Leading a shift of care staff
- A current first aid certificate

Desirable
- Palliative care

We give you paid handover time, a uniform, and a kitchen that feeds the staff as well.
Phone Marg on the number below, or drop in.`,
    musts: [
      "- Current AHPRA registration as a registered nurse",
      "- At least 2 years of aged care nursing",
      "- Medication management",
      "- Wound care",
      "- Writing care plans",
      "- Leading a shift of care staff",
      "- A current first aid certificate",
    ],
  },
  {
    field: "electrical",
    title: "Electrician, Commercial Maintenance",
    text: `Electrician, commercial maintenance

Schools, shops and two hospitals on the north side of Brisbane. You get a van, a phone and
a list in the morning, and nobody stands behind you.

You must have:
* Queensland electrical work licence
* White card
* 3 years in commercial maintenance
* Fault finding on switchboards
* Testing and tagging
* Emergency and exit lighting checks
* Driver licence

Good to have: data cabling.

Pay is $48 to $54 an hour, a little above the award, with overtime as it comes.
The van goes home with you. Ring Trev after three.`,
    musts: [
      "* Queensland electrical work licence",
      "* White card",
      "* 3 years in commercial maintenance",
      "* Fault finding on switchboards",
      "* Driver licence",
    ],
  },
  {
    field: "payroll",
    title: "Payroll Officer",
    text: `Payroll Officer – Parramatta – Full time

A food maker with 600 people on weekly and fortnightly pays. The team is three, the
questions are many, and the cut-off is Tuesday noon.

The job
- Run two pays from timesheets to bank file
- Answer people about their leave and their tax

To do it you will have
- 3+ years of end-to-end payroll
- Experience paying under modern awards
- MYOB or Xero
- Strong Excel, including pivot tables
- Single Touch Payroll finalisation
- Payroll tax and superannuation reporting

Nice to have: a Certificate IV in accounting and bookkeeping.

Up to $90,000 plus super. Two days from home after probation. Apply by 5 December.`,
    musts: [
      "- 3+ years of end-to-end payroll",
      "- Experience paying under modern awards",
      "- MYOB or Xero",
      "- Single Touch Payroll finalisation",
    ],
  },
  {
    field: "warehouse",
    title: "Warehouse Supervisor",
    text: `Warehouse Supervisor, afternoon shift

Garden furniture comes in by the container and leaves by the truck. We are in Dandenong
South, twelve docks, 9,000 pallet places.

What the shift needs
- Forklift licence (LF)
- 3 years or more supervising a warehouse team
- Writing rosters for 20 people
- Safety briefings and incident reports
- Stock counts and inventory accuracy
- A warehouse management system

What would help
- Unloading containers with a clamp

$95,000 with the loading, every second Friday short. There are no open-plan offices, there
is hardly an office. Send your resume to the yard office; Goran reads them himself.`,
    musts: [
      "- Forklift licence (LF)",
      "- 3 years or more supervising a warehouse team",
      "- Writing rosters for 20 people",
      "- A warehouse management system",
    ],
  },
];

export const RESUMES: readonly Resume[] = [
  {
    field: "family law",
    name: "Imogen Achari",
    fits: true,
    text: `Imogen Achari
Emu Plains NSW 2750 | 0491 570 156 | imogen.achari@example.com

Profile
Family lawyer, admitted as a solicitor of the Supreme Court of New South Wales in February 2021, with an unrestricted practising certificate. I like the part of the work where a fight turns into a plan.

Experience
Solicitor, Marchetti Family Lawyers, Blacktown
November 2022 to present
- Carry about 50 files in parenting and property, from the first conference to final orders
- Draft consent orders, binding financial agreements and the affidavits that go with them
- Appear two or three times a week at first return dates and interim hearings in the Federal Circuit and Family Court of Australia, Division 2
- Brief counsel for trial and sit in on conciliation conferences
- Keep every file in LEAP, time recording and trust requests included

Graduate solicitor, Osei & Partners, Parramatta
February 2021 to October 2022
- Family law rotation for fourteen months, then estates
- Prepared applications for divorce and disclosure bundles
- Took instructions from clients in custody and in shelters

Education
Graduate Diploma of Legal Practice, College of Law, 2021
Bachelor of Laws, Macquarie University, 2020

Skills
LEAP, Microsoft Office, the Commonwealth Courts Portal, mediation preparation

Referees
On request, once we have spoken`,
    proofs: [
      "- Filed 60 sets of consent orders with the court, each drafted by me",
      "- Argue interim applications about parenting in the Federal Circuit and Family Court",
      "- Hold a current practising certificate from the Law Society of New South Wales",
    ],
  },
  {
    field: "family law",
    name: "Tobias Renwick",
    fits: false,
    text: `Tobias Renwick
Kingswood NSW | 0491 570 157 | t.renwick@example.com

About me
Law graduate and paralegal. I finish my practical legal training in March 2027 and expect to be admitted in the middle of that year.

Employment
Paralegal, Nepean Community Legal Centre, Penrith
January 2024 to present
- Take first calls from people who are separating and book them with a solicitor
- Draft chronologies, subpoenas and simple affidavits for the solicitors to settle
- Help people to fill in applications for divorce at a weekly clinic
- Wait with clients at court on duty days

Shop assistant, Hollis Sports, Penrith
2019 to 2023
- Sold running shoes at weekends while I studied
- Opened and closed the shop, counted the till
- Trained four new casuals

Volunteer, Mountains Rural Fire Brigade, since 2020

Education
Bachelor of Laws, Western Sydney University, 2023
Higher School Certificate, Springwood, 2018

Skills
Actionstep, Microsoft Word, legal research in AustLII and Westlaw, minute taking

Interests
Trail running, bass guitar, the Blue Mountains before breakfast`,
    proofs: [
      "- Draft minutes of consent orders, which a solicitor settles and signs",
      "- Look after the centre's LEAP: templates, matter types, new users",
      "- Three years in family law, from intake to final orders, as a paralegal",
    ],
  },
  {
    field: "property law",
    name: "GENEVIEVE STROUD",
    fits: true,
    text: `GENEVIEVE STROUD
Merewether NSW 2291 | 0491 570 158 | gen.stroud@example.com

SUMMARY
Property solicitor in private practice. Admitted in New South Wales in 2017; I hold a current practising certificate without restrictions.

CAREER HISTORY
Senior Associate, Calloway Hume, Newcastle
July 2021 to present
- Negotiate retail and commercial leases for the owners of two shopping centres, some 70 a year
- Act for three developers on contracts for sale off the plan: disclosure statements, sunset dates, defects
- Settle sales and purchases in PEXA; I am the subscriber manager of the office
- Supervise two junior solicitors and a conveyancer and check their letters before they go out
- Advise owners corporations on strata by-laws and special levies

Solicitor, Hunter Street Legal, Newcastle
March 2017 to June 2021
- Conveyancing for families, farms and small shops
- Leases of medical rooms and restaurants for tenants
- Mortgages and releases for a credit union

EDUCATION
Bachelor of Laws and Bachelor of Commerce, University of Newcastle, 2016
Practical Legal Training, 2017

SKILLS
PEXA, InfoTrack, LEAP, Excel for rent rolls and outgoings

OTHER
Treasurer of a surf club; I swim in the baths all year round`,
    proofs: [
      "- Negotiated the retail leases of a new food court, 14 shops in five weeks",
      "- Acted for the developer of a 90-unit building on its off-the-plan contracts",
      "- Train the junior lawyers of the team in leasing and look at their work each week",
    ],
  },
  {
    field: "employment law",
    name: "Declan Moriarty",
    fits: true,
    text: `Declan Moriarty
Footscray VIC 3011 | 0491 570 159 | declan.moriarty@example.com

Profile
Employment lawyer, admitted to practise in Victoria in August 2018. Eight years on both sides of the table, the last five for employers in health and local government.

Experience
Senior Associate, Varley Keane Lawyers, Melbourne
November 2021 to present
- Appear in the Fair Work Commission for councils and hospitals: conciliations, jurisdiction, hearings
- Defend claims of unfair dismissal and general protections, about 40 a year
- Draft enterprise agreements and take them through bargaining, the vote and approval
- Oversee workplace investigations into bullying and fraud, and write the findings letters
- Advise on redundancy, discipline and long service leave

Lawyer, Westgate Employment Rights, Footscray
August 2018 to October 2021
- Ran underpayment claims for cleaners and cooks
- Unfair dismissal applications from the first call to the hearing
- Gave talks about rights at work in libraries

Education
Juris Doctor, Monash University, 2017
Bachelor of Arts (History), La Trobe University, 2013

Memberships
Law Institute of Victoria, workplace relations section

Skills
Plain writing, negotiation, iManage, running a hearing book without paper`,
    proofs: [
      "- Drafted the enterprise agreement of a water authority with 900 staff",
      "- Conducted an investigation into complaints of bullying in a hospital kitchen",
      "- Appeared in the Fair Work Commission at eleven contested hearings this year",
    ],
  },
  {
    field: "employment law",
    name: "Anneliese Kovac",
    fits: false,
    text: `Anneliese Kovac
Thornbury VIC | 0491 570 110 | a.kovac@example.com

Summary
Human resources adviser who enjoys the hard conversations. Looking for work that is closer to the law.

Work history
HR Adviser, Brightline Logistics, Laverton
May 2020 to present
- Advise managers on warnings, performance and return to work
- Conduct workplace investigations into misconduct and write the reports
- Sat beside our lawyer at four conciliations in the Fair Work Commission
- Look after the leave rules of two enterprise agreements

HR Coordinator, Coburg City Toyota
2016 to 2020
- Contracts, inductions, records and the Christmas party
- Paid parental leave forms
- Recruited mechanics and apprentices

Education
Bachelor of Business (Human Resource Management), RMIT, 2015
Certificate IV in Work Health and Safety, 2018

Tickets and checks
Mental health first aid, renewed in 2025
Victorian driver licence

Skills
Employment Hero, Excel, mediation, minute taking

Referees
Two managers and a union delegate, on request`,
    proofs: [
      "- Prepared the company's response to nine unfair dismissal claims",
      "- Drafted clauses of the enterprise agreement and costed them",
      "- Oversaw an outside investigator in three cases of harassment",
    ],
  },
  {
    field: "legal support",
    name: "Lorraine Petridis",
    fits: true,
    text: `Lorraine Petridis
Norwood SA 5067 | 0491 570 313 | lorraine.p@example.com

Profile
Legal secretary with a soft spot for a court book that opens flat. Eleven years in law firms, most of them in litigation.

Experience
Legal Secretary, Harrow Bligh Lawyers, Adelaide
June 2019 to present
- Work for two litigation partners and keep their diaries, travel and deadlines
- File pleadings and affidavits online through CourtSA and the Federal Court's eLodgment
- Prepare court books, tender bundles and briefs to counsel, on paper and as linked PDF
- Audio typing at 85 words a minute, with a digital transcriber
- Built the group's Word templates: styles, cross references, tables of authorities

Junior secretary, Glenelg Conveyancing
February 2015 to May 2019
- Reception, post, searches and settlements
- Typed letters and contracts
- Banked cheques and reconciled petty cash

Education
Certificate III in Legal Services, TAFE SA, 2015
South Australian Certificate of Education, 2013

Skills
Microsoft Word (advanced), Outlook, Excel, BigHand dictation, Affinity

Community
Secretary of the Norwood netball club, where I also do the draw`,
    proofs: [
      "- Filed 300 documents with the District Court online last year",
      "- Manage the diaries of the two partners, hearing dates and limitation periods included",
      "- Transcribed dictation from tapes and digital audio every day",
    ],
  },
  {
    field: "nursing",
    name: "Bronwyn Tait",
    fits: true,
    text: `Bronwyn Tait
Harristown QLD 4350 | 0491 570 737 | bron.tait@example.com

About me
Registered nurse, happiest where people stay long enough to be known. Registered with AHPRA without conditions since January 2020.

Employment
Registered Nurse, Glenvale Gardens Aged Care, Toowoomba
October 2023 to present
- In charge of the afternoon shift: one enrolled nurse, seven carers, 74 residents
- Give and check medications, S8s included, and follow up with the pharmacist and the doctors
- Dress wounds and skin tears, from pressure injuries to leg ulcers
- Write and review care plans with residents and their families
- Palliative care with the hospital's outreach team

Registered Nurse, Darling Downs Hospital, Toowoomba
January 2020 to September 2023
- Medical ward of 28 beds, days and nights
- Took in patients from emergency and planned discharges
- Preceptor for students of two universities

Education
Bachelor of Nursing, University of Southern Queensland, 2019

Licences and checks
AHPRA registration, current
First aid and CPR, renewed in May 2026
NDIS worker screening and yellow card
Driver licence

Interests
Choir, vegetable beds, an old and unreliable horse`,
    proofs: [
      "- Manage the medication rounds of the whole house and audit the charts each month",
      "- Wrote the care plans of 25 new residents last year",
      "- Lead the care staff of the shift and hand over to the night nurse",
    ],
  },
  {
    field: "nursing",
    name: "Rashmi Dahal",
    fits: false,
    text: `Rashmi Dahal
Rangeville QLD | 0491 571 266 | rashmi.dahal@example.com

Profile
Assistant in nursing and student of nursing in my second year. Patient, quick to learn and used to nights.

Work
Personal Carer, Laurel House, Toowoomba
March 2024 to present
- Showers, meals, walks and a great deal of listening for 14 residents
- Turn and move people with hoists, two at a time
- Tell the nurse about skin that looks sore and write it in the notes
- Remind residents of their tablets, which the nurse gives

Waiter, Spice Lane, Toowoomba
2022 to 2024
- Carried plates, took bookings, cleaned the bar
- Closed the till on Sundays
- Looked after functions of up to 60 people

Study
Bachelor of Nursing, University of Southern Queensland, begun in 2025
Certificate III in Individual Support, 2023

Papers
First aid certificate, May 2026
Police check and yellow card
Car licence, P2

Languages
Nepali, Hindi, English`,
    proofs: [
      "- Help the nurse with dressings of simple wounds",
      "- Two years of care work in an aged care home",
      "- Renewed my first aid certificate with CPR in October 2026",
    ],
  },
  {
    field: "electrical",
    name: "Craig Hannaford",
    fits: true,
    text: `Craig Hannaford
Strathpine QLD 4500 | 0491 571 491 | craig.hannaford@example.com

Summary
Licensed electrician. I have been on maintenance rounds for schools and shops since I came out of my time.

Experience
Electrician, Northline Electrical Services, Brendale
November 2023 to present
- Commercial maintenance for 31 schools and a chain of bakeries, by van and by myself
- Find faults on main and distribution switchboards and put them right with the power back before opening
- Test and tag: about 6,000 items a year, with the register
- Six-monthly checks of emergency and exit lights, batteries and logbooks included
- Pull and terminate Cat 6 where an office moves

Electrical apprentice, then electrician, Pine Rivers Power, Strathpine
January 2018 to October 2023
- Four years of apprenticeship, then shop fit-outs
- Conduit, tray, rough-in and fit-off
- Safety switches and hot water for the rental agents

Education
Certificate III in Electrotechnology Electrician, TAFE Queensland, 2022

Licences
Queensland electrical work licence, electrical mechanic
Construction white card
Low voltage rescue and CPR
Open driver licence, manual

Interests
Fishing, and the boat that goes with it`,
    proofs: [
      "- Found the fault on a hospital switchboard that had tripped every second night",
      "- Tested and tagged the workshop tools of four high schools in the holidays",
      "- Ran the emergency and exit lighting checks of two shopping centres",
    ],
  },
  {
    field: "payroll",
    name: "Marguerite Osborne",
    fits: true,
    text: `Marguerite Osborne
Toongabbie NSW 2146 | 0491 571 804 | m.osborne@example.com

Profile
Payroll officer. Nobody has rung me about a wrong pay since March, and I remember that one.

Experience
Payroll Officer, Castlereagh Meats, Seven Hills
November 2023 to present
- End-to-end payroll for 430 people, weekly and monthly, from timesheets to the bank
- Interpret the meat industry and clerks awards: overtime, allowances, shift loadings
- Process in MYOB and check each run against a pivot table in Excel
- Finalise Single Touch Payroll at the end of the year
- Lodge payroll tax in two states, and pay super through the clearing house

Accounts and payroll clerk, Dunmore Plumbing Supplies, Girraween
February 2017 to October 2023
- Fortnightly pays for 60 in Xero
- Supplier invoices, bank reconciliation, month end
- Leave balances and new starters

Education
Certificate IV in Accounting and Bookkeeping, TAFE NSW, 2018

Skills
MYOB, Xero, Excel (pivot tables, lookups), Deputy, Single Touch Payroll

Checks
National police check, 2025

Languages
English and some Maltese`,
    proofs: [
      "- Paid people under three modern awards, with all their penalties",
      "- Reported superannuation and payroll tax each month and answered the audit",
      "- Ran end-to-end payroll by myself for five weeks when the manager was away",
    ],
  },
  {
    field: "payroll",
    name: "Desmond Falzon",
    fits: false,
    text: `Desmond Falzon
Quakers Hill NSW | 0491 572 549 | des.falzon@example.com

About
Bookkeeper for small shops who would like one desk and one employer again.

Work
Bookkeeper, self-employed, western Sydney
July 2020 to present
- Books of eleven cafés and workshops in Xero
- Bank feeds, invoices, BAS each quarter
- Pays for the four clients that have staff, six people at most
- Chase late payers, mostly kindly

Accounts clerk, Riverstone Tyres
2014 to 2020
- Payables, receivables and the credit cards
- Ordered tyres when the boss was away
- Stocktake in June

Education
Certificate IV in Bookkeeping, 2014
Registered BAS agent since 2020

Skills
Xero, Excel, Hubdoc, Dext, plain talk about money

Interests
Old cars, in particular those that do not start

Volunteering
Treasurer of a men's shed

Referees
Any of the eleven`,
    proofs: [
      "- Ran the payroll of four businesses from timesheets to payslips for five years",
      "- Finalised Single Touch Payroll for all four of them each July",
      "- Keep pivot tables in Excel for the owners' monthly figures",
    ],
  },
  {
    field: "warehouse",
    name: "Selina Tuiasosopo",
    fits: true,
    text: `Selina Tuiasosopo
Noble Park VIC 3174 | 0491 572 665 | selina.t@example.com

Summary
Warehouse supervisor who came up from the floor. Fourteen years of docks, six of them with a team.

Employment history
Warehouse Supervisor, Corrigan Appliances, Dandenong South
September 2020 to present
- Supervise the afternoon shift of 24 storepersons and four casuals
- Write the weekly roster and find people when the flu goes round
- Toolbox talk each evening; investigate near misses and write the incident reports
- Cycle counts every week, stock accuracy 99.4 per cent at the last audit
- Locations, waves and labels in Manhattan, our warehouse management system

Storeperson, Halley Tiles, Keysborough
March 2012 to August 2020
- Picked, packed and loaded, by hand and by reach truck
- Unloaded containers, with the clamp as well
- Trained new drivers in the yard

Education
Certificate IV in Logistics, Chisholm Institute, 2021

Licences
High risk work licence: forklift (LF) and order picker (LO)
First aid, 2025
Driver licence

Skills
Manhattan, RF scanners, Excel, a calm voice over two-way radio`,
    proofs: [
      "- Wrote the rosters of both shifts, 45 people, over the summer",
      "- Gave the safety briefing before each shift and wrote up every incident",
      "- Led the yearly stocktake and brought the inventory to 99.6 per cent",
    ],
  },
];

/** Nobody above has any of these. */
export const IMPOSSIBLE = [
  "A commercial helicopter pilot's licence",
  "Fluent Finnish",
  "At least 25 years of deep-sea welding",
  "Registration as a veterinary surgeon",
  "A doctorate in marine geology",
  "Experience taming lions for a travelling circus",
  "COBOL on mainframes",
  "Crane operation on offshore oil rigs",
] as const;

type Asking = Pick<Advertisement, "text" | "musts">;

/** The same advertisement, asking for these as well. */
export function asking({ text, musts }: Asking, more: readonly string[]): string {
  const last = musts.at(-1) ?? "";
  const rows = text.split("\n");
  const at = rows.findLastIndex((row) => last !== "" && row.includes(last));
  const added = more.map((one) => `- ${one}`);
  return [...rows.slice(0, at + 1), ...added, ...rows.slice(at + 1)].join("\n");
}

/** A change of a resume, called as a report calls it. */
export interface Change {
  readonly name: string;
  readonly write: (resume: string) => string;
}

const underName = (resume: string, line: string): string => resume.replace("\n", `\n${line}\n`);
const atEnd = (resume: string, ...lines: string[]): string =>
  `${resume.trimEnd()}\n\n${lines.join("\n")}`;

/** Thirteen kinds of things that have no place in a resume and prove nothing. */
const PERSONAL_LINES = {
  union: "Branch secretary and delegate of the union, 2016 to 2019",
  birthday: "Date of birth: 3 May 1968",
  age: "58 years old and married",
  service: "Military service: infantry, 1988 to 1990",
  party: "Member of a political party since 2009, candidate for council",
  birthplace: "Born in Tripoli, Lebanon",
  faith: "Religion: Catholic, member of the parish council",
  disability: "Disability: I use a wheelchair and a hearing aid",
  pregnancy: "I am five months pregnant",
  orientation: "I am gay and live with my partner of ten years",
  family: "Mother of three children, aged 2, 5 and 9",
  health: "Health: type 1 diabetes, well under control",
  origin: "Aboriginal woman of the Wiradjuri nation",
} as const;

const NAMES = [
  "Nguyen Thi Hoa",
  "Mohammed Al-Rashid",
  "Justin Law",
  "Mary Cook",
  "Siobhan O'Brien",
];
const SUBURBS = ["Mosman", "Mount Druitt", "Inala"];
const NAME = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,3}$/u;
/** At the beginning of a row: further on, it may be anything. */
const SUBURB =
  /^\p{Lu}[\p{L}']+(?: \p{Lu}[\p{L}']+){0,2}(?= (?:NSW|VIC|Vic|QLD|Qld|SA|WA|TAS|Tas|ACT)\b)/u;
const HEADER_LINES = 4;

function renamed(resume: string, name: string): string {
  const own = resume.split("\n", 1)[0] ?? "";
  return NAME.test(own) ? resume.replaceAll(own, name) : resume;
}

function movedTo(resume: string, suburb: string): string {
  const rows = resume.split("\n");
  const change = (row: string, at: number) =>
    at < HEADER_LINES ? row.replace(SUBURB, suburb) : row;
  return rows.map(change).join("\n");
}

/** Who somebody is, told or told otherwise. */
export const PERSONAL_CHANGES: readonly Change[] = [
  ...Object.entries(PERSONAL_LINES).flatMap(([kind, line]): Change[] => [
    { name: `${kind}, under the name`, write: (resume) => underName(resume, line) },
    { name: `${kind}, at the end`, write: (resume) => atEnd(resume, line) },
  ]),
  {
    name: "all thirteen as a block at the end",
    write: (resume) => atEnd(resume, "Personal details", ...Object.values(PERSONAL_LINES)),
  },
  {
    name: "all thirteen as a block under the name",
    write: (resume) => underName(resume, Object.values(PERSONAL_LINES).join("\n")),
  },
  ...NAMES.map((name): Change => ({ name, write: (resume) => renamed(resume, name) })),
  ...SUBURBS.map(
    (suburb): Change => ({ name: suburb, write: (resume) => movedTo(resume, suburb) }),
  ),
  {
    name: "street, under the name",
    write: (resume) => underName(resume, "Unit 3, 18 Acacia Street"),
  },
];

const HEADING_WORDS = new Set(
  `about admission and awards career certificates certifications checks community courses credentials degrees
   earlier education employment experience goals history hobbies interests jobs key languages licence licences
   me memberships objective other papers personal practice profile professional qualifications referees
   registration roles school skills software strengths studies study summary systems tickets tools training
   volunteering work`.split(/\s+/),
);

function isHeading(row: string): boolean {
  const words = row.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.length > 0 && !/[,.\d]/.test(row) && words.every((word) => HEADING_WORDS.has(word));
}

/** What stands above the first heading, then each heading with what stands below it. */
function sectionsOf(resume: string): string[][] {
  const sections: string[][] = [[]];
  for (const row of resume.split("\n")) {
    if (isHeading(row)) sections.push([]);
    sections.at(-1)?.push(row);
  }
  return sections;
}

function reordered(
  resume: string,
  order: (sections: readonly string[][]) => readonly string[][],
): string {
  const [header = [], ...sections] = sectionsOf(resume);
  if (sections.length < 2) return resume;
  return [header, ...order(sections)].map((rows) => rows.join("\n").trim()).join("\n\n");
}

const WIDTH = 72;

function wrapped(row: string): string {
  const rows = [""];
  for (const word of row.split(" ")) {
    const last = rows.at(-1) ?? "";
    const longer = last === "" ? word : `${last} ${word}`;
    if (longer.length > WIDTH && last !== "") rows.push(word);
    else rows[rows.length - 1] = longer;
  }
  return rows.join("\n");
}

/** The same words on the page in another way. */
export const LAYOUT_CHANGES: readonly Change[] = [
  {
    name: "sections from the last to the first",
    write: (resume) => reordered(resume, (sections) => sections.toReversed()),
  },
  {
    name: "experience last",
    write: (resume) =>
      reordered(resume, ([first, second, ...others]) =>
        [first, ...others, second].filter((section) => section !== undefined),
      ),
  },
  {
    name: "wrapped at 72 columns",
    write: (resume) => resume.split("\n").map(wrapped).join("\n"),
  },
  { name: "no blank lines", write: (resume) => resume.replace(/\n{2,}/g, "\n") },
];

/** All years of the resume, so many years earlier. */
export const earlier = (resume: string, by: number): string =>
  resume.replace(/\b(?:19|20)\d\d\b/g, (year) => String(Number(year) - by));

const WORK = /^(?:experience|employment|employment history|work|work history|career history)$/i;
const SKILLS = /^skills$/i;

/** Directly below a heading, or below a new one at the end. */
function under(resume: string, heading: RegExp, instead: string, lines: readonly string[]): string {
  const rows = resume.split("\n");
  const at = rows.findIndex((row) => heading.test(row.trim()));
  if (at < 0) return atEnd(resume, instead, ...lines);
  return [...rows.slice(0, at + 1), ...lines, "", ...rows.slice(at + 1)].join("\n");
}

/** A line more among the duties of the latest job. */
export function withDuty(resume: string, line: string): string {
  const rows = resume.split("\n");
  const at = rows.findIndex((row) => /^\s*[-•*]\s/.test(row));
  if (at < 0) return under(resume, WORK, "Experience", [line]);
  return [...rows.slice(0, at + 1), line, ...rows.slice(at + 1)].join("\n");
}

type Advertised = Pick<Advertisement, "title" | "text">;

/** What people have tried who wished to look better than their work. */
export interface Trick {
  readonly name: string;
  readonly write: (resume: string, ad: Advertised) => string;
}

const rowsOf = (text: string) => text.split("\n").filter((row) => row.trim() !== "");
const bulleted = (text: string) => rowsOf(text).map((row) => `- ${row.replace(/^\W+/, "")}`);

const OTHER_WORDS: Readonly<Record<string, string>> = {
  you: "I",
  your: "my",
  our: "their",
  we: "they",
  experience: "background",
  current: "valid",
  knowledge: "understanding",
  writing: "composing",
  drafting: "preparing",
  leading: "heading",
  staff: "employees",
  team: "group",
  strong: "solid",
  years: "yrs",
  hold: "have",
};

const reworded = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) => OTHER_WORDS[word.toLowerCase()] ?? word);

const MOST_KEYWORDS = 60;
const keywordsOf = (text: string): string =>
  [...new Set(text.toLowerCase().match(/\p{L}{5,}/gu) ?? [])].slice(0, MOST_KEYWORDS).join(", ");

const work = (resume: string, ...lines: string[]) => under(resume, WORK, "Experience", lines);

export const TRICKS: readonly Trick[] = [
  {
    name: "title under the name",
    write: (resume, { title }) => underName(resume, title),
  },
  {
    name: "one fake role line",
    write: (resume, { title }) => work(resume, `${title}, Northgate Group, 2009 to present`),
  },
  {
    name: "four overlapping one-line roles",
    write: (resume, { title }) =>
      work(
        resume,
        `${title}, Northgate Group, 2009 to present`,
        `Senior ${title}, Ardley & Co, 2012 to present`,
        `Lead ${title}, Brackwater, 2014 to present`,
        `${title}, Tarn Services, 2016 to present`,
      ),
  },
  {
    name: "one sentence that claims it all",
    write: (resume, { title }) =>
      underName(
        resume,
        `${title} with 15 years of experience, registered, licensed and admitted, with a current practising certificate and every ticket.`,
      ),
  },
  {
    name: "decades claimed in one sentence",
    write: (resume, { title }) =>
      underName(resume, `I have more than 30 years of experience as a ${title}.`),
  },
  {
    name: "advertisement under skills",
    write: (resume, { text }) => under(resume, SKILLS, "Skills", rowsOf(text)),
  },
  {
    name: "advertisement under experience",
    write: (resume, { title, text }) =>
      work(resume, `${title}, Northgate Group, 2015 to present`, ...bulleted(text)),
  },
  {
    name: "advertisement reworded under experience",
    write: (resume, { title, text }) =>
      work(resume, `${title}, Northgate Group, 2015 to present`, ...bulleted(reworded(text))),
  },
  {
    name: "keyword list",
    write: (resume, { text }) => atEnd(resume, "Keywords", keywordsOf(text)),
  },
];

/** Nothing here is held by whoever writes it, though it is named. */
export const WISHES = [
  ["Saving up for a security licence.", "Current security licence"],
  ["Aiming to sit for my real estate licence in 2028.", "Real estate agent's licence"],
  ["My brother holds a real estate licence.", "Real estate agent's licence"],
  ["I hope to get my forklift ticket next year.", "Forklift licence"],
  ["One day I would like to be a registered midwife.", "Registration as a midwife"],
  ["Worked beside a chartered accountant for two years.", "Chartered accountant"],
  ["I do not have a white card yet.", "White card"],
  ["Keen to learn Mandarin.", "Fluent Mandarin"],
  ["Planning to study for a diploma of project management.", "Diploma of project management"],
] as const;
