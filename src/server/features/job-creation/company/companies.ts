import { CREATION_SENTENCES as say } from "#contract/job-creation.ts";
import type { Database } from "#server/platform/database/database.ts";
import { invalid, Refusal } from "#server/platform/faults.ts";
import { type FetchOptions, guardedFetch } from "#server/platform/fetching/guarded-fetch.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { LimitRule, Limits } from "#server/platform/limits.ts";
import type { ActivityService } from "../../activity/service.ts";
import * as repository from "../repository.ts";
import { type Company, readCompany } from "./read-company.ts";

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly limits: Limits;
  readonly record: ActivityService["record"];
  readonly rule: LimitRule;
  readonly fetching: Pick<FetchOptions, "standIns" | "standInsOnly">;
  readonly userAgent: () => string;
}

/** For both pages together. */
const ALL_MS = 10_000;

/** What companies say about themselves on their websites, for the recruiters who asked. */
export function createCompanies(parts: Parts) {
  const { database, clock, limits, record, rule, fetching, userAgent } = parts;

  async function read(address: string): Promise<Company> {
    const until = Date.now() + ALL_MS;
    return readCompany(address, (url) =>
      guardedFetch(url, {
        ...fetching,
        userAgent: userAgent(),
        timeoutMs: Math.max(1, until - Date.now()),
      }),
    );
  }

  return {
    async fetch(actor: Actor, typed: string): Promise<Company> {
      const addresses = addressesOf(typed);
      await limits.take(`company-fetch:${actor.id}`, rule);
      const company = await firstThatAnswers(addresses, read);
      const { name, url, quotes } = company;
      await database.transaction(async (tx) => {
        const page = { companyName: name, quotes, fetchedAt: clock() };
        await repository.keepPage(tx, { accountId: actor.id, url, ...page });
        await record(tx, actor.id, {
          type: "company_fetched",
          title: "You had a company's website read",
          description: `${name}, ${url}`.slice(0, LONGEST),
          metadata: { url: url.slice(0, LONGEST) },
        });
      });
      return company;
    },
  };
}

const LONGEST = 500;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** "harrow.example" is what people type: their site is asked securely, then the old way. */
function addressesOf(typed: string): string[] {
  const isWhole = SCHEME.test(typed) && !/^[\w.-]+:\d+(?:\/|$)/.test(typed);
  const addresses = isWhole ? [typed] : [`https://${typed}`, `http://${typed}`];
  if (!addresses.every((address) => URL.canParse(address))) throw invalid(say.badUrl);
  return addresses;
}

async function firstThatAnswers(
  addresses: readonly string[],
  read: (address: string) => Promise<Company>,
): Promise<Company> {
  const [first = "", second] = addresses;
  try {
    return await read(first);
  } catch (error) {
    if (second === undefined || !(error instanceof Refusal)) throw error;
    // What was wrong at first is what the person should hear of.
    return read(second).catch(() => {
      throw error;
    });
  }
}
