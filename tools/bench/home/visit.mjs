// What a visitor does on the home page: drop a resume, look at the list. And the same way without the work.
import { exchange } from "./exchange.mjs";

let counter = 0;

/**
 * Each visit is somebody new with another file: a few bytes of its own behind the end make it one. The clock
 * starts when the last byte of the file has left.
 */
export async function visit(url, pdf, agent) {
  counter += 1;
  const form = new FormData();
  form.append("resume", new Blob([pdf, `\n%${counter}`]), "resume.pdf");
  const upload = await exchange(`${url}/upload/resume`, { ...(await posted(form)), agent });
  const { resumeId, message } = JSON.parse(upload.text);
  if (!resumeId) return { refusal: `The upload, ${upload.status}: ${message}` };
  const query = new URLSearchParams({ docId: resumeId, docType: "resume" });
  const headers = { cookie: upload.cookie };
  const search = await exchange(`${url}/api/search?${query}`, { headers, agent });
  const { Results, message: sentence } = JSON.parse(search.text);
  if (!Results) return { refusal: `The search, ${search.status}: ${sentence}` };
  return {
    upload: upload.done - upload.sent,
    search: search.done - upload.done,
    both: search.done - upload.sent,
    listed: Results.length,
  };
}

/** A form without a file: everything that an upload passes but the reading, the storing and the search. */
export async function emptyUpload(url, agent) {
  const form = new FormData();
  form.append("note", "no file");
  const { status, done, sent } = await exchange(`${url}/upload/resume`, {
    ...(await posted(form)),
    agent,
  });
  if (status !== 400) throw new Error(`An upload without a file was answered ${status}.`);
  return done - sent;
}

/** A form in bytes. */
async function posted(form) {
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const type = encoded.headers.get("content-type");
  return {
    method: "POST",
    headers: { "content-type": type, "content-length": body.length },
    body,
  };
}
