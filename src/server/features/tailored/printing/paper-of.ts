import { PRIVATE_ADVERTISER } from "#contract/postings.ts";
import type { TailoredSentence } from "#contract/tailored.ts";
import { SIGN_OFF } from "../made-sentences.ts";
import type { TailoredPair } from "../tailored-pair.ts";
import type { Block, Paper } from "./paper.ts";

type Document = "resume" | "letter";
type Made = Pick<TailoredPair, "rows" | "sentences" | "profile" | "body">;

/** The document as it is handed in: without marks, notes and what was left out. */
export function paperOf(
  tailored: Made,
  document: Document,
  { made, timeZone }: { made: Date; timeZone: string },
): Paper {
  const { profile, body } = tailored;
  const author = profile.name || body.resume.name;
  const title = titleOf(tailored, document);
  if (document === "resume") return { title, author, made, blocks: resumeBlocks(tailored) };
  const day = made.toLocaleDateString("en-AU", { timeZone, dateStyle: "long" });
  return { title, author, made, blocks: letterBlocks(tailored, day) };
}

const WORDS: Record<Document, string> = { resume: "resume", letter: "cover letter" };

const titleOf = ({ profile, body }: Pick<Made, "profile" | "body">, document: Document) =>
  [profile.name || body.resume.name, body.job.title, WORDS[document]].filter(Boolean).join(", ");

const LONGEST = 70;

/** "Mei-Lin Chan - Employment Lawyer - cover letter" */
export const fileNameOf = ({ profile, body }: Pick<Made, "profile" | "body">, document: Document) =>
  [profile.name || body.resume.name, body.job.title]
    .map((text) =>
      text
        .normalize("NFC")
        .replace(/[\p{Cc}\p{Cf}\p{Cs}\\/:*?"<>|]+/gu, " ")
        .replace(/\s+/g, " ")
        .slice(0, LONGEST)
        .replace(/^[\s.]+|[\s.]+$/g, ""),
    )
    .concat(WORDS[document])
    .filter(Boolean)
    .join(" - ");

function resumeBlocks({ rows }: Pick<Made, "rows">): Block[] {
  const kept = rows.filter(({ left_out }) => !left_out);
  return kept.flatMap((row, at): Block[] => {
    // A heading over lines that were all left out stands over nothing.
    const isBare = row.kind === "heading" && isOverNothing(row, rows);
    if (isBare || row.text.trim() === "") return [];
    const isFirstOfHead = row.kind === "head" && kept[at - 1]?.kind !== "head";
    switch (row.kind) {
      case "name":
        return [{ kind: at === 0 ? "title" : "text", text: row.text }];
      case "heading":
        return [{ kind: "heading", text: row.text }];
      case "head":
        return [{ kind: isFirstOfHead ? "subheading" : "text", text: row.text }];
      case "item":
        return [{ kind: "point", text: row.text }];
      default:
        return [{ kind: "text", text: row.text }];
    }
  });
}

function isOverNothing(heading: Made["rows"][number], rows: Made["rows"]): boolean {
  const from = rows.indexOf(heading) + 1;
  const next = rows.findIndex(({ kind }, at) => at >= from && kind === "heading");
  const below = rows.slice(from, next < 0 ? undefined : next);
  return below.length > 0 && below.every(({ left_out }) => left_out);
}

function letterBlocks({ profile, body, sentences }: Made, day: string): Block[] {
  const { name, email, phone, location } = profile;
  const contact = [email, phone, location].filter(Boolean).join(" | ");
  const plain = (text: string, apart = false): Block => ({ kind: "text", text, apart });
  const firm = [body.job.company].filter((name) => name && name !== PRIVATE_ADVERTISER);
  return [
    { kind: "title", text: name || body.resume.name || "Cover letter" },
    ...(contact ? [plain(contact)] : []),
    plain(day, true),
    ...firm.map((text) => plain(text, true)),
    ...paragraphsOf(inLetter(sentences)).map((text) => plain(text, true)),
    plain(SIGN_OFF, true),
    ...(name || body.resume.name ? [plain(name || body.resume.name)] : []),
  ];
}

const inLetter = (sentences: readonly TailoredSentence[]) => sentences.filter(({ out }) => !out);

type Sentence = Pick<TailoredSentence, "text" | "part">;

/** Each proof stands alone; other sentences of one part, and what was added to them, stand together. */
export function paragraphsOf(sentences: readonly Sentence[]): string[] {
  const paragraphs: string[] = [];
  let part: Sentence["part"] | undefined;
  for (const sentence of sentences) {
    const isMore =
      part !== undefined &&
      part !== "proof" &&
      part !== "greeting" &&
      (sentence.part === part || sentence.part === "added");
    if (isMore) paragraphs.push(`${paragraphs.pop()} ${sentence.text}`);
    else paragraphs.push(sentence.text);
    part = isMore ? part : sentence.part;
  }
  return paragraphs;
}
