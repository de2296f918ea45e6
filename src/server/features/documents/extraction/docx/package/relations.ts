import { posix } from "node:path";
import type { Package } from "./open-package.ts";
import { child, elementsIn, parseXml } from "./xml-tree.ts";

/** What a part points at: addresses outside as they are, other parts by their full name. */
export async function relationsOf(files: Package, name: string): Promise<Map<string, string>> {
  const folder = posix.dirname(name);
  const text = await files.read(`${folder}/_rels/${posix.basename(name)}.rels`);
  if (text === undefined) return new Map();
  const list = elementsIn(child(parseXml(text), "Relationships"));
  return new Map(
    list.map(({ attributes }) => {
      const target = attributes.Target ?? "";
      const isOutside = attributes.TargetMode === "External";
      const path = target.startsWith("/") ? target.slice(1) : posix.join(folder, target);
      return [attributes.Id ?? "", isOutside ? target : path];
    }),
  );
}
