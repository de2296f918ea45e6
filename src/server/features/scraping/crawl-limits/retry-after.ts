/** A Retry-After in milliseconds: seconds or a date. Undefined when it says nothing that can be read. */
export function askedWait(retryAfter: string, now: Date): number | undefined {
  const text = retryAfter.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime());
}
