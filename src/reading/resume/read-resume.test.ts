import { expect, test } from "vitest";
import { ResumeProfile } from "#contract/resume-profile.ts";
import type { Line } from "../line.ts";
import { plainLines } from "../text/plain-lines.ts";
import { readResume } from "./read-resume.ts";
import { hostileResumes } from "./testing/hostile-resumes.ts";
import { resumeLines } from "./testing/resume-lines.ts";

const ON = { receivedOn: "2026-11-15" };
const RESUME = `
!20 Jane Citizen
!10 Glebe NSW 2037 | 0491 570 006 | jane.citizen@example.com

!13 Experience
**Solicitor**⇥Mar 2022 – Present
Thornbury Vance Lawyers, Sydney
• Acts for landlords

!13 Skills
Leasing, Negotiation
`;

test("every value says where it stands", () => {
  const { sources, sections } = readResume(resumeLines(RESUME), ON);
  expect(sources.name?.lines).toEqual([0]);
  expect(sources.email?.lines).toEqual([1]);
  expect(sources["experience.0"]?.lines).toEqual([3, 4, 5]);
  expect(sources["experience.0.company"]?.lines).toEqual([4]);
  expect(sources["experience.0.startDate"]?.lines).toEqual([3]);
  expect(sources["skills.1"]?.lines).toEqual([7]);
  expect(sources.yearsOfExperience?.lines).toEqual([3]);
  for (const { confidence } of Object.values(sources)) {
    expect(confidence).toBeGreaterThan(0);
    expect(confidence).toBeLessThanOrEqual(1);
  }
  expect(sections).toEqual([
    ...["header", "header", "experience", "experience", "experience", "experience"],
    ...["skills", "skills"],
  ]);
});

test("plain headings are known by what stands below them, wherever their part comes", () => {
  const post =
    "Personal Carer, Laurel House, Toowoomba\nMarch 2024 to present\n- Showers and meals";
  const parts = [
    "Profile\nPatient, quick to learn and used to nights on a ward of sixty beds.",
    `Work\n${post}`,
    "Study\nCertificate III in Individual Support, 2023",
    "Papers\nFirst aid certificate, May 2026\nCar licence",
    "Interests\nChoir",
  ];
  for (const order of [parts, [...parts.slice(0, 1), ...parts.slice(2), parts[1]]]) {
    const text = `Rashmi Dahal\nRangeville QLD | 0491 571 266\n\n${order.join("\n\n")}\n`;
    const { experience, education, certifications } = readResume(
      plainLines(text).lines,
      ON,
    ).profile;
    expect(experience).toMatchObject([{ role: "Personal Carer", company: "Laurel House" }]);
    expect(education.map(({ degree }) => degree)).toEqual([
      "Certificate III in Individual Support",
    ]);
    expect(certifications.map(({ name }) => name)).toContain("Car licence");
  }
});

test("who works on their own account has a role without a firm", () => {
  const text = `Des Falzon\ndes@example.com\n\nWork\nBookkeeper, self-employed, Penrith\nJuly 2020 to present\n- Books of eleven cafés\n`;
  const [post] = readResume(plainLines(text).lines, ON).profile.experience;
  expect(post).toMatchObject({ role: "Bookkeeper", company: "self-employed" });
});

test("an admission has its date though no court is named", () => {
  const text = `Gen Stroud\ngen@example.com\n\nSummary\nProperty solicitor in private practice in Newcastle and the Hunter. Admitted in New South Wales in 2017.\n`;
  const { admission } = readResume(plainLines(text).lines, ON).profile;
  expect(admission).toMatchObject({ state: "NSW", date: "2017" });
});

test("lines that are not to be believed are not read", () => {
  const { profile, sections } = readResume(resumeLines(RESUME), { ...ON, skip: new Set([4, 7]) });
  expect(profile.experience[0]).toMatchObject({ role: "Solicitor", company: "" });
  expect(profile.skills).toEqual([]);
  expect(sections).toHaveLength(8);
});

test("an empty document is an empty resume", () => {
  const { profile, sections } = readResume([], ON);
  expect(profile).toMatchObject({ name: "", experience: [], skills: [], yearsOfExperience: null });
  expect(sections).toEqual([]);
});

test("links behind icons count, and the email that a narrow column broke is whole", () => {
  const at = (y: number) => ({ x: 20, y, width: 120, height: 10 });
  const lines: Line[] = [
    { text: "Contact", page: 1, size: 11, bold: true, box: { ...at(40), width: 40 } },
    { text: "s.papadopoulos@example.ne", page: 1, size: 9, box: at(60) },
    { text: "t", page: 1, size: 9, box: { ...at(70), width: 4 } },
    {
      text: "",
      page: 1,
      size: 9,
      box: at(80),
      links: ["https://www.linkedin.com/in/sofia-p", "https://github.com/sofiap"],
    },
    {
      text: "Sofia Papadopoulos",
      page: 1,
      size: 22,
      box: { x: 190, y: 40, width: 200, height: 22 },
    },
  ];
  expect(readResume(lines, ON).profile).toMatchObject({
    name: "Sofia Papadopoulos",
    email: "s.papadopoulos@example.net",
    links: { linkedin: "in/sofia-p", github: "sofiap" },
  });
});

test("the column of a page goes on with what it was about, past a sidebar", () => {
  const line = (text: string, page: number, x: number, y: number, more: object = {}): Line => ({
    text,
    page,
    size: 10,
    box: { x, y, width: text.length * 5, height: 10 },
    ...more,
  });
  const heading = { size: 13, bold: true, gapBefore: true };
  const lines = [
    line("Jane Citizen", 1, 40, 30, { size: 22 }),
    line("Experience", 1, 40, 80, heading),
    line("Solicitor, Harrow Finch Lawyers, 2019 – 2021", 1, 40, 100),
    line("Ran a busy practice", 1, 52, 115, { bullet: true }),
    line("Skills", 1, 400, 80, heading),
    line("Leasing", 1, 400, 100),
    line("Negotiated leases for landlords", 2, 52, 40, { bullet: true }),
    line("Law Clerk, Bellweather Legal, 2017 – 2019", 2, 40, 60),
  ];
  const { profile, sections } = readResume(lines, ON);
  expect(profile.skills).toEqual(["Leasing"]);
  expect(profile.experience.map((item) => item.company)).toEqual([
    "Harrow Finch Lawyers",
    "Bellweather Legal",
  ]);
  expect(sections.slice(6)).toEqual(["experience", "experience"]);
});

test.each([
  ["BRENNAN, Michael", "Michael Brennan"],
  ["DR SIOBHAN O'BRIEN-MCDONALD LLB (Hons)", "Siobhan O'Brien-McDonald"],
  ["FIONA MCDONALD", "Fiona McDonald"],
  ["JAN VAN DER BERG", "Jan van der Berg"],
  ["Curriculum Vitae – Nguyễn Thị Mai", "Nguyễn Thị Mai"],
  ["Louise Carmody, BA LLB", "Louise Carmody"],
])("the name in %s", (printed, name) => {
  const lines = resumeLines(
    `!20 ${printed}\n0491 570 006 | someone@example.com\n\n!13 Skills\nLeasing, Drafting`,
  );
  expect(readResume(lines, ON).profile.name).toBe(name);
});

test.each([
  ["Mobile: 0491 570 006", "0491 570 006"],
  ["+61 (0)491 570 006", "+61 (0)491 570 006"],
  ["(02) 5550 7710", "(02) 5550 7710"],
  ["0061 491 570 006", "0061 491 570 006"],
  ["Ph. 03.7010.4321", "03.7010.4321"],
  ["+64 21 555 0148", "+64 21 555 0148"],
  ["1300 975 707", "1300 975 707"],
  ["ABN 12 345 678 901", ""],
  ["2014 - 2018", ""],
  ["Registration No 0412 345 678", ""],
])("the number in %s", (printed, phone) => {
  const lines = resumeLines(`Jane Citizen\n${printed}\njane@example.com`);
  expect(readResume(lines, ON).profile.phone).toBe(phone);
});

test.each([
  [
    "Admitted as a solicitor of the Supreme Court of NSW, February 2018",
    "Supreme Court of NSW",
    "NSW",
    "2018-02",
  ],
  [
    "Admitted to practice: Supreme Court of Victoria (2016)",
    "Supreme Court of Victoria",
    "VIC",
    "2016",
  ],
  ["Lawyer, Supreme Court of Queensland, Nov-14", "Supreme Court of Queensland", "QLD", "2014-11"],
])("admission: %s", (printed, court, state, date) => {
  const lines = resumeLines(
    `Jane Citizen\njane@example.com\n\nAdmissions\n${printed}\nEntered on the roll of the High Court of Australia, 2021\nUnrestricted Practising Certificate, Law Society of NSW`,
  );
  const { profile } = readResume(lines, ON);
  expect(profile.admission).toEqual({ court, state, date });
  expect(profile.certifications.map((item) => item.name)).toEqual([
    "Unrestricted Practising Certificate",
  ]);
});

test("overlapping work counts once, months count whole, years by their difference", () => {
  const years = (...rows: string[]) =>
    readResume(resumeLines(`Jane Citizen\n\nExperience\n${rows.join("\n")}`), ON).profile
      .yearsOfExperience;
  expect(years("Solicitor, Harrow Finch Lawyers, Mar 2020 – Feb 2021")).toBe(1);
  expect(
    years(
      "Solicitor, Harrow Finch Lawyers, Jan 2020 – Dec 2021",
      "Tutor, Bellweather College, Jul 2020 – Dec 2021",
    ),
  ).toBe(2);
  expect(years("Solicitor, Harrow Finch Lawyers, 2019 – 2021")).toBe(2);
});

// At their full length: read-resume.long.test.ts.
test("hostile lines give a resume that the contract accepts", () => {
  for (const lines of hostileResumes({ letters: 1000, roles: 1000 })) {
    const { profile, sections } = readResume(lines, ON);
    expect(ResumeProfile.safeParse(profile).success).toBe(true);
    expect(sections).toHaveLength(lines.length);
  }
});

test("columns that flow into each other keep the section", () => {
  const line = (text: string, x: number, y: number, more: object = {}): Line => ({
    text,
    page: 1,
    size: 10,
    box: { x, y, width: text.length * 5, height: 10 },
    ...more,
  });
  const heading = { size: 13, bold: true, gapBefore: true };
  const { profile } = readResume(
    [
      line("Jane Citizen", 40, 30, { size: 22 }),
      line("Education", 40, 80, heading),
      line("Bachelor of Laws, University of Tasmania, 2017", 40, 95),
      line("Experience", 40, 700, heading),
      line("Solicitor, Harrow Finch Lawyers, 2019 – 2021", 40, 720),
      line("Ran a busy practice", 320, 60, { bullet: true }),
      line("Law Clerk, Bellweather Legal, 2017 – 2019", 320, 80),
      line("Skills", 320, 120, heading),
      line("Leasing, Negotiation, Drafting", 320, 140),
    ],
    ON,
  );
  expect(profile.experience.map((item) => item.company)).toEqual([
    "Harrow Finch Lawyers",
    "Bellweather Legal",
  ]);
  expect(profile.experience[0]?.description).toBe("Ran a busy practice");
  expect(profile.skills).toEqual(["Leasing", "Negotiation", "Drafting"]);
});

test.each(["Sarah Baker", "Jude Law", "Sukarno", "Maria de Souza", "O. J. Farmer"])(
  "%s is a name where type says nothing",
  (name) => {
    const text = `${name}\nSolicitor\n0491 570 006\nhello99@example.com\n\nExperience\nSolicitor, Harrow Finch Lawyers, 2019 – 2021`;
    expect(readResume(resumeLines(text), ON).profile.name).toBe(name);
  },
);
