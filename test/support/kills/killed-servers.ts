import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "#server/platform/database/database.ts";
import { type Program, startProgram } from "../program.ts";

interface Server {
  readonly program: Program;
  readonly url: string;
  readonly workerId: string;
}

/** Servers side by side on one database, each killed now and then with everything it is at. */
export function createKilledServers(database: Database, env: Record<string, string>) {
  const running = new Map<number, Server>();
  /** For how long the work of a killed server lay before somebody else had it, in seconds. */
  const resumed: number[] = [];
  const watches: Promise<void>[] = [];

  async function start(place: number): Promise<void> {
    const before = await workers();
    const program = startProgram(env);
    const url = await program.url;
    for (;;) {
      const workerId = (await workers()).find((id) => !before.includes(id));
      if (workerId) return void running.set(place, { program, url, workerId });
      await pause(50);
    }
  }

  const workers = async (): Promise<string[]> =>
    (await database.query("select id from workers")).rows.map(({ id }) => id);

  async function kill(place: number): Promise<number> {
    const server = running.get(place);
    if (!server) return 0;
    running.delete(place);
    server.program.child.kill("SIGKILL");
    await server.program.ended;
    const { rows } = await database.query(
      "select job_id as id, job_name as name from job_leases where worker_id = $1",
      [server.workerId],
    );
    for (const job of rows) watches.push(watch(job, server.workerId, performance.now()));
    return rows.length;
  }

  /** Until somebody else has the job, or it is over. */
  async function watch(job: { id: string; name: string }, dead: string, since: number) {
    for (;;) {
      const { rows } = await database.query(
        `select 1 from jobs.job j left join job_leases l on l.job_id = j.id
         where j.name = $1 and j.id = $2 and j.state <= 'active' and (l.worker_id is null or l.worker_id = $3)`,
        [job.name, job.id, dead],
      );
      if (rows.length === 0) break;
      await pause(100);
    }
    resumed.push((performance.now() - since) / 1000);
  }

  return {
    start,
    kill,
    resumed,
    /** When everything that killed servers were at is somebody else's, or over. */
    async allResumed() {
      await Promise.all(watches);
    },
    async anyUrl(): Promise<string> {
      while (running.size === 0) await pause(50);
      const servers = [...running.values()];
      return servers[Math.floor(Math.random() * servers.length)]?.url ?? "";
    },
    async stop() {
      for (const { program } of running.values()) program.child.kill("SIGTERM");
      for (const { program } of running.values()) await program.ended;
      running.clear();
    },
    output: () => [...running.values()].map(({ program }) => program.output()).join("\n"),
  };
}
