/** Both say something, and nothing that both could mean. */
export const areApart = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size > 0 && other.size > 0 && ![...one].some((word) => other.has(word));
