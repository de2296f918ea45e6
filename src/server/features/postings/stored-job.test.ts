import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** A write that does not go through the gate could make anything public. */
test("jobs are written by stored-job.ts alone; what is counted beside them is no part of what people see", () => {
  const folder = import.meta.dirname;
  const writers = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .flatMap((file) =>
      readFileSync(join(folder, file), "utf8")
        .split("\n")
        .filter((line) => /\brepository\.(?:insert|change)\(/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(writers.sort()).toEqual([
    "service.ts: await repository.change(db, id, counted);",
    "stored-job.ts: const [job] = await repository.insert(tx, [row]);",
    "stored-job.ts: const job = await repository.change(tx, id, to);",
  ]);
});
