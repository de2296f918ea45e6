import { GUESSABLE_SENTENCES } from "#contract/guessable-passwords.ts";
import { invalid } from "#server/platform/faults.ts";
import { guessCount } from "./guess-count.ts";

interface Owner {
  readonly name: string;
  readonly email: string;
}

/** Fewer than so many are tried out within minutes by whoever has a stolen list of hashes. */
const FEWEST_GUESSES = 5;
/** A shorter name stands in other words by chance: it counts as one guess instead. */
const NAME_LEAST = 4;

/** For every new password, after its length: an old one goes on working until it is changed. */
export function refuseGuessable(password: string, owner: Owner): void {
  const own = wordsOf(owner);
  const text = password.toLowerCase();
  if (own.some((word) => word.length >= NAME_LEAST && text.includes(word)))
    throw invalid(GUESSABLE_SENTENCES.personal);
  if (guessCount(password, own) < FEWEST_GUESSES) throw invalid(GUESSABLE_SENTENCES.common);
}

/** The address, what stands before its @, and each word of it and of the name. */
function wordsOf({ name, email }: Owner): string[] {
  const address = email.trim().toLowerCase();
  const [mailbox = ""] = address.split("@");
  const parts = `${name.toLowerCase()} ${mailbox}`.split(/[^\p{L}\p{N}]+/u);
  return [...new Set([address, mailbox, ...parts])].filter((word) => word.length > 2);
}
