import type { Browser } from "./browser.ts";

/** Sends one file as a form, the way a browser does; other fields go before it. */
export function sendFile(
  browser: Browser,
  path: string,
  field: string,
  file: { name: string; content: string | Uint8Array },
  fields: Record<string, string> = {},
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(field, new Blob([new Uint8Array(Buffer.from(file.content))]), file.name);
  return browser.request(path, { method: "POST", body: form, headers: { origin: browser.url } });
}

/** An invented person's resume as plain text. */
export const RESUME_TEXT = `Mei-Lin Chan
mei.chan@example.com | 0491 570 156 | Sydney NSW
linkedin.com/in/meilinchan

Summary
Employment lawyer with five years of experience in disputes and advice.

Experience
Senior Associate, Fairholm Lawyers
March 2021 - Present
- Ran unfair dismissal matters from start to finish
- Advised on enterprise agreements

Associate, Tolland & Ware
Feb 2018 - Feb 2021
- Drafted employment contracts

Education
Bachelor of Laws (Honours), University of Sydney
2012 - 2016

Skills
Employment law, Enterprise bargaining, Advocacy, LEAP
`;

/** The id of a resume that was taken. */
export async function uploaded(
  browser: Browser,
  file: { name: string; content: string | Uint8Array } = {
    name: "Mei Chan.txt",
    content: RESUME_TEXT,
  },
): Promise<string> {
  const answer = await sendFile(browser, "/upload/resume", "resume", file);
  const { resumeId, message } = await answer.json();
  if (!answer.ok) throw new Error(`The resume was refused: ${message}`);
  return resumeId;
}
