import { hash, verify } from "@node-rs/argon2";
import { atMost } from "#server/platform/at-most.ts";

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long for an account that does not exist, so that time tells nothing. */
  verify(storedHash: string | null | undefined, password: string): Promise<boolean>;
}

/** Argon2id with OWASP's first choice of parameters; tests use the cheapest that still works. */
const COSTS = {
  full: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  test: { memoryCost: 1024, timeCost: 1, parallelism: 1 },
};

/** Each hash holds 19 MB and a core: a burst of sign-ins waits in line instead. */
const AT_ONCE = 4;
const WAITING = 200;

export function createPasswords(cost: keyof typeof COSTS): Passwords {
  const line = atMost(AT_ONCE, WAITING);
  const makeHash = (password: string) => hash(password, COSTS[cost]);
  return {
    hash: (password) => line(() => makeHash(password)),
    verify: (storedHash, password) =>
      line(async () => {
        if (storedHash) return verify(storedHash, password);
        // To make a hash takes as long as to check one.
        await makeHash(password);
        return false;
      }),
  };
}
