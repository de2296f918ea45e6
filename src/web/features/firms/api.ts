import type { QueryClient } from "@tanstack/react-query";
import {
  changeFirm,
  createFirm,
  deleteFirm,
  deleteFirms,
  FIRM_SENTENCES,
  FIRMS_AT_ONCE,
  type FirmFields,
  listFirms,
  testSelectors,
} from "#contract/firms.ts";
import { runScraping } from "#contract/scraping.ts";
import { type Answer, call } from "#web/lib/api.ts";
import { apiQuery } from "#web/lib/query.ts";
import { type Firm, firmOf } from "./firm.ts";

type Listed = Answer<typeof listFirms>;
export type TestResult = Answer<typeof testSelectors>;

const query = apiQuery(listFirms);
export const firmsQuery = {
  ...query,
  select: ({ firms }: Listed): readonly Firm[] => firms.map(firmOf),
};

export const testFirm = (fields: FirmFields, signal: AbortSignal) => {
  const { website_url, careers_page_url, scraping_config } = fields;
  return call(testSelectors, { body: { website_url, careers_page_url, scraping_config }, signal });
};

/** Reads these firms now; answers what the server says of it. */
export async function scrapeFirms(ids: readonly string[]): Promise<string> {
  const { message } = await call(runScraping, { body: { firm_ids: [...ids] } });
  return message;
}

/** Changes, each followed by the list as it then is. */
export const firmCalls = (client: QueryClient) => {
  const askAgain = () => client.invalidateQueries({ queryKey: query.queryKey });
  /** What is gone leaves the screen at once, however long the new list takes. */
  function drop(ids: readonly string[]): void {
    client.setQueryData<Listed>(query.queryKey, (now) => {
      const firms = now?.firms.filter(({ ID }) => !ids.includes(ID));
      return firms && { firms, total: firms.length };
    });
  }
  return {
    async save(id: string | undefined, body: FirmFields): Promise<string> {
      const { message } = await (id === undefined
        ? call(createFirm, { body })
        : call(changeFirm, { params: { id }, body }));
      await askAgain();
      return message;
    },
    async remove(ids: readonly string[]): Promise<string> {
      const message = ids.length === 1 ? await removeOne(ids) : await removeMany(ids);
      drop(ids);
      await askAgain();
      return message;
    },
  };
};

async function removeOne([id = ""]: readonly string[]): Promise<string> {
  return (await call(deleteFirm, { params: { id } })).message;
}

async function removeMany(ids: readonly string[]): Promise<string> {
  let count = 0;
  for (let from = 0; from < ids.length; from += FIRMS_AT_ONCE) {
    const some = ids.slice(from, from + FIRMS_AT_ONCE);
    count += (await call(deleteFirms, { body: { ids: some } })).deleted;
  }
  return FIRM_SENTENCES.deletedMany(count);
}
