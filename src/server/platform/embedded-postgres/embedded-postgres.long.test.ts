import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { engineFolders, nothingLeftIn } from "#test/support/engine-folders.ts";
import { engineUser, killAllIn } from "#test/support/engine-process.ts";

const ROUNDS = 20;
const MINUTES = 60_000;

describe.skipIf(process.platform !== "linux")("the embedded PostgreSQL", () => {
  const { common } = engineFolders();

  test(
    "loses no row that it has confirmed when the writing process is killed, and ends with it",
    async () => {
      const confirmed = new Set<string>();
      // A number is a row; anything else is its complaint that the server is gone.
      const confirm = (said: unknown) => {
        if (typeof said === "string") confirmed.add(said);
      };
      const table = "create table if not exists written (id bigserial primary key)";
      for (let round = 0; round < ROUNDS; round++) {
        const user = await engineUser({ dir: common });
        expect(user.joined).toBe(false);
        await user.ask(table);
        user.tell("write");
        const enough = Date.now() + 100 + 20 * round;
        while (Date.now() < enough) confirm(await user.hear());
        // Every third time the server gets no chance to write anything down either.
        if (round % 3 === 0) killAllIn(common);
        await user.kill();
        // What it had said before it was killed counts as well.
        for (let said = await user.hear(); said !== undefined; said = await user.hear())
          confirm(said);
        // Every other time the next one comes while the server is still stopping.
        if (round % 2 === 0) await nothingLeftIn(common);
        else await pause(round);
      }
      const reader = await engineUser({ dir: common });
      const rows = await reader.ask("select array_agg(id::text) as ids from written");
      const found = new Set(JSON.stringify(rows).match(/\d+/g));
      const lost = [...confirmed].filter((id) => !found.has(id));
      expect(confirmed.size).toBeGreaterThan(10 * ROUNDS);
      expect(lost).toEqual([]);
    },
    5 * MINUTES,
  );
});
