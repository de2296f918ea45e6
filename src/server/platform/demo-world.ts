import { randomInt } from "node:crypto";
import { ADVISORY_LOCKS } from "./database/advisory-locks.ts";
import type { Database, Db } from "./database/database.ts";
import type { Prepared } from "./prepared-demo.ts";

/**
 * The demo world: what a first start shows. Each feature hands its part to app.ts, in the order of
 * the features, and all of it is loaded in one transaction into a database that nobody has used.
 */
interface DemoContext {
  readonly password: string;
  /** Every demo date is relative to the first start. */
  readonly now: Date;
  /** Account ids by demo role, filled in by accounts for the features after it. */
  readonly people: Map<string, string>;
  /** Throws when the program is asked to stop; nothing of the world stays then. */
  readonly goOn: () => void;
  /** What takes long to work out from the texts. */
  readonly prepared: Prepared;
}

export type DemoPart = (tx: Db, context: DemoContext) => Promise<void>;

const SYLLABLES = [
  "ba",
  "de",
  "fi",
  "go",
  "ha",
  "ke",
  "li",
  "mo",
  "nu",
  "pa",
  "ri",
  "so",
  "tu",
  "wa",
];

interface Loading {
  readonly isUnused: (tx: Db) => Promise<boolean>;
  readonly now: Date;
  readonly stopping?: AbortSignal | undefined;
  /** Asked for only when there is something to load. */
  readonly prepared: () => Prepared;
}

/** Loads the parts once; answers whether this call did it. */
export async function loadDemoWorld(
  database: Database,
  parts: readonly DemoPart[],
  { isUnused, now, stopping, prepared }: Loading,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    // Another process may be loading it; that takes as long as it takes.
    await tx.query("set local statement_timeout = 0");
    await tx.query("select pg_advisory_xact_lock($1)", [ADVISORY_LOCKS.demoWorld]);
    if ((await demoPassword(tx)) !== null || !(await isUnused(tx))) return false;
    const password = makePassword();
    await tx.query("insert into demo_world (password, loaded_at) values ($1, $2)", [password, now]);
    const goOn = () => stopping?.throwIfAborted();
    const people = new Map<string, string>();
    const context = { password, now, people, goOn, prepared: prepared() };
    for (const part of parts) {
      goOn();
      await part(tx, context);
    }
    return true;
  });
}

export async function demoPassword(db: Db): Promise<string | null> {
  const { rows } = await db.query("select password from demo_world");
  return rows[0]?.password ?? null;
}

/** Easy to read aloud and to type: three words of three syllables and a number. */
function makePassword(): string {
  const pick = () => SYLLABLES[randomInt(SYLLABLES.length)];
  const word = () => pick() + String(pick()) + pick();
  return `${word()}-${word()}-${randomInt(10, 100)}`;
}
