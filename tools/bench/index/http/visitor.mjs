// What a visitor does: drop a resume of two pages, then look at the list.
import pdfMake from "pdfmake";
import { plainFont } from "../../plain-font.mjs";
import { makeResume } from "../documents/make-resume.mjs";

/** Behind those that ask in process. */
const FIRST = 100_000;
const FONT_SIZE = 9;

/** Resumes that are all different, half of the lines on each page. */
export async function resumePdfs(seed, count) {
  pdfMake.setFonts(plainFont());
  pdfMake.setUrlAccessPolicy(() => false);
  pdfMake.setLocalAccessPolicy(() => true);
  const pdfs = [];
  for (let at = 0; at < count; at += 1)
    pdfs.push(await twoPages(makeResume(seed, FIRST + at).text));
  return pdfs;
}

function twoPages(text) {
  const lines = text.split("\n");
  const middle = Math.ceil(lines.length / 2);
  const page = (own) => ({ text: own.join("\n"), fontSize: FONT_SIZE });
  const content = [
    page(lines.slice(0, middle)),
    { ...page(lines.slice(middle)), pageBreak: "before" },
  ];
  return pdfMake.createPdf({ defaultStyle: { font: "latin" }, content }).getBuffer();
}

let counter = 0;

/** A few bytes of its own behind the end make each upload another file. */
export async function upload(url, pdf) {
  counter += 1;
  const form = new FormData();
  form.append("resume", new Blob([pdf, `\n%${counter}`]), "resume.pdf");
  const answer = await fetch(`${url}/upload/resume`, { method: "POST", body: form });
  const body = await answer.json();
  if (!body.success) throw new Error(`The upload was refused: ${body.message}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return { docId: body.resumeId, cookie };
}

export async function search(url, { docId, cookie }, limit) {
  const query = new URLSearchParams({ docId, docType: "resume", ...(limit ? { limit } : {}) });
  const answer = await fetch(`${url}/api/search?${query}`, { headers: { cookie } });
  const body = await answer.json();
  if (!answer.ok) throw new Error(`The search was refused: ${body.message}`);
  return body;
}

export async function uploadAndSearch(url, pdf) {
  const started = performance.now();
  const own = await upload(url, pdf);
  const uploaded = performance.now();
  const { Results } = await search(url, own);
  const done = performance.now();
  return {
    upload: uploaded - started,
    search: done - uploaded,
    both: done - started,
    listed: Results.length,
  };
}

export async function signIn(url) {
  const person = { name: "Bench", email: "bench@example.org", password: "correct horse battery" };
  const post = (path) =>
    fetch(url + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(person),
    });
  await (await post("/api/auth/register")).text();
  const answer = await post("/api/auth/login");
  await answer.text();
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return { headers: { cookie } };
}
