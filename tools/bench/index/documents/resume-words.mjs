// Frames of resumes, as people tell what they did.

export const DONE = [
  "Handled {work} and {work} for {whom}",
  "Responsible for {work}, {work} and {work}",
  "Ran {work} from start to finish",
  "Looked after {work} for a team of {n}",
  "Prepared {work} and presented it to {whom}",
  "Improved {work}, which saved about {m} hours a month",
  "Worked with {whom} on {work}",
  "Took over {work} after {n} months and kept it going",
  "Carried out {work} and {work} day to day",
  "Trained {n} new starters in {work}",
  "Kept records of {work}",
  "Cut complaints about {work} by {m} per cent",
  "Coordinated {work} between {whom} and {whom}",
  "Set up {work} where there was none before",
  "Reported {often} on {work}",
  "Supported {whom} with {work}, {work} and {work}",
  "Completed about {m} cases of {work} each month",
  "Was the first point of contact for {work}",
  "I did {work}, mostly alone, and {work} with others",
  "I was trusted with {work} from the first year",
  "My work was {work}; later also {work}",
  "I solved problems in {work} that had been open for {n} months",
  "Delivered {work} within a budget of {sign}{m}0,000",
  "Made sure that {work} followed the rules",
];

export const LEGAL_DONE = [
  "Acted for {client} in {work} and {work}",
  "Advised {client} on {work}",
  "Had carriage of about {m} files in {work}",
  "Drafted documents for {work} and {work}",
  "Appeared in {court} in {work}",
  "Assisted {n} partners with {work}",
  "Negotiated {work} for {client}",
  "Researched {work} and wrote the first draft of advice",
  "Prepared evidence in {work}",
  "Instructed counsel in {work}",
  "Supervised {n} juniors in {work}",
  "I ran {work} for {client} before {court}",
  "Took instructions from {client} about {work}",
  "Settled a dispute over {work} worth {sign}{n}.{n}m",
  "Reviewed and marked up agreements on {work}",
];

export const SUMMARIES = [
  "{title} with {years} years of experience, most of it in {work} and {work}.",
  "I have spent {years} years on {work}. I enjoy {work} and would like more of it.",
  "Known for {soft} and for getting {work} done. {years} years in the field.",
  "Looking for the next step after {years} years of {work}, {work} and {work}.",
  "{years} years as {title}; strongest in {work}.",
];

export const ADMITTED = [
  "Admitted as a solicitor of the Supreme Court of {statename}, {year}",
  "Admitted to practice in {statename} in {year}; current practising certificate",
  "Australian lawyer, admitted {year} (Supreme Court of {statename}), unrestricted practising certificate",
];
export const STATE_NAMES = {
  NSW: "New South Wales",
  VIC: "Victoria",
  QLD: "Queensland",
  WA: "Western Australia",
  SA: "South Australia",
  TAS: "Tasmania",
  ACT: "the Australian Capital Territory",
  NT: "the Northern Territory",
};

export const OTHERS = [
  "Volunteer, {company}, since {year}",
  "Languages: English, {language}",
  "Referees on request",
  "Full driver licence and own car",
  "Australian citizen",
  "Outside work: {hobby} and {hobby}",
  "Available with {n} weeks' notice",
];
export const LANGUAGES = [
  "Hindi",
  "Vietnamese",
  "Greek",
  "Mandarin",
  "Arabic",
  "Italian",
  "Tagalog",
  "Spanish",
  "Korean",
  "Auslan",
];
export const HOBBIES = [
  "netball",
  "choir",
  "bushwalking",
  "baking",
  "chess",
  "surf life saving",
  "woodwork",
  "cricket",
  "gardening",
  "trivia",
];

/** summary, experience, skills, education, admission, other. */
export const HEADINGS = [
  ["Summary", "Experience", "Skills", "Education", "Admission", "Other"],
  [
    "PROFILE",
    "EMPLOYMENT HISTORY",
    "KEY SKILLS",
    "QUALIFICATIONS",
    "ADMISSION",
    "ADDITIONAL INFORMATION",
  ],
  ["About me", "Work history", "What I can do", "Studies", "Admission", "More"],
  [
    "Career profile",
    "Professional experience",
    "Technical skills",
    "Education and training",
    "Professional admission",
    "Interests",
  ],
  ["OVERVIEW", "WORK EXPERIENCE", "SKILLS", "EDUCATION", "PRACTISING CERTIFICATE", "OTHER"],
];
export const DEGREES = {
  law: [
    "Bachelor of Laws",
    "Juris Doctor",
    "Bachelor of Arts / Bachelor of Laws",
    "Bachelor of Commerce / Bachelor of Laws (Honours)",
  ],
  it: [
    "Bachelor of Computer Science",
    "Bachelor of Information Technology",
    "Master of Data Science",
  ],
  eng: [
    "Bachelor of Engineering (Honours)",
    "Master of Engineering",
    "Associate Degree in Engineering",
  ],
  hea: [
    "Bachelor of Nursing",
    "Bachelor of Health Science",
    "Diploma of Nursing",
    "Master of Public Health",
  ],
  edu: [
    "Bachelor of Education",
    "Master of Teaching",
    "Diploma of Early Childhood Education and Care",
  ],
  fin: [
    "Bachelor of Commerce (Accounting)",
    "Master of Professional Accounting",
    "Bachelor of Finance",
  ],
  sci: ["Bachelor of Science", "Master of Science", "PhD in Biology"],
  any: [
    "Bachelor of Business",
    "Bachelor of Arts",
    "Diploma of Management",
    "Certificate IV in Business",
    "Certificate III in a trade",
  ],
};
