const MS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };
/** "3d ago", "5h ago", "Listed 12 minutes ago", "30d+ ago". */
const AGO = /\b(\d{1,3}) ?(m|h|d)(?:in(?:ute)?s?|ours?|ays?)?(\+)? ago\b/i;

/** When a card says that its job was listed. "30d+" counts as a day more than thirty. */
export function listedAtOf(words: string, now: Date): Date | null {
  const [, count, unit = "", more] = AGO.exec(words) ?? [];
  const length = MS[unit.toLowerCase()];
  if (count === undefined || length === undefined) return null;
  return new Date(now.getTime() - (Number(count) + (more ? 1 : 0)) * length);
}
