/** Room left at which those who do not see the counter hear of it. */
const SAID_AT = [5, 10, 20];

/** `shown` follows every letter; `said` changes seldom, so that nobody is read to while typing. */
export function counterText(count: number, limit: number): { shown: string; said: string } {
  return { shown: `${count} of ${limit}`, said: saidOf(limit - count, limit) };
}

function saidOf(left: number, limit: number): string {
  if (left < 0) return `Over the limit of ${limit} characters`;
  if (left === 0) return "No characters left";
  const step = SAID_AT.find((room) => left <= room);
  return step ? `Up to ${step} characters left` : "";
}
