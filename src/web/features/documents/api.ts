import type { QueryClient } from "@tanstack/react-query";
import {
  answerOffer,
  correctDocument,
  type DocumentView,
  documentOriginal,
  documentPage,
  getDocument,
  listDocuments,
  offeredDocuments,
  readAgain,
  removeDocument,
} from "#contract/documents.ts";
import { call, hrefOf } from "#web/lib/api.ts";
import { forgetMatches } from "#web/lib/forget-matches.ts";
import { apiQuery } from "#web/lib/query.ts";

export const documentsQuery = apiQuery(listDocuments);
export const offeredQuery = apiQuery(offeredDocuments);
export const documentQuery = (id: string) => apiQuery(getDocument, { params: { id } });

export const originalAddress = (id: string) => hrefOf(documentOriginal, { params: { id } });
export const pageAddress = (id: string, page: number) =>
  hrefOf(documentPage, { params: { id, page: String(page) } });

/** The calls that change a document, each followed by what the screens then have to know. */
export function documentCalls(client: QueryClient) {
  const keep = (view: DocumentView) => client.setQueryData(documentQuery(view.id).queryKey, view);
  const refresh = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    client.invalidateQueries({ queryKey });

  return {
    async correct(id: string, field: string, value: unknown) {
      keep(await call(correctDocument, { params: { id }, body: { field, value } }));
      forgetMatches(client);
      await refresh(documentsQuery);
    },
    async undo(id: string, field: string) {
      keep(await call(correctDocument, { params: { id }, body: { field, undo: true } }));
      forgetMatches(client);
      await refresh(documentsQuery);
    },
    async readAgain(id: string) {
      await call(readAgain, { params: { id } });
      forgetMatches(client);
      await refresh(documentQuery(id));
    },
    async remove(id: string) {
      await call(removeDocument, { params: { id } });
      client.removeQueries({ queryKey: documentQuery(id).queryKey });
      await refresh(documentsQuery);
    },
    async answerOffer(keepThem: boolean, only?: string) {
      const { kept } = await call(answerOffer, { body: { keep: keepThem, only } });
      forgetMatches(client);
      await Promise.all([refresh(offeredQuery), refresh(documentsQuery)]);
      return kept;
    },
  };
}
