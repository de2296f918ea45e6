import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
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

/** Shown at once, kept one after the other, and taken back where the server refuses. */
function useChange<Change>(
  id: string,
  show: (tailored: Tailored, change: Change) => Tailored,
  keep: (change: Change) => Promise<Tailored>,
) {
  const client = useQueryClient();
  const { queryKey } = tailoredQuery(id);
  const mutationKey = [...queryKey];
  return useMutation({
    mutationKey,
    scope: { id: `tailored ${id}` },
    mutationFn: keep,
    onMutate: async (change: Change) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (known: Tailored | undefined) => known && show(known, change));
    },
    onSuccess: (tailored) => {
      if (isLast(client, mutationKey)) client.setQueryData(queryKey, tailored);
    },
    onError: (error) => {
      toast.error(messageOf(error, texts.notSaved));
      void client.invalidateQueries({ queryKey });
    },
  });
}

/** What comes after it is shown already, and must not be taken away by the answer. */
const isLast = (client: QueryClient, mutationKey: readonly unknown[]) =>
  client.isMutating({ mutationKey }) === 1;

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
