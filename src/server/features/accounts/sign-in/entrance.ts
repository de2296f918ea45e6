import { recordAudit } from "#server/platform/audit.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Client } from "#server/platform/http/caller.ts";
import type { Cookies } from "#server/platform/http/cookies.ts";
import type { Account } from "../repository.ts";
import * as repository from "../repository.ts";
import { knownBrowser, rememberBrowser } from "./known-browser.ts";
import type { TellNewBrowser } from "./new-browser.ts";
import type { Sessions } from "./sessions.ts";

interface Parts {
  readonly sessions: Sessions;
  readonly onSignIn: OnSignIn;
  readonly tellNewBrowser: TellNewBrowser;
}

/** The browser that comes in, with the cookies it has. */
export interface Arriving {
  readonly client: Client;
  readonly cookies: Cookies;
}

/** How the person proved who they are, beyond a password. */
interface How {
  /** For the trail. */
  readonly detail?: Readonly<Record<string, string | boolean>>;
  /** A provider, a code or a passkey vouches for the person at this moment. */
  readonly provedAt?: Date;
  readonly secondFactorAt?: Date;
  /** The account has just become this person's: what others did in it before does not count. */
  readonly isOwnersFirst?: boolean;
}

export type Entrance = ReturnType<typeof createEntrance>;

/** The last steps of every sign-in, whichever way somebody came. */
export function createEntrance({ sessions, onSignIn, tellNewBrowser }: Parts) {
  return {
    /** The browser's old session, if any, is over. Answers the token of the new one. */
    async open(tx: Db, account: Account, { client, cookies }: Arriving, how: How = {}) {
      if (cookies.sessionToken) await sessions.end(tx, cookies.sessionToken);
      const { detail, isOwnersFirst, ...proofs } = how;
      const isFirst = isOwnersFirst || !(await repository.hasSignedIn(tx, account.id));
      await recordAudit(tx, {
        actorId: account.id,
        action: "account.signed-in",
        ...(detail && { detail }),
      });
      const { userAgent } = client;
      const { token, id } = await sessions.start(tx, {
        accountId: account.id,
        userAgent,
        ...proofs,
      });
      if (!isFirst && !knownBrowser(cookies, account.id))
        await tellNewBrowser(tx, account, client, id);
      return token;
    },

    /** After the transaction: the browser gets its cookies. */
    async welcome(accountId: string, token: string, cookies: Cookies): Promise<void> {
      await onSignIn(accountId, cookies.visitor);
      cookies.startSession(token);
      cookies.renewVisitor();
      rememberBrowser(cookies, accountId);
    },
  };
}

/** What the browser did as a visitor may matter to the account that it signs in to. */
export type OnSignIn = (accountId: string, visitor: string | null) => Promise<void>;
