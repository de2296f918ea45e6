import * as z from "zod";
import { openDatabase } from "../../database/database.ts";
import { createListener } from "../../database/listener.ts";
import { createLog } from "../../log.ts";
import { defineJob } from "../job.ts";
import { createJobs } from "../jobs.ts";

/** For tests: a worker process that takes a job, says so, and never ends it. */
const Connection = z.looseObject({ database: z.string() });

export const endlessJob = defineJob({
  name: "test.endless",
  payload: z.object({ n: z.number() }),
  timeoutSeconds: 60,
});

export async function runDoomedWorker(connectionJson: string): Promise<void> {
  const connection = Connection.parse(JSON.parse(connectionJson));
  const log = createLog("silent");
  const database = openDatabase(connection, 4, log);
  const listener = createListener(connection, log);
  await listener.start();
  const jobs = createJobs({ database, listener, log, runs: true });
  jobs.register(endlessJob, async () => {
    process.stdout.write("running\n");
    await new Promise(() => {});
  });
  await jobs.start();
}
