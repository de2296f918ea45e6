import * as contract from "#contract/job-creation.ts";
import { invalid } from "#server/platform/faults.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import { presentPosting } from "../postings/service.ts";
import type { JobCreationService } from "./service.ts";

export function jobCreationRoutes(
  routes: Routes,
  creation: JobCreationService,
  engine: string,
): void {
  routes.on(contract.uploadJd).answer(async ({ actor, files, client }) => {
    if (!files.jobDescription) throw invalid(contract.CREATION_SENTENCES.noFile);
    const { job, message } = await creation.upload(actor, files.jobDescription, client);
    const posting = presentPosting(job, engine);
    return { success: true, message, jobDescriptionID: job.id, documentId: job.id, posting };
  });

  routes.on(contract.fetchCompany).answer(async ({ actor, body }) => {
    const { name, url, quotes } = await creation.fetchCompany(actor, body.url);
    const summary = quotes.map(({ text }) => text).join("\n\n");
    return { success: true, company_name: name, summary, url, quotes: [...quotes] };
  });

  routes.on(contract.generateJd).answer(async ({ actor, body }) => creation.turn(actor, body));

  routes.on(contract.listTalks).answer(async ({ actor }) => ({
    talks: await creation.talks.list(actor),
  }));

  routes
    .on(contract.getTalk)
    .answer(async ({ actor, params }) => creation.talks.get(actor, params.id));

  routes.on(contract.discardTalk).answer(async ({ actor, params }) => {
    await creation.talks.discard(actor, params.id);
    return { success: true, message: contract.CREATION_SENTENCES.talkDiscarded };
  });

  routes
    .on(contract.beginTalkFromPosting)
    .answer(async ({ actor, body }) => creation.talks.beginFrom(actor, body.posting_id));

  routes.on(contract.readTalkFile).answer(async ({ actor, files, client }) => {
    if (!files.jobDescription) throw invalid(contract.CREATION_SENTENCES.noFile);
    return { success: true, text: await creation.readFile(actor, files.jobDescription, client) };
  });
}
