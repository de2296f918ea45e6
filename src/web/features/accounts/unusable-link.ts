/** Spec 1 §4 and §8: what the server says about a mailed link that only a new one can replace. */
export function saysLinkIsUnusable(message: string): boolean {
  return /expired|invalid/i.test(message);
}
