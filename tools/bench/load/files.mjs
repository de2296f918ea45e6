// What is sent: honest resumes, and files that take the reader all the time it has.
import { deflateSync } from "node:zlib";
import yazl from "yazl";

const RESUME = `Mei-Lin Chan
mei.chan@example.com | 0491 570 156 | Sydney NSW

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
Employment law, Enterprise bargaining, Advocacy
`;

let counter = 0;

/** Another file each time, so that it is read each time. */
export function resume() {
  counter += 1;
  return {
    name: "resume.txt",
    content: Buffer.from(`${RESUME}\nReference ${process.pid}-${counter}\n`),
  };
}

/** A few kB of PDF that draw letters until the reader's time is up. */
export const hostilePdf = () =>
  pdf(deflateSync(`BT /F 9 Tf ${"(ab) Tj 1 0 Td ".repeat(1_500_000)} ET`));

/** An honest page with nothing behind its end but space. */
export function paddedResume(bytes) {
  const lines = RESUME.split("\n").map((line) => `(${line.replace(/[()\\]/g, "")}) Tj 0 -14 Td`);
  const { name, content } = pdf(deflateSync(`BT /F 9 Tf 60 780 Td ${lines.join("\n")} ET`));
  return { name, content: Buffer.concat([content, Buffer.alloc(bytes, "\n")]) };
}

function pdf(drawn) {
  counter += 1;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>",
  ].map((text, at) => Buffer.from(`${at + 1} 0 obj\n${text}\nendobj\n`));
  const head = `4 0 obj\n<< /Filter /FlateDecode /Length ${drawn.length} >>\nstream\n`;
  const tail = `\nendstream\nendobj\ntrailer << /Root 1 0 R /Size 5 >>\n%%EOF\n%${process.pid}-${counter}\n`;
  const parts = [
    Buffer.from("%PDF-1.4\n"),
    ...objects,
    Buffer.from(head),
    drawn,
    Buffer.from(tail),
  ];
  return { name: "resume.pdf", content: Buffer.concat(parts) };
}

export async function archive(files) {
  const zip = new yazl.ZipFile();
  files.forEach(({ name, content }, at) => {
    zip.addBuffer(content, `${at}-${name}`);
  });
  zip.end();
  return { name: "people.zip", content: Buffer.concat(await zip.outputStream.toArray()) };
}
