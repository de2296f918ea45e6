// [degree, field of study]: the field is given only where the resume prints it apart from the degree.

export const STUDIES = {
  law: [
    ["Bachelor of Laws (Honours)", ""],
    ["Juris Doctor", ""],
    ["Bachelor of Commerce / Bachelor of Laws (Hons)", ""],
    ["LLB (Hons)", ""],
    ["Bachelor of Arts/Bachelor of Laws", ""],
    ["BCom/LLB (Hons)", ""],
    ["Bachelor of Laws", ""],
    ["JD", ""],
    ["Bachelor of Science / Bachelor of Laws", ""],
    ["Bachelor of Laws (First Class Honours)", ""],
    ["BA LLB", ""],
  ],
  before: [
    ["Bachelor of Arts", "History"],
    ["Bachelor of Commerce", "Accounting"],
    ["Bachelor of International Studies", ""],
    ["Bachelor of Science", "Psychology"],
    ["Bachelor of Economics", ""],
    ["Bachelor of Arts (Honours)", "Philosophy"],
  ],
  after: [
    ["Master of Laws", ""],
    ["LLM", "Commercial Law"],
    ["Master of Laws", "International Law"],
    ["Master of Taxation", ""],
  ],
  practical: [
    ["Graduate Diploma in Legal Practice", "College of Law"],
    ["GDLP", "Leo Cussen Centre for Law"],
    ["Practical Legal Training", "College of Law Queensland"],
    ["Graduate Diploma of Legal Practice", "Australian National University"],
  ],
  paralegal: [
    ["Diploma of Paralegal Services", ""],
    ["Certificate IV in Legal Services", ""],
    ["Advanced Diploma of Legal Practice", ""],
  ],
  software: [
    ["Bachelor of Computer Science", ""],
    ["Bachelor of Engineering (Honours)", "Software Engineering"],
    ["Master of Information Technology", ""],
    ["Bachelor of Science", "Mathematics"],
  ],
  nursing: [
    ["Bachelor of Nursing", ""],
    ["Graduate Certificate in Emergency Nursing", ""],
    ["Diploma of Nursing", ""],
  ],
  accounting: [
    ["Bachelor of Commerce", "Accounting"],
    ["Bachelor of Business", "Finance"],
    ["Master of Professional Accounting", ""],
  ],
  sales: [
    ["Bachelor of Business", "Marketing"],
    ["Diploma of Management", ""],
    ["Certificate III in Retail", ""],
  ],
  trades: [
    ["Certificate III in Electrotechnology", ""],
    ["Certificate IV in Building and Construction", ""],
    ["Certificate III in Refrigeration and Air Conditioning", ""],
  ],
  academia: [
    ["PhD", "Marine Biology"],
    ["Doctor of Philosophy", "Linguistics"],
    ["Bachelor of Science (Honours)", "Zoology"],
    ["Master of Research", ""],
  ],
  teaching: [
    ["Bachelor of Education", "Primary"],
    ["Master of Teaching", "Secondary"],
    ["Bachelor of Arts", "English Literature"],
  ],
  student: [
    ["Bachelor of Business", ""],
    ["Bachelor of Psychological Science", ""],
    ["Bachelor of Design", ""],
  ],
};

export const TAFES = [
  "TAFE NSW",
  "Holmesglen Institute",
  "TAFE Queensland",
  "North Metropolitan TAFE",
  "Box Hill Institute",
];

/** [name, issuer] */
export const CERTIFICATES = {
  law: [
    ["Nationally Accredited Mediator", "Resolution Institute"],
    ["Accredited Specialist in Family Law", "Law Institute of Victoria"],
    ["Notary Public", ""],
    ["Accredited Arbitrator", "Australian Centre for Arbitration"],
    ["Company Secretary Certificate", "Governance Institute of Australia"],
    ["Registered Migration Agent", ""],
    ["Justice of the Peace", ""],
    ["Certified Information Privacy Professional", "IAPP"],
  ],
  software: [
    ["AWS Certified Solutions Architect", "Amazon Web Services"],
    ["Certified Kubernetes Administrator", "Linux Foundation"],
    ["Professional Scrum Master I", "Scrum.org"],
  ],
  nursing: [
    ["AHPRA Registration", "Nursing and Midwifery Board of Australia"],
    ["Advanced Life Support Level 2", "Australian Resuscitation Council"],
    ["Working with Children Check", ""],
  ],
  accounting: [
    ["Chartered Accountant", "CA ANZ"],
    ["CPA Program", "CPA Australia"],
    ["Registered Tax Agent", "Tax Practitioners Board"],
  ],
  sales: [
    ["Certified Sales Professional", "Sales Institute of Australia"],
    ["Driver Licence (Class C)", ""],
  ],
  trades: [
    ["Electrical Contractor Licence", "NSW Fair Trading"],
    ["White Card", "SafeWork NSW"],
    ["EWP Licence", "WorkSafe Victoria"],
    ["First Aid Certificate HLTAID011", "St John Ambulance"],
  ],
  academia: [["Fellow of the Higher Education Academy", "Advance HE"]],
  teaching: [
    ["Full Registration", "Victorian Institute of Teaching"],
    ["NESA Accreditation (Proficient)", "NSW Education Standards Authority"],
    ["Anaphylaxis Training", ""],
  ],
  student: [
    ["Responsible Service of Alcohol", "Liquor & Gaming NSW"],
    ["First Aid Certificate", "Red Cross"],
  ],
};

export const PRACTISING = {
  NSW: "Law Society of New South Wales",
  VIC: "Victorian Legal Services Board",
  QLD: "Queensland Law Society",
  WA: "Legal Practice Board of Western Australia",
  SA: "Law Society of South Australia",
  TAS: "Law Society of Tasmania",
  ACT: "ACT Law Society",
  NT: "Law Society Northern Territory",
};
