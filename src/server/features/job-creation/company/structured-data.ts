import type { CheerioAPI } from "cheerio";
import * as z from "zod";
import { tidied } from "./visible-page.ts";

export interface Organisation {
  readonly name: string;
  readonly description: string;
}

/** schema.org's kinds of organisation that a company's own site uses; several end alike. */
const ORGANISATION =
  /(?:Organization|Corporation|Business|Service|Firm|Company|Attorney|Notary|Store|Hospital|School|NGO)$/;

const Node = z.looseObject({
  "@type": z.union([z.string(), z.array(z.string())]).optional(),
  name: z.string().optional(),
  description: z.string().optional(),
});

/** What the page's own JSON-LD says of its organisation; blanks when it says nothing. */
export function organisationIn(page: CheerioAPI): Organisation {
  const nodes = page('script[type="application/ld+json"]')
    .toArray()
    .flatMap((element) => nodesIn(page(element).text()));
  const own = nodes.find((node) => isOrganisation(node) && node.name);
  return { name: tidied(own?.name ?? ""), description: tidied(own?.description ?? "") };
}

type Node = z.infer<typeof Node>;

const isOrganisation = ({ "@type": type }: Node) =>
  [type ?? []].flat().some((one) => ORGANISATION.test(one));

function nodesIn(json: string): Node[] {
  try {
    const parsed = flattened(JSON.parse(json)).map((one) => Node.safeParse(one));
    return parsed.flatMap(({ data }): Node[] => (data ? [data] : []));
  } catch {
    return [];
  }
}

/** Objects stand alone, in a list, or in a graph. */
function flattened(data: unknown): unknown[] {
  if (Array.isArray(data)) return data.slice(0, MOST).flatMap(flattened);
  const graph = Graph.safeParse(data);
  return graph.success ? [data, ...graph.data["@graph"].slice(0, MOST)] : [data];
}

const Graph = z.looseObject({ "@graph": z.array(z.unknown()) });
const MOST = 50;
