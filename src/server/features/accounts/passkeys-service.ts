import { randomBytes } from "node:crypto";
import { ACCOUNT_SENTENCES as accountSay } from "#contract/accounts.ts";
import {
  type Assertion,
  type NewCredential,
  PASSKEY_SENTENCES as say,
} from "#contract/passkeys.ts";
import { recordAudit } from "#server/platform/audit.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import {
  conflict,
  forbidden,
  invalid,
  notFound,
  unauthenticated,
} from "#server/platform/faults.ts";
import type { Actor, Client } from "#server/platform/http/caller.ts";
import type { Cookies } from "#server/platform/http/cookies.ts";
import type { LimitRule, Limits } from "#server/platform/limits.ts";
import type { Log } from "#server/platform/log.ts";
import type { Mail } from "#server/platform/mail/mail.ts";
import { signInChangedMail } from "./mails.ts";
import * as repository from "./passkeys-repository.ts";
import * as accounts from "./repository.ts";
import type { MayChangeFactors } from "./second-factor/may-change-factors.ts";
import { forgetFactorProofs, hasFactor } from "./second-factor/repository.ts";
import type { TellSettings } from "./settings/tell-settings.ts";
import type { Entrance } from "./sign-in/entrance.ts";
import type { Sessions } from "./sign-in/sessions.ts";
import * as webauthn from "./webauthn.ts";

const CHALLENGE_BYTES = 32;
const CHALLENGE_MS = 5 * 60_000;
const MOST_PASSKEYS = 20;

type Purpose = "sign-in" | "add" | "confirm";

interface Parts {
  readonly database: Database;
  readonly limits: Limits;
  readonly mail: Mail;
  readonly log: Log;
  readonly sessions: Sessions;
  readonly entrance: Entrance;
  readonly clock: () => Date;
  readonly mayChange: MayChangeFactors;
  readonly tell: TellSettings;
  readonly rules: {
    readonly publicUrl: () => string;
    readonly mustVerifyEmail: boolean;
    readonly wrongPerNetwork: LimitRule;
  };
}

const bytesOf = (text: string) => Buffer.from(text, "base64url");
const textOf = (bytes: Buffer) => bytes.toString("base64url");
/** What a device keeps beside a passkey, to say whose it is. */
const handleOf = (accountId: string) => textOf(Buffer.from(accountId.replaceAll("-", ""), "hex"));

export function createPasskeyService(parts: Parts) {
  const { database, limits, mail, log, sessions, entrance, clock, mayChange, tell, rules } = parts;

  const party = (): webauthn.RelyingParty => {
    const { hostname, origin } = new URL(rules.publicUrl());
    return { id: hostname, origin };
  };

  async function newChallenge(purpose: Purpose, accountId: string | null) {
    const challenge = randomBytes(CHALLENGE_BYTES);
    const expiresAt = new Date(clock().getTime() + CHALLENGE_MS);
    await repository.insertChallenge(database, { challenge, purpose, accountId, expiresAt });
    return { challenge: textOf(challenge), rp_id: party().id };
  }

  /** By a statement of its own: a challenge is used up also by an answer that is refused. */
  async function takeChallenge(challenge: Buffer, purpose: Purpose, accountId: string | null) {
    const use = { challenge, purpose, accountId, now: clock() };
    if (!(await repository.takeChallenge(database, use)))
      throw new webauthn.WebauthnRefused("the challenge is unknown, used or too old");
  }

  /** Refusals of the standard become one sentence; which one it was stands in the log. */
  async function checked<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof webauthn.WebauthnRefused)) throw error;
      log.info({ reason: error.message }, "passkey refused");
      throw invalid(say.refused);
    }
  }

  /** Whose passkey has signed. Its counter goes on in the transaction. */
  async function ownerOf(tx: Db, shown: Assertion, onlyAccount?: string) {
    const passkey = await repository.findByCredential(tx, bytesOf(shown.id));
    if (!passkey || (onlyAccount && passkey.accountId !== onlyAccount))
      throw forbidden(say.unknown);
    if (shown.user_handle && shown.user_handle !== handleOf(passkey.accountId))
      throw new webauthn.WebauthnRefused("made for another account");
    const authenticatorData = bytesOf(shown.authenticator_data);
    const { signCount } = webauthn.readAuthenticatorData(authenticatorData, party());
    webauthn.checkSignature(passkey, {
      authenticatorData,
      clientData: bytesOf(shown.client_data),
      signature: bytesOf(shown.signature),
    });
    webauthn.checkCount(passkey.signCount, signCount);
    await repository.markUsed(tx, passkey.id, signCount, clock());
    return passkey;
  }

  async function spendChallenge(shown: Assertion, purpose: Purpose, accountId: string | null) {
    const clientData = bytesOf(shown.client_data);
    const challenge = webauthn.readClientData(clientData, "webauthn.get", party());
    await takeChallenge(challenge, purpose, accountId);
  }

  return {
    async signInOptions({ network }: Client) {
      await limits.take(`passkey:${network}`, rules.wrongPerNetwork);
      return newChallenge("sign-in", null);
    },

    /** A device that was unlocked is something one has and something one knows or is: no code is asked for. */
    signIn: (shown: Assertion, client: Client, cookies: Cookies): Promise<accounts.Account> =>
      checked(async () => {
        await spendChallenge(shown, "sign-in", null);
        const { account, token } = await database.transaction(async (tx) => {
          const { accountId, name } = await ownerOf(tx, shown);
          const account = await accounts.lockAccount(tx, accountId);
          if (rules.mustVerifyEmail && !account.emailVerifiedAt)
            throw forbidden(accountSay.verifyFirst);
          const now = clock();
          const how = { detail: { passkey: name }, provedAt: now, secondFactorAt: now };
          return { account, token: await entrance.open(tx, account, { client, cookies }, how) };
        });
        await entrance.welcome(account.id, token, cookies);
        return account;
      }),

    async newOptions(actor: Actor) {
      await mayChange(actor);
      const kept = await repository.listPasskeys(database, actor.id);
      if (kept.length >= MOST_PASSKEYS) throw conflict(say.tooMany);
      return {
        ...(await newChallenge("add", actor.id)),
        user_id: handleOf(actor.id),
        exclude: kept.map(({ credentialId }) => textOf(credentialId)),
      };
    },

    add: (actor: Actor, name: string, made: NewCredential, { sessionToken }: Cookies) =>
      checked(async () => {
        const clientData = bytesOf(made.client_data);
        const challenge = webauthn.readClientData(clientData, "webauthn.create", party());
        await takeChallenge(challenge, "add", actor.id);
        const device = webauthn.readAuthenticatorData(bytesOf(made.authenticator_data), party());
        const credentialId = webauthn.newCredentialId(device);
        if (textOf(credentialId) !== made.id)
          throw new webauthn.WebauthnRefused("two ids for one credential");
        const publicKey = bytesOf(made.public_key);
        webauthn.readPublicKey(publicKey, made.algorithm);
        const { algorithm } = made;
        const { signCount } = device;
        await database.transaction(async (tx) => {
          await accounts.lockAccount(tx, actor.id);
          const kept = await repository.listPasskeys(tx, actor.id);
          if (kept.length >= MOST_PASSKEYS) throw conflict(say.tooMany);
          const row = { accountId: actor.id, credentialId, publicKey, algorithm, signCount, name };
          if (!(await repository.insertPasskey(tx, { ...row, createdAt: clock() })))
            throw conflict(say.registered);
          if (sessionToken) await sessions.prove(tx, sessionToken, { withFactor: true });
          await recordAudit(tx, { actorId: actor.id, action: "account.passkey-added" });
          await told(tx, actor, "passkey-added");
        });
      }),

    /** A name opens nothing, so nobody has to prove again who they are. */
    async rename(actor: Actor, id: string, name: string): Promise<void> {
      await database.transaction(async (tx) => {
        if (!(await repository.renamePasskey(tx, actor.id, id, name))) throw gone();
        await tell(tx, actor.id);
      });
    },

    async remove(actor: Actor, id: string): Promise<void> {
      await mayChange(actor);
      await database.transaction(async (tx) => {
        await accounts.lockAccount(tx, actor.id);
        if (!(await repository.deletePasskey(tx, actor.id, id))) throw gone();
        if (!(await hasFactor(tx, actor.id))) await forgetFactorProofs(tx, actor.id);
        await recordAudit(tx, { actorId: actor.id, action: "account.passkey-removed" });
        await told(tx, actor, "passkey-removed");
      });
    },

    async confirmOptions(actor: Actor) {
      const kept = await repository.listPasskeys(database, actor.id);
      return {
        ...(await newChallenge("confirm", actor.id)),
        allow: kept.map(({ credentialId }) => textOf(credentialId)),
      };
    },

    confirm: (actor: Actor, shown: Assertion, { sessionToken }: Cookies): Promise<void> =>
      checked(async () => {
        if (!sessionToken) throw unauthenticated("Unauthorized: please sign in.");
        await spendChallenge(shown, "confirm", actor.id);
        await database.transaction(async (tx) => {
          await ownerOf(tx, shown, actor.id);
          await sessions.prove(tx, sessionToken, { withFactor: true });
          const detail = { with: "passkey" };
          await recordAudit(tx, { actorId: actor.id, action: "account.confirmed", detail });
        });
      }),
  };

  async function told(tx: Db, actor: Actor, change: "passkey-added" | "passkey-removed") {
    const content = signInChangedMail(actor.name, change, rules.publicUrl());
    await mail.send(tx, { to: actor.email, content, kind: "sign-in-changed" });
    await tell(tx, actor.id);
  }
}

const gone = () => notFound("That passkey was not found. It may have been removed already.");
