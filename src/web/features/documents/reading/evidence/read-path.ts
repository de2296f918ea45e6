/**
 * Where something that is shown stood in what was read: "experience.0.role" may have been
 * "experience.1.role" before the owner took the first one away. Undefined when it is new or changed.
 */
export function readPath(shown: unknown, read: unknown, path: string): string | undefined {
  const [top = "", index, ...rest] = path.split(".");
  const list = valueAt(read, [top]);
  if (index === undefined || !Array.isArray(list))
    return sameAt(shown, read, path, path) ? path : undefined;
  const nearest = nearestIn(list, valueAt(shown, [top, index]));
  if (nearest < 0) return undefined;
  const original = [top, nearest, ...rest].join(".");
  // Of an item that was changed in part, the other parts stand where they stood.
  return rest.length === 0 || sameAt(shown, read, path, original) ? original : undefined;
}

/** The item of a list with the most in common; -1 when none has anything. */
function nearestIn(list: readonly unknown[], item: unknown): number {
  const alike = list.map((other) => likeness(item, other));
  const best = Math.max(0, ...alike);
  return best === 0 ? -1 : alike.indexOf(best);
}

function likeness(one: unknown, other: unknown): number {
  if (!isRecord(one) || !isRecord(other)) return one === other ? 1 : 0;
  return Object.entries(one).filter(([name, value]) => value && value === other[name]).length;
}

function sameAt(shown: unknown, read: unknown, path: string, original: string): boolean {
  const [here, there] = [valueAt(shown, path.split(".")), valueAt(read, original.split("."))];
  return JSON.stringify(here) === JSON.stringify(there);
}

function valueAt(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
