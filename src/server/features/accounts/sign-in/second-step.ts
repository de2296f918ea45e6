import { createHash } from "node:crypto";
import * as z from "zod";
import { SECOND_FACTOR_SENTENCES as say } from "#contract/second-factor.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import { invalid, Refusal, unauthenticated } from "#server/platform/faults.ts";
import type { Client } from "#server/platform/http/caller.ts";
import type { Cookies } from "#server/platform/http/cookies.ts";
import * as repository from "../repository.ts";
import type { CheckCode } from "../second-factor/check-code.ts";
import { findTotp } from "../second-factor/repository.ts";
import type { Entrance } from "./entrance.ts";
import { knownBrowser } from "./known-browser.ts";

const COOKIE = "second-step";
const SECONDS = 600;

/** The first step of a sign-in, kept by the browser that took it: signed, for ten minutes. */
const FirstStep = z.object({
  /** Nothing else that is signed for a cookie says this. */
  purpose: z.literal(COOKIE),
  accountId: z.uuid(),
  /** Stands for the password that was right: another one since, and the first step is void. */
  mark: z.string(),
  takenAt: z.number(),
  /** The way of the first step, for the trail. */
  provider: z.string().nullable(),
});

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly checkCode: CheckCode;
  readonly entrance: Entrance;
}

export type SecondStep = ReturnType<typeof createSecondStep>;

/** A sign-in that the password alone does not finish. The cookie alone opens nothing. */
export function createSecondStep({ database, clock, checkCode, entrance }: Parts) {
  const markOf = ({ id, passwordHash, randomString }: repository.Account) =>
    createHash("sha256")
      .update(JSON.stringify([id, passwordHash, randomString]))
      .digest("base64url");

  function read(cookies: Cookies) {
    const text = Buffer.from(cookies.readSigned(COOKIE) ?? "", "base64url").toString("utf8");
    const { data: step } = FirstStep.safeParse(jsonOf(text));
    const isOver = !step || clock().getTime() - step.takenAt > SECONDS * 1000;
    if (isOver) throw unauthenticated(say.stepLost);
    return step;
  }

  return {
    async isAsked(db: Db, accountId: string): Promise<boolean> {
      return Boolean((await findTotp(db, accountId))?.confirmedAt);
    },

    begin(account: repository.Account, cookies: Cookies, provider: string | null = null): void {
      const step: z.infer<typeof FirstStep> = {
        purpose: COOKIE,
        accountId: account.id,
        mark: markOf(account),
        takenAt: clock().getTime(),
        provider,
      };
      const value = Buffer.from(JSON.stringify(step)).toString("base64url");
      cookies.keepSigned(COOKIE, value, SECONDS);
    },

    refusal: () => new Refusal("second-step", say.asked),

    async finish(code: string, client: Client, cookies: Cookies): Promise<repository.Account> {
      const { accountId, mark, provider } = read(cookies);
      const same = (account: repository.Account | undefined): repository.Account => {
        if (!account || markOf(account) !== mark) throw unauthenticated(say.stepLost);
        return account;
      };
      const account = same(await repository.findAccount(database, accountId));
      if (!(await checkCode(account, code, knownBrowser(cookies, accountId))))
        throw invalid(say.codeWrong);
      const token = await database.transaction(async (tx) => {
        // Changed while the code was being checked: whoever set a new password has thrown the others out.
        const current = same(await repository.lockAccount(tx, accountId));
        const now = clock();
        const detail = { ...(provider && { provider }), secondStep: true };
        const how = { detail, provedAt: now, secondFactorAt: now };
        return entrance.open(tx, current, { client, cookies }, how);
      });
      cookies.keepSigned(COOKIE, "", 0);
      await entrance.welcome(accountId, token, cookies);
      return account;
    },
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
