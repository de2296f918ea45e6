import { TODAY } from "../person/person.mjs";
import { makeSheet } from "../person/sheet.mjs";

/** Like the file that a large professional network exports: a narrow column left, posts grouped by company. */
export function linkedin(person) {
  const sheet = makeSheet(person, { words: 4 });
  const { mark } = sheet;
  const side = (text, options = {}) => ({
    text,
    fontSize: 9,
    color: "#eeeeee",
    margin: [0, 0, 0, 3],
    ...options,
  });
  const head = (text, section) => ({
    text: mark(section, text),
    fontSize: 14,
    margin: [0, 12, 0, 4],
  });
  const sideHead = (text) => side(text, { fontSize: 12, margin: [0, 10, 0, 4] });
  const topSkills = person.skills.main.slice(0, 3);
  const left = [
    sideHead("Contact"),
    side(person.phone),
    side(mark("header", person.email)),
    ...sheet.links.map(({ kind, text }) =>
      side(`${text} (${{ linkedin: "LinkedIn", github: "Other", website: "Personal" }[kind]})`),
    ),
    sideHead(mark("skills", "Top Skills")),
    ...topSkills.map((skill) => side(mark("skills", skill))),
    sideHead("Languages"),
    ...person.skills.languages.map((language) => side(`${language} (Professional Working)`)),
    ...(person.certifications.length > 0
      ? [
          sideHead(mark("certifications", "Certifications")),
          ...person.certifications.map(({ name }) => side(mark("certifications", name))),
        ]
      : []),
  ];
  const right = [
    { text: mark("header", sheet.name), fontSize: 24 },
    { text: `${person.title} at ${person.experience[0].company}`, margin: [0, 2] },
    { text: person.location, color: "#666666" },
    head("Summary", "summary"),
    { text: mark("summary", person.summary) },
    ...(person.admission
      ? [{ text: mark("summary", `${person.admission.line}.`), margin: [0, 4, 0, 0] }]
      : []),
    head("Experience", "experience"),
    ...grouped(person.experience).flatMap((posts) => groupLines(posts, mark)),
    head("Education", "education"),
    ...person.education.flatMap((item) => [
      { text: mark("education", item.institution), bold: true },
      { text: `${sheet.degree(item)} · (${item.duration})`, margin: [0, 0, 0, 6] },
    ]),
  ];
  const definition = {
    pageMargins: [20, 30, 30, 40],
    background: () => ({
      canvas: [{ type: "rect", x: 0, y: 0, w: 190, h: 841, color: "#293e49" }],
    }),
    footer: (page, pages) => ({
      text: `Page ${page} of ${pages}`,
      alignment: "center",
      fontSize: 8,
      margin: [190, 10, 0, 0],
    }),
    content: [
      {
        columns: [
          { width: 160, stack: left },
          { width: "*", stack: right },
        ],
        columnGap: 25,
      },
    ],
  };
  const truth = sheet.truth({
    skills: topSkills,
    optionalSkills: person.skills.languages,
    summary: person.admission ? `${person.summary} ${person.admission.line}.` : person.summary,
  });
  truth.certifications = truth.certifications.map((item) => ({
    ...item,
    issuingOrganization: "",
    date: "",
  }));
  return { kind: "pdfmake", definition, truth };
}

function grouped(experience) {
  const groups = [];
  for (const item of experience) {
    const open = groups.at(-1);
    if (open?.[0].company === item.company) open.push(item);
    if (open?.[0].company !== item.company) groups.push([item]);
  }
  return groups;
}

function groupLines(posts, mark) {
  const total =
    posts.length > 1
      ? [
          {
            text: lengthOf(monthsOf(posts.at(-1)) + monthsOf(posts[0])),
            color: "#666666",
            fontSize: 9,
          },
        ]
      : [];
  return [
    { text: posts[0].company, bold: true, margin: [0, 6, 0, 0] },
    ...total,
    ...posts.flatMap((item) => [
      { text: mark("experience", item.role), fontSize: 11 },
      { text: `${item.printedDates} (${lengthOf(monthsOf(item))})`, color: "#666666", fontSize: 9 },
      ...(item.location ? [{ text: item.location, color: "#666666", fontSize: 9 }] : []),
      ...item.bullets.map((text) => ({
        text: `${mark("experience", text)}.`,
        margin: [0, 2, 0, 0],
      })),
    ]),
  ];
}

function monthsOf({ startDate, endDate, present }) {
  const number = (date) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5) || 1) - 1;
  return (present ? TODAY : number(endDate)) - number(startDate) + 1;
}

function lengthOf(months) {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const parts = [];
  if (years > 0) parts.push(`${years} year${years > 1 ? "s" : ""}`);
  if (rest > 0) parts.push(`${rest} month${rest > 1 ? "s" : ""}`);
  return parts.join(" ");
}

/** "Role at Company", the dates before the role, duties as one paragraph. */
export function roleAt(person) {
  const sheet = makeSheet(person);
  const { mark, heading } = sheet;
  const head = (key) => ({
    text: heading(key).toUpperCase(),
    bold: true,
    fontSize: 11,
    color: "#884400",
    margin: [0, 12, 0, 4],
  });
  const job = (item) => {
    mark("experience", item.bullets[0]);
    return {
      margin: [0, 0, 0, 8],
      stack: [
        {
          text: [
            `${item.printedDates}: `,
            { text: `${item.role} at ${item.company}`, bold: true },
            item.location ? ` (${item.location})` : "",
          ],
        },
        { text: item.bullets.map((text) => `${text}.`).join(" "), alignment: "justify" },
      ],
    };
  };
  const content = [
    { text: mark("header", sheet.name), fontSize: 20, alignment: "right" },
    { text: [person.phone, person.email, person.location].join("\n"), alignment: "right" },
    ...sheet.links.map(({ text, href }) => ({ text, link: href, alignment: "right" })),
    head("summary"),
    { text: mark("summary", person.summary) },
    head("skills"),
    {
      columns: [0, 1].map((half) => ({
        ul: sheet.skills
          .filter((_skill, i) => i % 2 === half)
          .map((skill) => mark("skills", skill)),
      })),
    },
    head("experience"),
    ...person.experience.map(job),
    head("education"),
    ...person.education.map((item) => ({
      text: `${item.duration}: ${mark("education", sheet.degree(item))} at ${item.institution}`,
    })),
    ...(sheet.certLines.length > 0
      ? [
          head("certifications"),
          { ul: sheet.certLines.map((line) => mark("certifications", line)) },
        ]
      : []),
  ];
  return {
    kind: "pdfmake",
    definition: { pageMargins: [55, 50, 55, 50], content },
    truth: sheet.truth(),
  };
}
