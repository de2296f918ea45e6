import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

const STAMP = ".built.json";

/** Where a build is made before it takes the place of dist. */
export const nextOf = (root) => join(root, ".cache", "dist-next");
const lastOf = (root) => join(root, ".cache", "dist-last");

/** Whether dist was made from these inputs and nothing of it is missing or cut short since. */
export function bundleIsFresh(root, key) {
  const dist = join(root, "dist");
  try {
    const stamp = JSON.parse(readFileSync(join(dist, STAMP), "utf8"));
    if (stamp.key !== key) return false;
    return Object.entries(stamp.files).every(
      ([name, size]) => statSync(join(dist, name), { throwIfNoEntry: false })?.size === size,
    );
  } catch {
    return false;
  }
}

export function beforeBuild(root) {
  rmSync(nextOf(root), { recursive: true, force: true });
  rmSync(lastOf(root), { recursive: true, force: true });
  mkdirSync(nextOf(root), { recursive: true });
}

/**
 * The stamp goes in before the folder is moved, so a dist that is there is always a whole one. The key
 * is the one from before the build: what was saved meanwhile makes the next build.
 */
export function afterBuild(root, key) {
  const [dist, next, last] = [join(root, "dist"), nextOf(root), lastOf(root)];
  const files = readdirSync(next, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const sizes = files.map((path) => [path.slice(next.length + 1), statSync(path).size]);
  if (sizes.length === 0) throw new Error("The build wrote no files.");
  writeFileSync(join(next, STAMP), JSON.stringify({ key, files: Object.fromEntries(sizes) }));
  if (existsSync(dist)) renameSync(dist, last);
  renameSync(next, dist);
  rmSync(last, { recursive: true, force: true });
}
