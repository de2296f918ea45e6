// What each kind of person has done, newest first: [titles, kind of employer, duties, months from, months to].
// `law` as duties means the person's own field of law.

export const CAREERS = {
  solicitor: {
    law: true,
    steps: [
      [["Solicitor", "Associate", "Lawyer"], "firm", "law", 22, 50],
      [["Lawyer", "Junior Solicitor", "Solicitor"], "firm", "law", 14, 30],
      [["Graduate Lawyer", "Law Graduate", "Graduate at Law"], "firm", "clerk", 10, 16],
      [["Paralegal", "Law Clerk", "Legal Assistant"], "firm", "paralegal", 12, 26],
      [["Volunteer", "Volunteer Paralegal"], "community", "community", 8, 20],
    ],
  },
  senior: {
    law: true,
    steps: [
      [
        ["Senior Associate", "Senior Lawyer", "Special Counsel", "Managing Associate"],
        "firm",
        "law",
        24,
        60,
      ],
      [["Associate", "Senior Solicitor"], "firm", "law", 24, 44],
      [["Lawyer", "Solicitor"], "firm", "law", 18, 34],
      [
        ["Judge's Associate", "Associate to the Hon. Justice Penrose", "Tipstaff to Justice Varga"],
        "court",
        "judge",
        11,
        13,
      ],
      [["Graduate Lawyer", "Articled Clerk"], "firm", "clerk", 10, 14],
    ],
  },
  partner: {
    law: true,
    steps: [
      [["Partner", "Principal", "Managing Partner"], "firm", "partner", 40, 110],
      [["Special Counsel", "Senior Associate"], "firm", "law", 30, 60],
      [["Associate", "Solicitor"], "firm", "law", 28, 50],
      [["Legal Officer", "Solicitor"], "government", "law", 18, 34],
    ],
  },
  inhouse: {
    law: true,
    steps: [
      [
        [
          "Senior Legal Counsel",
          "General Counsel",
          "Legal Counsel",
          "Head of Legal and Company Secretary",
        ],
        "company",
        "inhouse",
        20,
        60,
      ],
      [["Legal Counsel", "Corporate Counsel", "Commercial Counsel"], "company", "inhouse", 18, 40],
      [["Associate", "Senior Associate"], "firm", "law", 24, 46],
      [["Lawyer", "Solicitor"], "firm", "law", 16, 30],
    ],
  },
  barrister: {
    law: true,
    steps: [
      [["Barrister", "Barrister-at-Law"], "chambers", "barrister", 40, 120],
      [["Senior Associate", "Solicitor Advocate"], "firm", "commercial litigation", 26, 50],
      [["Associate to the Hon. Justice Merrick", "Judge's Associate"], "court", "judge", 11, 14],
      [["Solicitor", "Legal Officer"], "government", "criminal law", 20, 40],
    ],
  },
  graduate: {
    law: true,
    steps: [
      [["Graduate Lawyer", "Law Graduate"], "firm", "clerk", 5, 12],
      [["Seasonal Clerk", "Summer Clerk"], "firm", "clerk", 0, 0],
      [["Paralegal", "Part-time Paralegal"], "firm", "paralegal", 12, 24],
      [["Retail Assistant", "Barista", "Tutor"], "student", "student", 14, 30],
    ],
  },
  paralegal: {
    law: true,
    noAdmission: true,
    steps: [
      [["Senior Paralegal", "Paralegal", "Litigation Paralegal"], "firm", "paralegal", 20, 50],
      [["Paralegal", "Legal Assistant"], "firm", "paralegal", 16, 34],
      [["Legal Secretary", "Receptionist"], "firm", "secretary", 18, 40],
      [["Volunteer", "Intake Officer"], "community", "community", 8, 18],
    ],
  },
  secretary: {
    law: true,
    noAdmission: true,
    steps: [
      [["Legal Secretary", "Executive Assistant", "Practice Manager"], "firm", "secretary", 30, 70],
      [["Legal Secretary", "Word Processing Operator"], "firm", "secretary", 24, 50],
      [["Office Junior", "Receptionist"], "government", "secretary", 14, 30],
    ],
  },
  lawstudent: {
    law: true,
    noAdmission: true,
    steps: [
      [["Paralegal", "Law Clerk"], "firm", "paralegal", 6, 16],
      [["Summer Clerk", "Vacation Clerk"], "firm", "clerk", 0, 0],
      [["Volunteer", "Student Volunteer"], "community", "community", 8, 18],
      [["Shop Assistant", "Waiter", "Tutor"], "student", "student", 14, 28],
    ],
  },
  software: {
    duties: "software",
    titles: [
      "Staff Engineer|Senior Software Engineer|Engineering Manager|Lead Developer",
      "Software Engineer|Backend Developer|Full Stack Developer",
      "Junior Developer|Graduate Software Engineer|Web Developer",
    ],
  },
  nurse: {
    duties: "nursing",
    titles: [
      "Clinical Nurse Specialist|Nurse Unit Manager|Registered Nurse",
      "Registered Nurse|Emergency Nurse",
      "Graduate Registered Nurse|Enrolled Nurse|Assistant in Nursing",
    ],
  },
  accountant: {
    duties: "accounting",
    titles: [
      "Financial Controller|Senior Accountant|Audit Manager",
      "Accountant|Management Accountant|Senior Auditor",
      "Graduate Accountant|Bookkeeper|Accounts Officer",
    ],
  },
  sales: {
    duties: "sales",
    titles: [
      "State Sales Manager|National Account Manager|Business Development Manager",
      "Territory Manager|Account Executive",
      "Sales Representative|Inside Sales Consultant",
    ],
  },
  trade: {
    duties: "trades",
    titles: [
      "Leading Hand Electrician|Site Supervisor|Service Technician",
      "Electrician|Refrigeration Mechanic|Fire Technician",
      "Apprentice Electrician|Apprentice Mechanic",
    ],
  },
  academic: {
    duties: "academia",
    titles: [
      "Associate Professor|Senior Lecturer|Lecturer",
      "Lecturer|Postdoctoral Fellow|Research Fellow",
      "Research Assistant|Sessional Tutor",
    ],
  },
  teacher: {
    duties: "teaching",
    titles: [
      "Head Teacher|Year Coordinator|Assistant Principal",
      "Teacher|Classroom Teacher|English Teacher",
      "Graduate Teacher|Casual Relief Teacher|Teacher's Aide",
    ],
  },
  student: {
    duties: "student",
    titles: [
      "Team Member|Supervisor|Barista",
      "Tutor|Shop Assistant|Receptionist",
      "Volunteer|Kitchen Hand",
    ],
  },
};

const MONTHS_IN_TRADE = [
  [20, 56],
  [18, 40],
  [12, 26],
];

export function stepsOf(kind) {
  const career = CAREERS[kind];
  if (career.steps) return career.steps;
  return career.titles.map((titles, i) => [
    titles.split("|"),
    career.duties,
    career.duties,
    ...MONTHS_IN_TRADE[i],
  ]);
}
