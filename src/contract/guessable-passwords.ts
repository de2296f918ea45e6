/**
 * What the server alone can say about a new password, after everything that the specification says. Apart from the other
 * sentences, because the page to sign in on needs none of it.
 */
export const GUESSABLE_SENTENCES = {
  common: "Password is too easy to guess",
  personal: "Password must not contain your name or email address",
} as const;

/** Said beside the password's field. */
export const refusesPassword = (message: string): boolean =>
  message === GUESSABLE_SENTENCES.common || message === GUESSABLE_SENTENCES.personal;
