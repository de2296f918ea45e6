import { load } from "cheerio";

/** What a page is made of, without its words. */

export const parsed = (markup: string, xml = false) => load(markup, { xml });

interface Part {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

export function partsOf(markup: string, within = "*", xml = false): Part[] {
  return parsed(
    markup,
    xml,
  )(within)
    .toArray()
    .flatMap((node) => ("attribs" in node ? [{ name: node.name, attributes: node.attribs }] : []));
}

/** Every element in its order, with the names of its attributes. */
export const skeleton = (markup: string, within = "*", xml = false) =>
  partsOf(markup, within, xml).map(
    ({ name, attributes }) => `${name} ${Object.keys(attributes).join(" ")}`,
  );

/** Each kind of element and attribute once, for pages that are as long as their text. */
export const kindsOf = (markup: string, within = "*") => [...new Set(skeleton(markup, within))];

const LEADS_SOMEWHERE = ["href", "src", "action", "formaction", "data", "xlink:href", "srcset"];
/** Our own are paths; what people give are pages, mailboxes and telephones. */
const HARMLESS_ADDRESS = /^(\/(?!\/)|[?#]|https?:\/\/|mailto:|tel:|$)/;

/** Addresses that would run something, or lead where no reader expects it. */
export const badAddresses = (markup: string) =>
  partsOf(markup).flatMap(({ name, attributes }) =>
    LEADS_SOMEWHERE.flatMap((attribute) => {
      const address = attributes[attribute];
      if (address === undefined || HARMLESS_ADDRESS.test(address)) return [];
      return [`${name} ${attribute}=${address}`];
    }),
  );

/** The data that a page carries along, by its place: what the browser starts with, or what robots read. */
export const dataIn = (markup: string, selector: string): unknown =>
  JSON.parse(parsed(markup)(selector).text());
