import type { CheerioAPI } from "cheerio";
import { jsonLdObjects, typesOf } from "./json-ld.ts";
import { tidied } from "./tidied.ts";

export interface Organisation {
  readonly name: string;
  readonly description: string;
}

/** schema.org's kinds of organisation that a company's own site uses; several end alike. */
const ORGANISATION =
  /(?:Organization|Corporation|Business|Service|Firm|Company|Attorney|Notary|Store|Hospital|School|NGO)$/;

/** What the page's own JSON-LD says of its organisation; blanks when it says nothing. */
export function organisationIn(page: CheerioAPI): Organisation {
  const organisations = jsonLdObjects(page).filter((object) =>
    typesOf(object).some((type) => ORGANISATION.test(type)),
  );
  const own = organisations.find(({ name }) => typeof name === "string" && name !== "");
  return { name: textOf(own?.name), description: textOf(own?.description) };
}

const textOf = (value: unknown) => (typeof value === "string" ? tidied(value) : "");
