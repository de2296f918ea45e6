// What npm itself does not say about package-lock.json until it is too late.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const LOCKFILE = join(resolve(import.meta.dirname, ".."), "package-lock.json");

/** Every complaint as a sentence; none when the lockfile installs everywhere. */
export function lockfileFaults(packages) {
  return Object.entries(packages).flatMap(([path, locked]) => {
    // An optional dependency that is named but not locked makes `npm ci` refuse (EUSAGE), and only
    // on the machines that would need it.
    const missing = Object.keys(locked.optionalDependencies ?? {})
      .filter((name) => !isLocked(packages, path, name))
      .map((name) => `${name} is not locked, but ${path || "package.json"} names it as optional.`);
    // Addresses would tie every clone to the registry of whoever wrote the lockfile last.
    const address = locked.resolved && !locked.link ? [`${path} has a download address.`] : [];
    return [...missing, ...address];
  });
}

/** Looks where Node would: beside the package, then in every node_modules above it. */
function isLocked(packages, from, name) {
  for (let folder = from; ; ) {
    if (packages[folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`]) return true;
    if (!folder) return false;
    const above = folder.lastIndexOf("/node_modules/");
    folder = above < 0 ? "" : folder.slice(0, above);
  }
}

if (process.argv[1] === import.meta.filename) {
  const faults = lockfileFaults(JSON.parse(readFileSync(LOCKFILE, "utf8")).packages);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) {
    console.error("Mend with: npm install --omit-lockfile-registry-resolved");
    process.exitCode = 1;
  }
}
