import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Config, ConfigError } from "./config.ts";
import { whyUnusable } from "./files/disk-files.ts";
import { errorCode } from "./files/file-store.ts";

/**
 * Says at the start what is wrong with DATA_DIR, where anything is kept in it. Left to whoever writes first, a
 * read-only disk would look like a folder that is missing: that is what Node says when it cannot make one there.
 */
export function refuseUnusableDataDir(config: Config): void {
  const { dataDir, databaseUrl, s3Url, smtpUrl, secret } = config;
  const isUnused = databaseUrl && s3Url && smtpUrl && secret;
  if (isUnused) return;
  try {
    accessSync(nearestFolder(dataDir), constants.W_OK);
    mkdirSync(dataDir, { recursive: true });
    const probe = join(dataDir, `.check-${process.pid}`);
    try {
      writeFileSync(probe, "check");
    } finally {
      rmSync(probe, { force: true });
    }
  } catch (error) {
    const code = errorCode(error);
    if (code === undefined) throw error;
    throw new ConfigError(`${whyUnusable(dataDir, code)} Choose another DATA_DIR, or mend it.`);
  }
}

function nearestFolder(path: string): string {
  const parent = dirname(path);
  return existsSync(path) || parent === path ? path : nearestFolder(parent);
}
