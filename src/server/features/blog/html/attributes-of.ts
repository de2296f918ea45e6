import { ALLOWED_ATTRIBUTES, CHART_CLASSES } from "#contract/blog-html.ts";
import { leadsElsewhere, safeHref } from "./safe-href.ts";

type Attributes = Record<string, string>;

const CLASSES = new Set<string>(CHART_CLASSES);

/** Those of an element that may stay, each with a harmless value. */
export function attributesOf(name: string, given: Attributes): Attributes {
  const known = ALLOWED_ATTRIBUTES[name] ?? [];
  const kept = Object.entries(given).flatMap(([attribute, value]) => {
    const harmless = known.includes(attribute) ? harmlessValue(attribute, value) : undefined;
    return harmless === undefined ? [] : [[attribute, harmless] as const];
  });
  const attributes: Attributes = Object.fromEntries(kept);
  const { href } = attributes;
  // No "nofollow": an editor stands by where an article points.
  if (href !== undefined && leadsElsewhere(href)) attributes.rel = "noopener noreferrer";
  return attributes;
}

function harmlessValue(attribute: string, value: string): string | undefined {
  if (attribute === "href") return safeHref(value);
  if (attribute === "start") return /^-?\d{1,6}$/.test(value) ? value : undefined;
  if (attribute === "role") return value === "img" ? value : undefined;
  if (attribute !== "class") return value;
  const classes = value.split(/\s+/).filter((one) => CLASSES.has(one));
  return classes.length > 0 ? classes.join(" ") : undefined;
}
