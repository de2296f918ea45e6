// One line for each resume that may be looked at while tuning:
// layout, producer, name, kind, field, city, phone, dates, jobs, and what is odd about it.

export const TUNE = [
  ["classic", "docx", "Eleanor Whitcombe", "senior", "commercial litigation", "Sydney", "mobile", "mon", 4, { traits: ["tworoles"], links: "l" }],
  ["classic", "docx", "Nguyễn Thị Mai Hương", "solicitor", "property", "Melbourne", "intl", "month", 3, { links: "l" }],
  ["classic", "pdf", "Declan O'Shaughnessy", "barrister", "commercial litigation", "Sydney", "land", "todate", 4, { bullets: 5, post: "BA LLB (Hons)", links: "" }],
  ["classic", "doc", "Priyanka Raghunathan", "graduate", "employment law", "Brisbane", "mobileTight", "mon", 4, { links: "l" }],
  ["classic", "docx", "Marcus Adeyemi-Clarke", "accountant", "", "Perth", "mobile", "apos", 3, { links: "l" }],

  ["sidebar-left", "pdf", "Chen Wei-Lin", "inhouse", "intellectual property and technology", "Sydney", "intlBracket", "mon", 4, { links: "lw", bullets: 7 }],
  ["sidebar-left", "pdf", "Sofia Papadimitriou", "paralegal", "family law", "Melbourne", "mobile", "slash", 4, { links: "l" }],
  ["sidebar-left", "pdf", "Jasper van der Meulen", "software", "", "Melbourne", "intl", "mon", 3, { links: "lg" }],
  ["sidebar-left", "pdf", "Aroha Tamihana", "solicitor", "family law", "Brisbane", "nz", "to", 3, { links: "l", traits: ["gap"] }],

  ["sidebar-right", "pdf", "Layla Haddad", "solicitor", "migration", "Sydney", "mobile", "mon", 4, { links: "l" }],
  ["sidebar-right", "pdf", "Tomasz Wiśniewski", "senior", "construction", "Perth", "intl", "year", 4, { links: "lw", bullets: 7 }],
  ["sidebar-right", "pdf", "Grace Okonkwo", "nurse", "", "Adelaide", "mobile", "sept", 3, { links: "l" }],
  ["sidebar-right", "pdf", "Henrik Lindholm", "software", "", "Sydney", "mobileTight", "mon", 3, { links: "lgw", traits: ["nolocation"] }],

  ["date-table", "docx", "Catherine Mbeki-Rowe", "partner", "corporate and M&A", "Sydney", "land", "year", 4, { links: "", nameStyle: "caps" }],
  ["date-table", "pdf", "Arjun Venkataraman", "senior", "banking and finance", "Melbourne", "landDash", "slash", 4, { links: "l", traits: ["tworoles"] }],
  ["date-table", "doc", "Bridget Fitzsimmons", "secretary", "property", "Hobart", "mobile", "year", 3, { links: "" }],
  ["date-table", "docx", "Lachlan McAllister", "trade", "", "Brisbane", "mobile", "yy", 3, { links: "", traits: ["nolocation"] }],

  ["one-line", "docx", "Isabella Moretti", "solicitor", "wills and estates", "Adelaide", "mobile", "mon", 4, { links: "l" }],
  ["one-line", "docx", "Farid Rahimi", "lawstudent", "criminal law", "Sydney", "mobileTight", "month", 4, { links: "l" }],
  ["one-line", "pdf", "Joanne Pettigrew", "sales", "", "Melbourne", "mobile", "to", 3, { links: "l" }],
  ["one-line", "pdf", "Samuel Tjungurrayi", "solicitor", "criminal law", "Darwin", "intl", "mon", 3, { links: "" }],

  ["letter-spaced", "pdf", "Olivia Harcourt", "senior", "planning and environment", "Brisbane", "mobile", "caps", 3, { links: "lw" }],
  ["letter-spaced", "pdf", "Đặng Minh Quân", "inhouse", "banking and finance", "Sydney", "intl", "mon", 3, { links: "l" }],
  ["letter-spaced", "pdf", "Rebecca Stanhope-Lee", "teacher", "", "Canberra", "mobile", "mon", 3, { links: "l" }],

  ["plain", "txt", "Michael Brennan", "solicitor", "personal injury", "Melbourne", "mobile", "month", 4, { encoding: "utf8", links: "l", nameStyle: "surname-first" }],
  ["plain", "txt", "Zoë Achterberg", "paralegal", "commercial litigation", "Sydney", "dots", "slash", 3, { encoding: "bom", links: "" }],
  ["plain", "txt", "Renée Dubois-Carter", "graduate", "corporate and M&A", "Canberra", "mobile", "mon", 4, { encoding: "cp1252", links: "l" }],
  ["plain", "txt", "Phạm Quốc Bảo", "software", "", "Melbourne", "intl", "dots", 3, { encoding: "utf16", links: "lg" }],
  ["plain", "txt", "Kevin Doyle", "trade", "", "Perth", "land", "year", 3, { encoding: "utf8", links: "", nameStyle: "caps" }],

  ["tex", "pdf", "Alistair Pemberton-Gray", "barrister", "commercial litigation", "Melbourne", "landDash", "mon", 4, { links: "l" }],
  ["tex", "pdf", "Meera Krishnaswamy", "solicitor", "intellectual property and technology", "Sydney", "intl", "month", 3, { links: "lg" }],
  ["tex", "pdf", "Daniel Fairbrother", "software", "", "Hobart", "mobile", "mon", 3, { links: "lg" }],
  ["tex", "pdf", "Niamh Gallagher", "graduate", "wills and estates", "Perth", "uk", "to", 4, { links: "" }],

  ["linkedin", "pdf", "Yusuf Demirci", "inhouse", "employment law", "Melbourne", "mobile", "month", 4, { links: "l", traits: ["tworoles"] }],
  ["linkedin", "pdf", "Hannah Goldfarb", "solicitor", "property", "Sydney", "mobile", "month", 3, { links: "l" }],
  ["linkedin", "pdf", "Caleb Winterbourne", "sales", "", "Brisbane", "mobile", "month", 3, { links: "lw", traits: ["tworoles"] }],

  ["academic", "pdf", "Ingrid Solheim", "academic", "", "Hobart", "mobile", "year", 3, { title: "Dr", links: "w", bullets: 7 }],
  ["academic", "pdf", "Ravindra Seneviratne", "academic", "", "Adelaide", "intl", "mon", 3, { title: "Dr", links: "lw", bullets: 7 }],
  ["academic", "pdf", "Margaret Ashdown", "barrister", "criminal law", "Adelaide", "landSpace", "year", 4, { links: "", bullets: 6 }],

  ["functional", "docx", "Louise Carmody", "secretary", "commercial litigation", "Brisbane", "mobile", "year", 3, { links: "" }],
  ["functional", "doc", "Ibrahim Al-Sayed", "paralegal", "migration", "Sydney", "mobile", "mon", 3, { links: "l" }],
  ["functional", "pdf", "Wendy Ng", "accountant", "", "Melbourne", "mobile", "month", 3, { links: "", traits: ["gap"] }],

  ["unusual-headings", "pdf", "Theo Anastasiou", "solicitor", "employment law", "Melbourne", "mobile", "since", 3, { links: "l" }],
  ["unusual-headings", "pdf", "Willow Prentice", "teacher", "", "Hobart", "mobile", "apos", 3, { links: "w" }],
  ["unusual-headings", "pdf", "Chidi Eze", "senior", "personal injury", "Brisbane", "zeros", "open", 3, { links: "l" }],

  ["text-box", "docx", "Georgia Tsoukalas", "solicitor", "construction", "Melbourne", "mobile", "mon", 3, { links: "l" }],
  ["text-box", "docx", "Simon Ratnayake", "nurse", "", "Darwin", "mobile", "slash", 3, { links: "" }],
  ["text-box", "docx", "Alexandra Kowalczyk", "inhouse", "corporate and M&A", "Perth", "sg", "todate", 3, { links: "l" }],

  ["dense", "pdf", "Vikram Choudhary", "partner", "property", "Brisbane", "landSpace", "mon", 4, { links: "l", bullets: 5 }],
  ["dense", "pdf", "Fiona Abernathy", "senior", "family law", "Adelaide", "mobile", "slash", 5, { links: "", nameStyle: "caps", bullets: 4, traits: ["overlap"] }],
  ["dense", "pdf", "Patrick Delacroix", "accountant", "", "Sydney", "us", "mon", 3, { links: "l", bullets: 5 }],
];
