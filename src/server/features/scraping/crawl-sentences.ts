/** Why a page was not asked for, for a person. */
export const POLITE_SENTENCES = {
  disallowed: (host: string) => `The robots.txt of ${host} does not allow this page to be read.`,
  robotsUnknown: (host: string) =>
    `The robots.txt of ${host} could not be read, so nothing there is read for now. Please try again in ten minutes.`,
  tooSlow: (host: string, seconds: number) =>
    `${host} asks for ${seconds} seconds between requests; its pages are not read.`,
  tooLong: (host: string) => `The address of that page of ${host} is too long to be read.`,
  leftAlone: (host: string, seconds: number) =>
    `${host} asked to be left alone for ${spanOf(seconds)}. Please try again after that.`,
} as const;

function spanOf(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? "a second" : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
