import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** The built program as a process of its own, as `npm start` runs it. */
export interface Program {
  readonly child: ChildProcess;
  /** Where it listens; rejects with what it said when it ends before that. */
  readonly url: Promise<string>;
  /** The link for whoever started it: the mailbox, the demo administrator (http/start-token.ts). */
  readonly link: Promise<string>;
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
  output(): string;
}

export function startProgram(env: Record<string, string>): Program {
  const child = spawn(process.execPath, ["dist/server/main.js"], {
    env: { ...process.env, NODE_ENV: "test", PASSWORD_COST: "test", LOG_LEVEL: "warn", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const ended = once(child, "exit").then(([code, signal]) => code ?? signal);
  const printed = (wanted: RegExp) => {
    const found = new Promise<string>((resolve, reject) => {
      const look = () => {
        const text = wanted.exec(output)?.[1];
        if (text) resolve(text);
      };
      child.stdout?.on("data", look);
      void ended.then((code) => reject(new Error(`The program ended with ${code}: ${output}`)));
    });
    found.catch(() => {});
    return found;
  };
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => {
      output += chunk;
    });
  const url = printed(/ready at (http:\S+)/);
  const link = printed(/(http:\S+\/dev\/open\?token=\S+)\n/);
  return { child, url, link, ended, output: () => output };
}
