import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../config.ts";

/** Signs cookies and links: what the operator set, or one of our own. */
export const secretOf = (config: Config): string => config.secret ?? localSecret(config);

/** The same for what stays encrypted in the database: also the secrets that were replaced. */
export const secretsOf = (config: Config): [string, ...string[]] => [
  secretOf(config),
  ...config.secretsBefore,
];

/** Made once and kept, so that a restart does not disown anyone. */
function localSecret({ dataDir }: Config): string {
  const path = join(dataDir, "secret");
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // `a`: when two processes start at once, both read what came first.
    writeFileSync(path, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600, flag: "a" });
  }
  const [first = ""] = readFileSync(path, "utf8").split("\n");
  return first;
}
