import records from "#knowledge/credentials.json" with { type: "json" };
import { makePhraseBook, type PhraseBook } from "../words/phrase-book.ts";

/** A licence, a paper or a check that an advertisement asks for and a resume shows. */
export interface Credential {
  readonly id: string;
  readonly name: string;
  /** `licence`: the work may not be done without it. `formal`: a paper. `check`: easily had. */
  readonly gate: string;
  readonly asked: readonly string[];
  readonly shown: readonly string[];
  /** Only asked for by advertisements with one of these in the title, or not by those. */
  readonly titles?: readonly string[];
  readonly notTitles?: readonly string[];
  /** A line with one of these shows something less. */
  readonly denies?: readonly string[];
  /** What admission as a lawyer is worth in its place. */
  readonly lawyer?: number;
  /** Being in training counts as having it. */
  readonly pending?: boolean;
}

export const CREDENTIALS: readonly Credential[] = records;

function bookOf(phrasesOf: (credential: Credential) => readonly string[] | undefined): PhraseBook {
  const book = makePhraseBook();
  for (const [at, credential] of CREDENTIALS.entries())
    for (const phrase of phrasesOf(credential) ?? []) book.learn(phrase, at);
  return book;
}

export const ASKED = bookOf(({ asked }) => asked);
export const SHOWN = bookOf(({ shown }) => shown);
export const TITLES = bookOf(({ titles }) => titles);
export const NOT_TITLES = bookOf(({ notTitles }) => notTitles);
export const DENIES = bookOf(({ denies }) => denies);
