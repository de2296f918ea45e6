import { useQueryClient } from "@tanstack/react-query";
import {
  changeLetter,
  getTailored,
  leaveOutLines,
  type Tailored,
  type TailoredSentence,
  tailoredFile,
} from "#contract/tailored.ts";
import { call, hrefOf, messageOf } from "#web/lib/api.ts";
import { apiQuery } from "#web/lib/query.ts";
import { toast } from "#web/ui/float/toast.ts";
import { tailoredTexts as texts } from "./texts.ts";

export type TailoredDocument = "resume" | "letter";

export const tailoredQuery = (id: string) => apiQuery(getTailored, { params: { id } });

export const fileAddress = (id: string, document: TailoredDocument, format: "docx" | "pdf") =>
  hrefOf(tailoredFile, { params: { id, document, format } });

let before: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** One after the other, in the order in which they were done. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  waiting += 1;
  const turn = before.then(work);
  before = turn.catch(() => undefined);
  try {
    return await turn;
  } finally {
    waiting -= 1;
  }
}

/** Shown at once, and taken back where the server refuses. Answers whether it was kept. */
function useChange<Change>(
  id: string,
  show: (tailored: Tailored, change: Change) => Tailored,
  keep: (change: Change) => Promise<Tailored>,
) {
  const client = useQueryClient();
  const { queryKey } = tailoredQuery(id);
  return async (change: Change): Promise<boolean> => {
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (known: Tailored | undefined) => known && show(known, change));
    try {
      const tailored = await inTurn(() => keep(change));
      // What was done since is shown already, and must not be taken away by this answer.
      if (waiting === 0) client.setQueryData(queryKey, tailored);
      return true;
    } catch (error) {
      toast.error(messageOf(error, texts.notSaved));
      await client.invalidateQueries({ queryKey });
      return false;
    }
  };
}

/** By the first line of each that is left out. */
export const useLeaveOut = (id: string) =>
  useChange<readonly number[]>(
    id,
    (tailored, leftOut) => ({
      ...tailored,
      resume: {
        rows: tailored.resume.rows.map((row) => ({
          ...row,
          left_out: row.can_leave && leftOut.includes(row.lines[0] ?? 0),
        })),
        is_changed: leftOut.length > 0,
        can_be_pdf: tailored.resume.can_be_pdf,
      },
    }),
    (leftOut) => call(leaveOutLines, { params: { id }, body: { left_out: [...leftOut] } }),
  );

/** The whole letter in its order; an empty one is the letter as it was made. */
export const useChangeLetter = (id: string) =>
  useChange<readonly TailoredSentence[]>(
    id,
    (tailored, sentences) =>
      sentences.length === 0
        ? tailored
        : {
            ...tailored,
            letter: { ...tailored.letter, sentences: [...sentences], is_changed: true },
          },
    (sentences) =>
      call(changeLetter, {
        params: { id },
        body: {
          sentences: sentences.map(({ id: name, text, rests_on, out }) => ({
            id: name,
            text: rests_on === "own-words" ? text : null,
            out,
          })),
        },
      }),
  );
