// The resumes that are kept apart: six layouts that the tuning part does not have, and new people in nine that it has.

export const APART = [
  ["europass", "docx", "Katerina Voulgari", "solicitor", "migration", "Melbourne", "intl", "slash", 3, { links: "l" }],
  ["europass", "pdf", "Luca Bianchetti", "software", "", "Sydney", "intlBracket", "dots", 3, { links: "lg" }],
  ["europass", "doc", "Agnieszka Nowak-Byrne", "nurse", "", "Perth", "mobile", "slash", 3, { links: "" }],

  ["bare", "txt", "Tess Galloway", "solicitor", "criminal law", "Hobart", "mobile", "mon", 3, { links: "", encoding: "utf8" }],
  ["bare", "pdf", "Rohan Subramaniam", "graduate", "planning and environment", "Sydney", "mobile", "month", 4, { links: "l" }],
  ["bare", "docx", "Michelle Tran", "student", "", "Melbourne", "mobileTight", "to", 3, { links: "" }],

  ["cover", "pdf", "Abigail Thornton", "solicitor", "employment law", "Sydney", "mobile", "mon", 3, { links: "l" }],
  ["cover", "docx", "Kwame Boateng", "graduate", "commercial litigation", "Brisbane", "mobile", "month", 4, { links: "" }],
  ["cover", "pdf", "Stella Marangoni", "sales", "", "Adelaide", "mobile", "year", 3, { links: "l" }],

  ["role-at", "pdf", "Imogen Castle", "inhouse", "corporate and M&A", "Melbourne", "mobile", "since", 4, { links: "l" }],
  ["role-at", "pdf", "Bao Xiuying", "accountant", "", "Sydney", "intl", "mon", 3, { links: "l" }],
  ["role-at", "txt", "Gareth Llewellyn", "senior", "construction", "Perth", "uk", "sept", 4, { links: "", encoding: "utf16" }],

  ["timeline", "pdf", "Ophelia Nakamura", "paralegal", "corporate and M&A", "Sydney", "mobile", "mon", 4, { links: "l" }],
  ["timeline", "pdf", "Dimitri Kazan", "senior", "banking and finance", "Melbourne", "mobileTight", "year", 3, { links: "lw" }],
  ["timeline", "pdf", "Poppy Waterhouse", "teacher", "", "Brisbane", "mobile", "caps", 3, { links: "" }],

  ["paged", "docx", "Eamon de Burgh", "partner", "wills and estates", "Sydney", "land", "todate", 4, { links: "l", bullets: 5 }],
  ["paged", "pdf", "Nirmala Jayawardena", "barrister", "planning and environment", "Brisbane", "landSpace", "month", 4, { links: "", bullets: 6, nameStyle: "surname-first" }],

  ["classic", "pdf", "Lê Hoàng Anh", "solicitor", "commercial litigation", "Perth", "mobile", "slash", 3, { links: "l", traits: ["overlap"] }],
  ["sidebar-left", "pdf", "Saoirse O'Dowd", "inhouse", "employment law", "Brisbane", "intl", "mon", 4, { links: "l" }],
  ["sidebar-right", "pdf", "Mateo Fernández", "solicitor", "property", "Sydney", "mobile", "to", 3, { links: "lw" }],
  ["one-line", "docx", "Harriet Blackwood", "senior", "family law", "Canberra", "mobile", "mon", 4, { links: "l", traits: ["tworoles"] }],
  ["plain", "txt", "Anselm Whitaker", "barrister", "criminal law", "Darwin", "mobile", "year", 3, { links: "", encoding: "cp1252" }],
  ["tex", "pdf", "Yasmin El-Khoury", "lawstudent", "employment law", "Sydney", "mobile", "mon", 4, { links: "lg" }],
  ["linkedin", "pdf", "Robert Mackellar", "trade", "", "Melbourne", "mobile", "month", 3, { links: "l" }],
  ["date-table", "doc", "Sukarno", "lawstudent", "migration", "Melbourne", "mobile", "slash", 3, { links: "" }],
  ["unusual-headings", "pdf", "Beatrix Hollander", "academic", "", "Perth", "mobile", "since", 3, { title: "Dr", links: "lw" }],
];
