import type { Platform } from "../platform.ts";

export interface Probe {
  readonly name: string;
  /** Throws when the part is down. */
  check(): Promise<void>;
}

/** What /readyz asks before it says that this process can serve. */
export function probesOf({ database, files, jobs, listener, mailCheck }: Platform): Probe[] {
  const up = (name: string, isUp: () => boolean): Probe => ({
    name,
    check: async () => {
      if (!isUp()) throw new Error(`${name} is down`);
    },
  });
  return [
    { name: "database", check: async () => void (await database.query("select 1")) },
    { name: "files", check: () => files.check() },
    { name: "mail", check: mailCheck },
    up("jobs", () => jobs.isUp),
    up("events", () => listener.isUp),
  ];
}
