import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  openSync,
  readFileSync,
  readSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { errorCode } from "./engine-error.ts";

/**
 * A hold is an open end of the keeper's pipe (see keeper.ts for the files). The system
 * closes it when this process ends in any way, and no child process inherits it.
 */
export type Hold = number;

const LOOK_EVERY_MS = 5;
const LOOKS_PER_CHECK = 100;

/** A hold on the running server, or undefined when there is none or it is just stopping. */
export function takeHold(dir: string): Hold | undefined {
  const hold = openPipe(dir, constants.O_WRONLY);
  if (hold === undefined || isServed(dir, hold)) return hold;
  closeSync(hold);
  return undefined;
}

/**
 * Whether the keeper still reads this very pipe and will notice us. The order matters: the keeper
 * takes pipe and `closing` away together, so a pipe that is there after `closing` was not is no stale
 * one.
 */
function isServed(dir: string, hold: Hold): boolean {
  if (existsSync(join(dir, "run", "closing"))) return false;
  const again = openPipe(dir, constants.O_WRONLY);
  if (again === undefined) return false;
  const same = fstatSync(again).ino === fstatSync(hold).ino;
  closeSync(again);
  return same;
}

/** Waits until the held server takes connections: its socket's folder, or undefined when it is gone. */
export async function whenReady(
  dir: string,
  hold: Hold,
  deadline: number,
): Promise<string | undefined> {
  while (Date.now() < deadline) {
    const socket = readySocket(dir);
    if (socket !== undefined) return socket;
    if (!isServed(dir, hold)) return undefined;
    await pause(LOOK_EVERY_MS);
  }
  return undefined;
}

/** From the server's own status file: the fifth line is the socket's folder, the eighth its state. */
function readySocket(dir: string): string | undefined {
  try {
    const lines = readFileSync(join(dir, "data", "postmaster.pid"), "utf8").split("\n");
    return lines[7]?.trim() === "ready" ? lines[4] : undefined;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}

/** Lets go and, when nobody else holds the server, waits until it has ended. */
export async function letGo(dir: string, hold: Hold): Promise<void> {
  closeSync(hold);
  for (let look = 0; isEnding(dir); look++) {
    // A killed keeper removes no pipe. Not each time, because to look for it is to hold for a moment.
    if (look % LOOKS_PER_CHECK === 0 && !isRead(dir)) return;
    await pause(LOOK_EVERY_MS);
  }
}

/**
 * The system tells the reader of an empty pipe whether somebody may still write to it ("try again")
 * or not (the end). A word in it says that the server died under its users: no need to wait either.
 */
function isEnding(dir: string): boolean {
  const reader = openPipe(dir, constants.O_RDONLY);
  if (reader === undefined) return false;
  try {
    return readSync(reader, Buffer.alloc(1)) === 0;
  } catch (error) {
    if (errorCode(error) === "EAGAIN") return false;
    throw error;
  } finally {
    closeSync(reader);
  }
}

function isRead(dir: string): boolean {
  const writer = openPipe(dir, constants.O_WRONLY);
  if (writer === undefined) return false;
  closeSync(writer);
  return true;
}

function openPipe(dir: string, access: number): number | undefined {
  try {
    return openSync(join(dir, "run", "users"), access | constants.O_NONBLOCK);
  } catch (error) {
    // No pipe, or nobody who reads it: its keeper was killed.
    if (errorCode(error) === "ENOENT" || errorCode(error) === "ENXIO") return undefined;
    throw error;
  }
}
