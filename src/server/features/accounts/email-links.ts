import type { Db } from "#server/platform/database/database.ts";
import { invalid } from "#server/platform/faults.ts";
import * as repository from "./repository.ts";
import { hashToken, newToken } from "./sign-in/sessions.ts";

const HOUR = 3_600_000;

/** What a mailed link can be for, and how long it works. */
const LIVES = {
  "verify-email": 24 * HOUR,
  "reset-password": HOUR,
  "connect-provider": HOUR,
  "export-data": HOUR / 6,
  "end-session": 7 * 24 * HOUR,
} as const;
type LinkPurpose = keyof typeof LIVES;

export interface EmailLinks {
  /** The token for the link. It is stored hashed, and nobody can read it again. */
  make(tx: Db, accountId: string, purpose: LinkPurpose, detail?: object): Promise<string>;
  /** Remembers a token that was used up, for as long as it would have worked, with what is to be known then. */
  keepUsed(
    tx: Db,
    token: string,
    link: { accountId: string; purpose: LinkPurpose; detail: object },
  ): Promise<void>;
  /** Uses the token up, or refuses with the sentence. */
  use(
    tx: Db,
    token: string,
    purpose: LinkPurpose,
    refusal: string,
  ): Promise<{ accountId: string; detail: unknown }>;
}

export function createEmailLinks(clock: () => Date): EmailLinks {
  return {
    async make(tx, accountId, purpose, detail = {}) {
      const token = newToken();
      const expiresAt = new Date(clock().getTime() + LIVES[purpose]);
      const tokenHash = hashToken(token);
      await repository.insertEmailToken(tx, { tokenHash, accountId, purpose, expiresAt, detail });
      return token;
    },
    async keepUsed(tx, token, { accountId, purpose, detail }) {
      const expiresAt = new Date(clock().getTime() + LIVES[purpose]);
      const tokenHash = hashToken(token);
      await repository.insertEmailToken(tx, { tokenHash, accountId, purpose, expiresAt, detail });
    },
    async use(tx, token, purpose, refusal) {
      const taken = await repository.takeEmailToken(tx, hashToken(token), purpose, clock());
      if (!taken) throw invalid(refusal);
      return taken;
    },
  };
}
