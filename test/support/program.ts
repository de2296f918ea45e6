import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** The built program as a process of its own, as `npm start` runs it. */
export interface Program {
  readonly child: ChildProcess;
  /** Where it listens; rejects with what it said when it ends before that. */
  readonly url: Promise<string>;
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
  const url = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk;
      const ready = /ready at (http:\S+)/.exec(output)?.[1];
      if (ready) resolve(ready);
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    void ended.then((code) => reject(new Error(`The program ended with ${code}: ${output}`)));
  });
  url.catch(() => {});
  return { child, url, ended, output: () => output };
}
