import { posix } from "node:path";
import type { Package } from "./open-package.ts";
import { child, elementsIn, parseXml } from "./xml-tree.ts";

interface Relation {
  readonly id: string;
  /** The last part of its type: "styles", "officeDocument". */
  readonly type: string;
  readonly target: string;
  readonly isOutside: boolean;
}

const PACKAGE = "";
const USUAL_MAIN = "word/document.xml";

/** Several parts of the reading ask for the same list, which a hostile file can make long. */
const known = new WeakMap<Package, Map<string, Promise<Relation[]>>>();

function listOf(files: Package, name: string): Promise<Relation[]> {
  const lists = known.get(files) ?? new Map<string, Promise<Relation[]>>();
  known.set(files, lists);
  const list = lists.get(name) ?? readList(files, name);
  lists.set(name, list);
  return list;
}

async function readList(files: Package, name: string): Promise<Relation[]> {
  const folder = name === PACKAGE ? "" : posix.dirname(name);
  const text = await files.read(posix.join(folder, "_rels", `${posix.basename(name)}.rels`));
  if (text === undefined) return [];
  return elementsIn(child(parseXml(text), "Relationships")).map(({ attributes }) => {
    const target = attributes.Target ?? "";
    const isOutside = attributes.TargetMode === "External";
    const path = target.startsWith("/") ? target.slice(1) : posix.join(folder, target);
    return {
      id: attributes.Id ?? "",
      type: posix.basename(attributes.Type ?? ""),
      target: isOutside ? target : path,
      isOutside,
    };
  });
}

/** What a part points at: addresses outside as they are, other parts by their full name. */
export async function relationsOf(files: Package, name: string): Promise<Map<string, string>> {
  const relations = await listOf(files, name);
  return new Map(relations.map(({ id, target }) => [id, target]));
}

/** The part with the text: most programs give it the same name, but they need not. */
export async function mainPart(files: Package): Promise<string> {
  const relations = await listOf(files, PACKAGE);
  const main = relations.find(({ type, isOutside }) => type === "officeDocument" && !isOutside);
  return main?.target ?? USUAL_MAIN;
}

/** The names of the parts that the main part needs, by type; the usual name where it says none. */
export async function partNames(
  files: Package,
  main: string,
): Promise<(type: string, usual?: string) => string> {
  const relations = await listOf(files, main);
  return (type, usual = `${type}.xml`) => {
    const found = relations.find((one) => one.type === type && !one.isOutside);
    return found?.target ?? posix.join(posix.dirname(main), usual);
  };
}
