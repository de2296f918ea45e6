export const SKILLS = {
  law: [
    "Legal research", "Contract drafting", "Negotiation", "Advocacy", "Due diligence", "Client management", "Mediation", "Discovery", "Legal writing",
    "Statutory interpretation", "Stakeholder engagement", "Matter management", "Risk management", "Trust accounting", "Plain English drafting",
    "Regulatory compliance", "Dispute resolution", "Conveyancing", "Corporate governance", "Privacy law", "Billing and budgeting", "Case management",
    "Legal project management", "Mentoring", "Business development", "Cross-examination", "Settlement negotiations", "Company secretarial",
  ],
  lawTools: ["LEAP", "PEXA", "Actionstep", "Relativity", "Nuix", "LexisNexis", "Westlaw", "iManage", "CaseLines", "Smokeball", "Microsoft Word", "Excel", "InfoTrack", "HotDocs", "JADE", "AustLII", "SharePoint", "Clio"],
  languages: ["English", "Vietnamese", "Mandarin", "Cantonese", "Hindi", "Greek", "Italian", "Arabic", "French", "Japanese", "Tamil", "Spanish", "Auslan", "Korean"],
  software: ["TypeScript", "React", "Node.js", "PostgreSQL", "Go", "Python", "Kubernetes", "Terraform", "AWS", "GraphQL", "Docker", "C++", "C#", "Kafka", "Redis", "CI/CD", "Playwright", "Rust", "Observability", "System design"],
  nursing: ["Triage", "Wound care", "IV cannulation", "Medication administration", "Patient education", "Palliative care", "Venepuncture", "Advanced life support", "Infection control", "Clinical handover", "Mental health first aid", "Epic EMR"],
  accounting: ["Financial reporting", "Xero", "MYOB", "Power Query", "Budgeting and forecasting", "GST and BAS", "Audit planning", "Consolidation", "NetSuite", "Advanced Excel", "Taxation", "Payroll", "AASB standards"],
  sales: ["Account management", "Negotiation", "Salesforce", "Territory planning", "Cold calling", "Merchandising", "Forecasting", "Public speaking", "Contract renewals", "HubSpot", "Team leadership"],
  trades: ["Switchboard upgrades", "Fault finding", "Solar installation", "Test and tag", "Reading drawings", "PLC programming", "Refrigerant handling", "Cable termination", "Working at heights", "Quoting", "First aid"],
  academia: ["R", "Stata", "Grant writing", "Curriculum design", "Field methods", "Mixed-effects models", "Supervision", "NVivo", "Science communication", "LaTeX", "Peer review"],
  teaching: ["Differentiation", "Classroom management", "Explicit instruction", "Google Classroom", "Assessment design", "Parent communication", "Phonics", "Restorative practice", "Excursion planning", "Data-informed teaching"],
  student: ["Customer service", "Teamwork", "Cash handling", "Public speaking", "Time management", "Microsoft Office", "Legal research", "Tutoring", "Canva", "Event planning", "Mooting"],
};

export const SOFT = ["Attention to detail", "Calm under pressure", "Problem solving", "Time management", "Teamwork", "Written communication"];

export const INTERESTS = [
  "Trail running, sourdough and restoring old bicycles", "Choir (second alto), gardening, crosswords", "Weekend cricket umpire and amateur astronomer",
  "Surf life saving and documentary photography", "Chess, bouldering and long train journeys", "Volunteer bush regeneration; piano", "Netball, pottery and cooking for large families",
  "Sailing small boats and reading Russian novels", "Dragon boat paddling, watercolours", "Coaching under-12 football; jazz trumpet",
];

export const REFEREES = [
  ["Marguerite Dyson", "Partner"], ["Harold Abiola", "Principal"], ["Sunita Rao-Whitby", "General Counsel"], ["Piotr Zielinski", "Director"],
  ["The Hon. Coral Fenwick", "former judge"], ["Deborah Nakata", "Head of Department"], ["Angus Trethewey", "Practice Manager"],
];

export const AWARDS = [
  "Finalist, Young Professional of the Year (2021)", "Staff award for teamwork, 2019", "Rotary study exchange to Japan, 2017", "Runner-up in the national client service awards, 2022",
  "Employee of the quarter (spring 2020)", "Scholarship for regional students, 2012", "Best newcomer, industry dinner 2018",
];
