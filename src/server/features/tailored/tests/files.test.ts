import { getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { TAILORED_SENTENCES as say } from "#contract/tailored.ts";
import {
  applicant,
  bytesOf,
  file,
  readBack,
  tailored,
  tailoringApp,
} from "#test/support/tailoring.ts";
import { RESUME } from "#test/support/tailoring-papers.ts";

const app = tailoringApp();

const flat = (text: string) => text.replace(/\s+/g, " ");

interface Node {
  role?: string;
  children?: Node[];
}
const roles = ({ role = "", children = [] }: Node): string[] => [role, ...children.flatMap(roles)];

test("both files are read back by our own reader, in the order of the page", async () => {
  const me = await applicant(app());
  const { resume, letter } = await tailored(me);
  const resumeWords = resume.rows.map(({ text }) => text.replaceAll("\t", " "));
  for (const format of ["docx", "pdf"]) {
    const answer = await file(me, `/resume/${format}`);
    expect(answer.headers.get("content-disposition")).toContain(
      `filename="Priya Raman - Employment Lawyer - resume.${format}"`,
    );
    const read = flat(await readBack(me, `resume.${format}`, await bytesOf(answer)));
    let from = 0;
    for (const words of resumeWords) {
      const at = read.indexOf(flat(words), from);
      expect(at, `${format}: ${words}`).toBeGreaterThanOrEqual(0);
      from = at;
    }
    const sent = await file(me, `/letter/${format}`);
    expect(sent.headers.get("content-disposition")).toContain("cover letter");
    const said = flat(await readBack(me, `letter.${format}`, await bytesOf(sent)));
    for (const { text } of letter.sentences) expect(said).toContain(flat(text));
    expect(said).toContain("Yours sincerely,");
  }
});

test("the PDF has a title, a language, and headings and lists as what they are", async () => {
  const me = await applicant(app());
  const bytes = await bytesOf(await file(me, "/resume/pdf"));
  const raw = Buffer.from(bytes).toString("latin1");
  const pdf = await getDocumentProxy(bytes);
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({
    Title: "Priya Raman, Employment Lawyer, resume",
    Author: "Priya Raman",
    Language: "en-AU",
  });
  expect(raw).toContain("pdfuaid:part");
  const found = roles((await (await pdf.getPage(1)).getStructTree()) as Node);
  expect(found.filter((role) => role === "H1")).toHaveLength(1);
  expect(found.filter((role) => role === "H2")).toHaveLength(4);
  expect(found.filter((role) => role === "H3")).toHaveLength(2);
  expect(found.filter((role) => role === "LI")).toHaveLength(4);
  expect(found).toContain("LBody");
});

test("signs without letters are left out of the PDF, and a script that it lacks is taken as Word", async () => {
  const bell = await applicant(app(), RESUME.replace("0491", "\u260e\ufe0f 0491"));
  expect((await tailored(bell)).resume.can_be_pdf).toBe(true);
  expect((await file(bell, "/resume/pdf")).status).toBe(200);
  const han = await applicant(app(), RESUME.replace("LEAP", "LEAP, 普通话"));
  expect((await tailored(han)).resume.can_be_pdf).toBe(false);
  const refused = await file(han, "/resume/pdf");
  expect([refused.status, (await refused.json()).message]).toEqual([400, say.noPdf]);
  const words = await readBack(han, "han.docx", await bytesOf(await file(han, "/resume/docx")));
  expect(words).toContain("普通话");
});
