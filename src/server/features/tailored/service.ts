import {
  type ChangedSentence,
  TAILORED_SENTENCES as say,
  TAILORED_DOCUMENTS,
  TAILORED_FORMATS,
} from "#contract/tailored.ts";
import type { Database } from "#server/platform/database/database.ts";
import { invalid, notFound } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { LimitRule, Limits } from "#server/platform/limits.ts";
import type { Kept } from "../comparison/service.ts";
import { canBePdf } from "./printing/paper.ts";
import { fileNameOf, paperOf } from "./printing/paper-of.ts";
import type { Setter } from "./printing/setter.ts";
import { wordFile } from "./printing/word-file.ts";
import * as repository from "./repository.ts";
import { tailoredPair } from "./tailored-pair.ts";

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly timeZone: string;
  readonly limits: Limits;
  readonly files: LimitRule;
  /** One of the caller's comparisons, on their current resume; anything else is refused. */
  readonly current: (actor: Actor, id: string) => Promise<Kept>;
  readonly setter: Pick<Setter, "pdf">;
}

export type TailoredService = ReturnType<typeof createTailoredService>;

const CONTENT_TYPES = {
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  pdf: "application/pdf",
} as const;

/** A resume and a letter for a job, made from the report each time; only what the candidate changed is kept. */
export function createTailoredService(parts: Parts) {
  const { database, clock, limits } = parts;

  const of = async (actor: Actor, id: string) =>
    tailoredPair(database, actor.id, await parts.current(actor, id));

  return {
    view: of,

    /** By the first line of each; those that were left out before and are not named come back. */
    async leaveOut(actor: Actor, id: string, numbers: readonly number[]) {
      const { pair, rows, lines } = await of(actor, id);
      const leavable = new Set(rows.flatMap((row) => (row.can_leave ? (row.lines[0] ?? 0) : [])));
      if (!numbers.every((line) => leavable.has(line))) throw invalid(say.noSuchLine);
      const leftOut = [...new Set(numbers)]
        .sort((a, b) => a - b)
        .map((line) => ({ line, text: lines[line - 1]?.text ?? "" }));
      await repository.change(database, pair, { leftOut }, clock());
      return of(actor, id);
    },

    async changeLetter(actor: Actor, id: string, sentences: readonly ChangedSentence[]) {
      const { pair } = await of(actor, id);
      const ids = new Set(sentences.map((one) => one.id));
      if (ids.size < sentences.length) throw invalid(say.twice);
      await repository.change(database, pair, { sentences: [...sentences] }, clock());
      return of(actor, id);
    },

    async file(actor: Actor, id: string, named: { document: string; format: string }) {
      const document = TAILORED_DOCUMENTS.find((one) => one === named.document);
      const format = TAILORED_FORMATS.find((one) => one === named.format);
      if (!document || !format) throw notFound(say.notFound);
      const tailored = await of(actor, id);
      await limits.take(`tailored:${actor.id}`, parts.files);
      const paper = paperOf(tailored, document, { made: clock(), timeZone: parts.timeZone });
      if (format === "pdf" && !canBePdf(paper.blocks.map(({ text }) => text)))
        throw invalid(say.noPdf);
      return {
        fileName: `${fileNameOf(tailored, document)}.${format}`,
        contentType: CONTENT_TYPES[format],
        body: format === "docx" ? await wordFile(paper) : await parts.setter.pdf(paper),
      };
    },
  };
}
