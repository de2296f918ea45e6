/** What people are called at work: the word that a title turns on, lower case. */
export const ROLE_NOUNS: ReadonlySet<string> = list(`
  solicitor lawyer barrister advocate associate counsel partner paralegal clerk conveyancer registrar tipstaff
  attorney notary magistrate judge arbitrator mediator prosecutor adjudicator ombudsman commissioner
  secretary assistant administrator receptionist typist officer coordinator co-ordinator organiser
  manager supervisor leader lead head director executive chief president chairperson chair chairman deputy
  principal owner founder co-founder cofounder proprietor shareholder consultant advisor adviser analyst specialist
  expert strategist planner scheduler controller auditor accountant bookkeeper actuary economist banker broker trader
  underwriter assessor valuer adjuster investigator inspector examiner reviewer compliance
  engineer developer programmer architect designer tester administrator devops sysadmin technician scientist
  researcher statistician mathematician biologist chemist physicist geologist ecologist hydrologist surveyor
  professor lecturer tutor teacher educator instructor trainer coach mentor principal dean fellow scholar demonstrator
  postdoc postdoctoral academic invigilator librarian archivist curator conservator
  nurse midwife doctor physician surgeon gp intern resident registrar anaesthetist radiographer sonographer
  physiotherapist physio psychologist psychiatrist therapist counsellor counselor dietitian pharmacist optometrist
  dentist hygienist paramedic carer caregiver orderly wardsperson podiatrist chiropractor veterinarian vet pathologist
  electrician plumber carpenter joiner builder welder boilermaker fitter turner mechanic machinist bricklayer painter
  plasterer tiler roofer glazier landscaper gardener labourer foreman rigger scaffolder operator driver courier
  apprentice tradesperson tradesman fabricator installer linesman linesworker storeperson storeman packer picker
  forklift warehouse-hand cleaner caretaker concierge guard
  chef cook baker barista bartender waiter waitress waitstaff server host hostess kitchenhand sommelier
  salesperson salesman seller representative rep merchandiser buyer purchaser cashier retailer florist stylist
  hairdresser beautician photographer videographer editor writer author journalist reporter producer translator
  interpreter copywriter illustrator animator artist musician actor dancer performer presenter announcer
  marketer publicist recruiter ambassador promoter fundraiser campaigner canvasser
  trainee cadet graduate undergraduate student volunteer casual temp contractor freelancer freelance self-employed
  member ambassador captain sergeant constable detective lieutenant corporal pilot steward attendant
  handler agent negotiator facilitator moderator evangelist delegate liaison envoy diplomat interviewer
  worker aide helper support nanny babysitter au-pair companion pastor chaplain minister
  observer monitor caseworker practitioner generalist superintendent treasurer associate-director clinician
  scribe usher bailiff sheriff parliamentarian adviser speechwriter lobbyist typist pa ea ceo cfo coo cto cio ciso cmo
  technologist player realtor publisher appraiser anchor singer correspondent dealer filmmaker teller dispatcher defender
  composer lifeguard estimator drafter draftsman draftsperson processor custodian janitor guide barber groomer firefighter
  preparer broadcaster carrier loader driller auctioneer caterer decorator maker shipper webmaster scheduler sorter greeter
  proofreader indexer transcriptionist stocker provost headmaster headmistress rector emeritus modeller modeler integrator
  locksmith jeweller tailor seamstress butcher fisher farmer farmhand shearer jackaroo jillaroo ranger skipper deckhand
  stevedore docker porter bellhop valet chauffeur dogman spotter tester buyer seller collector examiner sonographer doula
  articled-clerk conveyancer indexer licensee bookbinder arborist horticulturist beekeeper winemaker brewer roaster
  hand sparky chippy een pca reader rn en ain eun 2ic commis crew forward captain goalkeeper speechwriter sub-editor cover-artist busker
  gc tpo vp svp evp md avp qa sre pm hr-business-partner dba
`);

/** Endings that only such words have: "hydrologist", "optician", "tradesperson". */
export const ROLE_ENDING =
  /^\p{L}{3,}(?:ologist|ician|icist|ographer|worker|person|iatrist|therapist|opath|eneer)$/u;

/** Words that come before such a word and say nothing about whose name it is. */
export const ROLE_RANKS: ReadonlySet<string> = list(`
  senior junior graduate principal lead chief head deputy assistant associate acting interim vice managing executive
  special trainee summer winter seasonal vacation casual part-time full-time contract temporary relief locum visiting
  adjunct honorary sessional staff general group regional national global state area district branch team personal
  legal law registered enrolled clinical qualified first second third 1st 2nd 3rd 4th year mature-age apprentice
  software hardware systems system data cloud network security web mobile front-end frontend back-end backend
  full-stack fullstack machine learning platform site reliability product project program programme business
  operations finance financial sales marketing account accounts customer client retail store shop office human
  resources people talent primary secondary high school early childhood kindergarten maths english science
  research teaching registered-nurse ward theatre emergency intensive care aged disability mental health
  commercial property family criminal litigation conveyancing corporate in-house employment banking insurance
  construction estates migration immigration tax compliance risk policy contracts procurement privacy
`);

/** Whole turns of phrase that are a position, whatever stands around them. */
export const ROLE_PHRASES: readonly RegExp[] = [
  /\bassociate to (?:the )?(?:hon|his|her|chief|justice|judge)/i,
  /\b(?:judge|justice|magistrate)['’]?s associate\b/i,
  /\bhead of [a-z]/i,
  /\bdirector of [a-z]/i,
  /\bvice[ -]president\b/i,
  /\b(?:general|legal|special|corporate|senior|in-house|crown) counsel\b/i,
  /\b(?:summer|winter|seasonal|law|vacation|court|judicial|legal) (?:law )?clerk/i,
  /\bof counsel\b/i,
  /\bclerkship\b/i,
  /\binternship\b/i,
  /\bplacement\b/i,
  /\btraineeship\b/i,
  /\bassociateship\b/i,
  /\b(?:team|shift|squad|project|tech|technical|practice) lead(?:er)?\b/i,
  /\bself[ -]employed\b/i,
  /\bsole (?:trader|practitioner)\b/i,
  /\bsales assistant\b/i,
];

function list(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter((word) => word !== ""));
}
