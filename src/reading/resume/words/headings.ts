/** What the parts of a resume are about; finer than the sections that are shown. */
export type Part =
  | "header"
  | "letter"
  | "summary"
  | "experience"
  | "education"
  | "skills"
  | "certifications"
  | "languages"
  | "volunteering"
  | "other";

/** Headings known as a whole. Lower case, "and" for "&", no punctuation. */
export const WHOLE_HEADINGS: Readonly<Record<Exclude<Part, "header" | "letter">, string>> = {
  summary: `teaching philosophy; philosophy of teaching; teaching statement; statement of teaching; my philosophy; in one line; in one sentence; in two lines; the gist; elevator speech; opening; headline summary; the short version; short version; long story short; tldr; in a nutshell; in a sentence; first things first; the basics; why me; who am i; how i work; my approach; value i bring; what drives me; summary; profile; about; about me; a bit about me; a little about me; who i am; objective; career objective;
    professional summary; executive summary; career summary; career profile; personal profile; professional profile;
    personal statement; professional statement; opening statement; introduction; overview; career overview; snapshot;
    professional snapshot; career snapshot; at a glance; in brief; in short; bio; biography; professional biography;
    short biography; my story; goals; career goals; career goal; career aim; aim; personal summary; summary of qualifications;
    qualifications summary; profile summary; summary of experience; value proposition; mission; hello; nice to meet you;
    candidate profile; candidate summary; legal profile; background; synopsis; abstract; headline; elevator pitch; positioning`,
  experience: `where i have taught; kitchens; on the tools; where i have worked; where i have nursed; what i did; what ive done so far; posts held; posts; work places; past positions; engagements; assignments; contracts held; the career; the jobs; places of work; stations; career posts; what ive been up to; where ive been; the day jobs; day jobs; career highlights and experience; the work; work ive done; work so far; life at work; past work; history; legal career history; roles and responsibilities; employment and experience; practice; practice and employment; career narrative; career progression; positions of employment; service history; how i got here; places ive worked; experience and achievements; experience highlights; experience; experiences; employment; work; career; work experience; professional experience; employment history;
    work history; career history; job history; professional history; employment record; career record; career path;
    professional background; employment background; work background; professional career; career to date; employment to date;
    where ive worked; where i worked; places ive worked; what ive done; what ive been doing;
    my work; my career; my journey; journey; career journey; the journey so far; the story so far; track record;
    legal experience; legal career; legal employment; legal practice; legal work; practice history; practice experience; positions held;
    positions; appointments; roles; past roles; previous roles; previous employment; previous experience; earlier roles; earlier career;
    earlier experience; early career; current role; current position; current employment; relevant experience; related experience;
    other experience; additional experience; further experience; selected experience; industry experience; commercial experience;
    clinical experience; nursing experience; teaching experience; academic experience; academic appointments; academic positions;
    academic employment; research experience; research positions; trade experience; site experience; military experience; military service;
    non legal experience; other employment; additional employment; other work experience; clerkships; clerkship; clerkship experience;
    clerkships and internships; internships; internship; internship experience; placements; work placements; clinical placements;
    associateships; judicial associateships; articles; professional appointments; employment details; career details; career timeline;
    timeline; work life; working life; on the job; employers; employment summary; chronology; career chronology; employment chronology;
    bar practice; at the bar; practice at the bar; experience at the bar; in practice; secondments; casual work; part time work; jobs; jobs so far; past lives`,
  education: `formation; trade and school; school and trade; schools and training; where i went to school; school; schooling and study; where i trained; qualified; my education; studies and degrees; degrees held; formal study; where i learned; where i learnt; what i learned; how i learned; school and university; university and school; the education bit; book learning; letters after my name; tertiary studies; degrees and diplomas; diplomas; academic education; educational attainment; educational record; studied at; legal studies; law school; education; education and training; qualifications; academic qualifications; educational qualifications; tertiary qualifications;
    formal qualifications; academic background; educational background; education background; academic record; academic history;
    education history; educational history; academic credentials; academics; studies; study; tertiary education; higher education;
    university education; formal education; legal education; schooling; schools; degrees; where i studied; where ive studied;
    what i studied; what ive studied; university; academic achievements; academic studies; academic profile; training and education; learning;
    education details; educational details; academic details; academia; secondary education; academic qualification; qualification;
    trade qualifications; education and qualifications; qualifications and education; education and credentials; academic training; scholarship and study`,
  skills: `tech; keywords; key words; keyword summary; search terms; key terms; tags; buzzwords; strong in; knows; gifts; i know; i am strong in; what i do well; focus; special skills; areas of work; practice focus areas; strong suits; strong points; can do; i can; am good at; forte; what i offer; skills and software; competence; talents; aptitudes; specialities and skills; highlights; core qualifications; key qualifications; top skills; what im known for; im good at; my skills; what you get; superpowers; my superpowers; skills i use; i can help with; legal and technical skills; in my toolbox; kit; kit bag; legal tech; legal practice areas; practice focus; areas of focus; areas of interest and expertise; fields of practice; fields of expertise; subject expertise; software i use; tools i use; key areas; core areas; core strengths; key competences; methods; techniques; machinery; equipment; plant and equipment; skills; key skills; core skills; technical skills; professional skills; legal skills; soft skills; hard skills; skill set; skillset;
    skills summary; summary of skills; skills and abilities; skills and expertise; skills and competencies; skills and tools; it skills;
    computer skills; digital skills; software; software skills; tools; tools of the trade; tools and technologies; technologies; technology;
    tech stack; technical stack; stack; toolbox; toolkit; tool kit; my toolkit; expertise; areas of expertise; area of expertise;
    key expertise; legal expertise; core competencies; core competences; key competencies; competencies; competences; capabilities; core capabilities;
    key capabilities; strengths; key strengths; proficiencies; technical proficiencies; technical proficiency; technical expertise;
    technical knowledge; technical competencies; technical capabilities; abilities; key abilities; areas of practice; practice areas;
    areas of law; areas of specialisation; areas of specialization; specialties; specialities; specialisations; specializations; specialisms;
    areas of strength; areas of knowledge; knowledge; knowledge and skills; what i do; what i do best; what i bring; what i know; what i can do;
    what im good at; good at; things i know; things im good at; systems; systems and software; software and systems; platforms;
    programs; applications; programming; programming skills; programming languages; transferable skills; interpersonal skills; personal skills;
    professional competencies; clinical skills; trade skills; practical skills; research skills; key attributes; attributes; qualities;
    disciplines; craft; know how; languages and technologies; skill highlights; key skills and attributes; software proficiency; legal technology`,
  certifications: `registered; licensed; registered and licensed; memberships; membership; professional memberships; memberships and affiliations; professional associations; professional affiliations; professional bodies; driving and licences; certified; accredited; papers; papers and permits; tickets held; rolls and registrations; admitted and certified; admitted and accredited; admitted; pieces of paper; paperwork; tickets and cards; cards and tickets; professional learning; permits; compliance; professional status; professional licences and memberships; admission and certificates; admission and practising certificates; legal admission; call to the bar; rolls; bar roll; registered with; mandatory checks; cpd and training; further education; certifications; certification; certificates; certificate; licences; licenses; licence; license; licences and certifications;
    licenses and certifications; licences and tickets; tickets; tickets and licences; licences and certificates; accreditations; accreditation;
    registrations; registration; professional registration; professional registrations; credentials; professional credentials;
    admissions; admission; bar admissions; bar admission; admission to practice; admissions to practice; admitted to practice; legal admissions;
    admission details; practising certificate; practising certificates; practicing certificates; professional certifications;
    professional certificates; professional qualifications; professional accreditations; professional admissions;
    professional licences; courses; short courses; professional development; continuing professional development; cpd; cle; training;
    training and certifications; training and development; courses and training; further training; admissions and certifications;
    admissions and practising certificates; admissions and accreditations; right to practise; clearances; checks; checks and clearances;
    licences and clearances; courses and certifications; certifications and training; certifications and licences; badges; admissions and memberships;
    memberships and admissions; professional standing; standing; professional training; other qualifications; additional qualifications`,
  languages:
    "tongues; spoken; speaks; i speak; mother tongues; languages i speak; spoken and written languages; languages; language; language skills; foreign languages; languages spoken; i speak; spoken languages; linguistic skills",
  volunteering: `volunteering; volunteer; volunteer work; volunteer experience; voluntary work; voluntary experience; volunteer roles; volunteer positions;
    community; community involvement; community work; community service; community engagement; community legal work; pro bono;
    pro bono work; giving back; leadership and volunteering; volunteering and community; volunteer activities`,
  other: `response to key criteria; response to key selection criteria; response to selection criteria; selection criteria; key selection criteria; statement against the selection criteria; statement addressing selection criteria; addressing the criteria; directories; rankings; directory rankings; off duty; off the record; for fun; fun; looking for; what im looking for; most proud of; proudest of; seeking; preferences; coursework; relevant coursework; life; after work; away from work; not work; spare time; free time; in my spare time; leisure; off the clock; out of office; out of hours; after hours; when the laptop is closed; outside the office; away from the desk; life outside work; people who will vouch for me; who will vouch for me; vouched for by; ask these people; people to call; ask them; service and outreach; outreach; service and engagement; engagement; university service; committees and service; professional activities; invited talks; scholarly service; research and publications; writing; published work; selected writing; in print; in the media; prizes and recognition; gongs; honours and prizes; wins; proud of; small victories; key matters; matter experience; case list; case highlights; reported matters; extras; and also; one more thing; misc; the rest; everything else; other details; other matters; attachments; enclosures; notes; awards; honours; honors; prizes; scholarships; awards and honours; awards and honors; honours and awards; awards and prizes; awards and recognition;
    awards and scholarships; awards and achievements; prizes and awards; scholarships and awards; prizes and scholarships; recognition; achievements; key achievements;
    career highlights; accomplishments; key accomplishments; selected achievements; career achievements; professional achievements; publications;
    selected publications; presentations; publications and presentations; conference presentations; conferences; papers; journal articles; books;
    book chapters; talks; speaking; speaking engagements; media; articles and papers; patents; grants; research grants; research interests; research; theses; thesis;
    teaching; supervision; service; professional service; academic service; editorial work; projects; personal projects; selected projects; key projects; side projects; open source;
    portfolio; interests; personal interests; hobbies; hobbies and interests; interests and hobbies; activities; extracurricular activities;
    extra curricular activities; extracurricular; extra curricular; extracurriculars; extra curriculars; outside work; outside of work; away from work; when im not working; beyond work; leadership; leadership roles;
    leadership and activities;   affiliations; 
     associations;  references; referees; professional referees; professional references; character referees;
    testimonials; recommendations; availability; notice period; additional information; other information; further information; other; miscellaneous;
    matters; notable matters; selected matters; significant matters; representative matters; recent matters; reported cases; notable cases; cases;
    selected cases; reported decisions; deals; selected transactions; representative transactions; declaration; work rights; right to work; visa;
    visa status; driving licence; publications and speaking; mooting; mooting and advocacy; competitions; sport; personal; motto; philosophy; positions of responsibility; boards; board positions; committees;
    directorships; board roles; board appointments; board experience; board memberships; non executive roles; non executive directorships; governance;
    governance roles; boards and committees; publication; paper;
    fun facts; photography; travel; honors awards; top matters; clients; reading`,
};

/** Headings over how to reach a person. */
export const HEADER_HEADINGS = `contact; contacts; contact details; contact information; contact info; contact me; get in touch; how to reach me; reach me;
  find me; say hello; personal details; personal information; personal data; personal info; details; my details; info; links; online; social; find me online; where to find me; connect; profiles; address; reach out; lets talk; elsewhere`;

/** Titles of the whole document: they open nothing. */
export const DOCUMENT_TITLES = /^(?:curriculum vitae|cv|résumé|resume|curriculum vitæ|vita)$/;

/** Words that may stand around the word that a heading turns on. */
export const HEADING_MODIFIERS: ReadonlySet<string> = new Set(
  `professional work working key core relevant selected other additional recent previous past current legal career my main major notable significant
  further general summary of and the in to a with for related technical personal academic employment background history details record information
  industry commercial clinical practical as list overview full brief short areas area own early earlier later law paid formal tertiary university
  judicial corporate private public government sector practice highlights up until date so far it digital computer trade nursing teaching research
  top engineering medical healthcare finance accounting sales marketing management leadership principal representative including or various`.split(
    /\s+/,
  ),
);

/** The words that a heading turns on, when it is no heading known as a whole. Earlier lists win. */
export const HEADING_CORES: readonly (readonly [Part, readonly string[]])[] = [
  ["volunteering", ["volunteering", "volunteer", "voluntary", "community"]],
  [
    "other",
    [
      "referees",
      "references",
      "publications",
      "awards",
      "interests",
      "hobbies",
      "matters",
      "affiliations",
      "prizes",
      "scholarships",
      "presentations",
      "achievements",
      "outreach",
      "service",
      "conferences",
      "committees",
      "supervision",
    ],
  ],
  [
    "experience",
    [
      "experience",
      "employment",
      "clerkships",
      "internships",
      "appointments",
      "positions",
      "roles",
      "placements",
      "secondments",
    ],
  ],
  ["education", ["education", "qualifications", "studies", "degrees", "schooling"]],
  [
    "skills",
    [
      "skills",
      "competencies",
      "expertise",
      "proficiencies",
      "capabilities",
      "strengths",
      "technologies",
      "tools",
      "software",
      "systems",
      "abilities",
      "knowledge",
      "specialisations",
    ],
  ],
  [
    "certifications",
    [
      "certifications",
      "admitted",
      "certified",
      "accredited",
      "certificates",
      "licences",
      "licenses",
      "accreditations",
      "admissions",
      "admission",
      "registrations",
      "credentials",
      "registration",
      "tickets",
      "training",
      "courses",
      "development",
    ],
  ],
  ["languages", ["languages"]],
  ["summary", ["profile", "objective", "statement", "about"]],
];
