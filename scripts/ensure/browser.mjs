import { accessSync, constants, readdirSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { NotReady } from "./not-ready.mjs";

/** Without a window it needs half the time: the shell is looked for first. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const MAC_APPS = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
const IN_PLAYWRIGHT_FOLDER = [
  "chrome-headless-shell-linux64/chrome-headless-shell",
  "chrome-linux/headless_shell",
  "chrome-headless-shell-mac-arm64/chrome-headless-shell",
  "chrome-headless-shell-mac-x64/chrome-headless-shell",
  "chrome-mac/headless_shell",
  "chrome-linux64/chrome",
  "chrome-linux/chrome",
  "chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing",
  "chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing",
  "chrome-mac/Chromium.app/Contents/MacOS/Chromium",
];

/** The Chromium that tests and pictures use: CHROMIUM, one on PATH, or the one Playwright fetched. */
export function findBrowser(env = process.env) {
  const named = env.CHROMIUM;
  if (named) {
    if (isProgram(named)) return named;
    throw new NotReady(`CHROMIUM is set to ${named}, which is not a program that can be run.`);
  }
  const folders = (env.PATH ?? "").split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const apps = process.platform === "darwin" ? MAC_APPS : [];
  return [...onPath, ...apps, ...fetchedByPlaywright(env)].find(isProgram);
}

function fetchedByPlaywright(env) {
  const caches = process.platform === "darwin" ? "Library/Caches" : ".cache";
  const folder = env.PLAYWRIGHT_BROWSERS_PATH || join(homedir(), caches, "ms-playwright");
  const revision = (name) => Number(name.split("-")[1]);
  return namesIn(folder)
    .filter((name) => /^chromium(_headless_shell)?-\d+$/.test(name))
    .sort((a, b) => revision(b) - revision(a))
    .flatMap((name) => IN_PLAYWRIGHT_FOLDER.map((path) => join(folder, name, path)));
}

/** Ways to get one, best first: the system's package as root on Debian and its kin, else Playwright's. */
export function browserCommands(root) {
  const playwright = {
    file: process.execPath,
    args: [
      join(root, "node_modules/@playwright/test/cli.js"),
      "install",
      "--only-shell",
      "chromium",
    ],
    cwd: root,
  };
  const onDebian = process.getuid?.() === 0 && isProgram("/usr/bin/apt-get");
  if (!onDebian) return [playwright];
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...args) => ({ file: "apt-get", args, env, cwd: root });
  const install = (name) => apt("install", "-y", "-qq", "--no-install-recommends", name);
  return [
    apt("update", "-qq"),
    install("chromium-headless-shell"),
    install("chromium"),
    playwright,
  ];
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
