import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const SHOWN_LINES = 15;
const NO_NETWORK =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENOTCACHED/;

// npm hands its own settings to what it starts; these would make the npm inside install less, or
// elsewhere. Registry, proxy, certificates and cache are the user's and stay.
const NOT_INHERITED =
  /^(node_env|init_cwd|npm_(command|lifecycle_.*|package_.*)|npm_config_(omit|include|production|only|also|dev|optional|global|location|prefix|local_prefix|dry_run|package_lock|package_lock_only|workspace|workspaces|install_strategy|install_links|bin_links|force))$/i;

const markOf = (root) => join(root, ".cache", "installing");
const stampOf = (root) => join(root, "node_modules", ".candour-installed.json");

/**
 * Whether node_modules is what package-lock.json asks for, whole, and made for this machine: what the
 * product needs to be built and run, and if `dev` is asked for, what its tests and checks need as well.
 * A folder that a person installed with npm counts too: npm lists what it installed when it has finished.
 */
export function packagesAreFresh(root, { dev = false } = {}) {
  if (existsSync(markOf(root))) return false; // an install was cut off
  const installed = readJson(join(root, "node_modules", ".package-lock.json"))?.packages;
  if (!installed) return false;
  const stamp = readJson(stampOf(root));
  const current = machineAndLock(root);
  if (stamp && stamp.machine !== current.machine) return false;
  if (stamp?.lock !== current.lock || (dev && !stamp.dev)) {
    const locked = readJson(join(root, "package-lock.json"))?.packages ?? {};
    if (!isAllOf(locked, installed, dev)) return false;
    tryToStamp(root, { ...current, dev: dev || isAllOf(locked, installed, true) });
  }
  return Object.keys(installed).every((path) => existsSync(join(root, path, "package.json")));
}

/**
 * What to install: the packages of tests and checks too where they are asked for or were there before, and
 * those alone where the rest is there, because a running product must not lose its packages under it.
 */
export function installPlan(root, { dev }) {
  const adds = dev && packagesAreFresh(root);
  return { adds, dev: dev || someAreForTests(root) };
}

function someAreForTests(root) {
  const locked = readJson(join(root, "package-lock.json"))?.packages ?? {};
  const installed = readJson(join(root, "node_modules", ".package-lock.json"))?.packages ?? {};
  return Object.keys(installed).some((path) => locked[path]?.dev);
}

export function beforeInstall(root) {
  mkdirSync(dirname(markOf(root)), { recursive: true });
  writeFileSync(markOf(root), "");
  rmSync(stampOf(root), { force: true });
}

/** What was to be added could not be: what was there before is still good, if it is whole. */
export function afterFailedAdding(root) {
  rmSync(markOf(root), { force: true });
  if (!packagesAreFresh(root)) writeFileSync(markOf(root), "");
}

export function afterInstall(root, { dev }) {
  writeFileSync(stampOf(root), JSON.stringify({ ...machineAndLock(root), dev }));
  rmSync(markOf(root), { force: true });
}

/** `npm ci` lays everything anew; `npm install` adds what is missing. */
export function installCommand(root, { dev, adds }) {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !NOT_INHERITED.test(name)),
  );
  const how = adds ? ["install", "--no-save"] : ["ci"];
  const flags = [...how, "--no-audit", "--no-fund", dev ? "--include=dev" : "--omit=dev"];
  const npm = [
    process.env.npm_execpath ?? "",
    join(dirname(process.execPath), "../lib/node_modules/npm/bin/npm-cli.js"),
  ].find((path) => basename(path) === "npm-cli.js" && existsSync(path));
  return npm
    ? { file: process.execPath, args: [npm, ...flags], env, cwd: root }
    : { file: "npm", args: flags, env, cwd: root };
}

/** What a person can do about an npm that failed, above what npm itself said. */
export function installFailure({ code, output }) {
  const lines = output
    .trim()
    .split("\n")
    .filter((line) => !/^npm (error|warn)\s*(at |$)/.test(line));
  // About a lockfile that does not fit, npm names the packages first and its options last.
  if (output.includes("EUSAGE")) {
    const said = lines.slice(0, SHOWN_LINES).join("\n");
    return `package-lock.json does not fit package.json: run npm install and commit both.\n${said}`;
  }
  const said = lines.slice(-SHOWN_LINES).join("\n");
  const network = NO_NETWORK.exec(output)?.[0];
  if (network) {
    return `The packages could not be downloaded: the npm registry is not reachable (${network}). The first start needs the network once; later starts do not.\n${said}`;
  }
  if (output.includes("ENOSPC"))
    return `The packages could not be installed: the disk is full.\n${said}`;
  return `npm ci failed (${code}).\n${said}`;
}

function machineAndLock(root) {
  const lock = createHash("sha256").update(readFileSync(join(root, "package-lock.json")));
  const node = process.versions.node.split(".")[0];
  return { machine: `${process.platform} ${process.arch} node ${node}`, lock: lock.digest("hex") };
}

function isAllOf(locked, installed, dev) {
  const same = Object.entries(installed).every(([path, one]) => {
    const wanted = locked[path];
    return wanted && wanted.version === one.version && wanted.integrity === one.integrity;
  });
  return (
    same &&
    Object.entries(locked).every(([path, one]) => installed[path] || mayLack(path, one, dev))
  );
}

/** npm leaves out optional packages made for other machines (and what only those need). */
function mayLack(path, { dev: isDev, devOptional, optional, os, cpu, libc }, dev) {
  if (path === "" || (!dev && (isDev || devOptional))) return true;
  if (!optional && !devOptional) return false;
  const forThisMachine =
    (os || cpu) && !libc && fits(os, process.platform) && fits(cpu, process.arch);
  return !forThisMachine;
}

function fits(allowed, mine) {
  if (!allowed) return true;
  const refused = allowed.filter((name) => name.startsWith("!"));
  if (refused.length > 0) return !refused.includes(`!${mine}`);
  return allowed.includes(mine);
}

function tryToStamp(root, current) {
  try {
    writeFileSync(stampOf(root), JSON.stringify(current));
  } catch {
    // Without the right to write, the comparison is made again next time.
  }
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
