import * as contract from "#contract/comparison.ts";
import {
  ANSWER_SENTENCES,
  haveRequirement,
  lackRequirement,
  listAnswers,
} from "#contract/requirement-answers.ts";
import * as shared from "#contract/shared-comparisons.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import { fileWord } from "#server/platform/http/file-word.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import { presentComparison, presentSaved, presentShared, printedComparison } from "./present.ts";
import type { Printer } from "./printing/printer.ts";
import type { ComparisonService, Kept } from "./service.ts";
import type { Asker } from "./sides.ts";

export function comparisonRoutes(
  routes: Routes,
  comparisons: ComparisonService,
  printer: Pick<Printer, "print">,
): void {
  /** With what the caller has answered about it. */
  const shown = async (actor: Actor | null, kept: Kept) =>
    presentComparison(kept, comparisons.engine, await comparisons.answers.of(actor, kept));

  routes.on(contract.compare).answer(async (call) => {
    const { resumeId, actualResumeId, jobDescriptionID, isRecruiter } = call.body;
    const asked = {
      resumeId: actualResumeId || resumeId || "",
      jobId: jobDescriptionID,
      isRecruiter: isRecruiter ?? false,
    };
    return shown(call.actor, await comparisons.compare(askerOf(call), call.client, asked));
  });

  routes
    .on(contract.getComparison)
    .answer(async (call) =>
      shown(call.actor, await comparisons.view(askerOf(call), call.params.id)),
    );

  routes.on(listAnswers).answer(async ({ actor }) => {
    const { resumeId, lacking } = await comparisons.answers.list(actor);
    return { resume_id: resumeId, lacking };
  });

  routes.on(haveRequirement).answer(async (call) => {
    const { actor, params, body } = call;
    await comparisons.mayCompareNow({ actor, owner: { accountId: actor.id } }, call.client);
    const { isNew, kept } = await comparisons.answers.have(actor, params.id, body);
    const message = isNew ? ANSWER_SENTENCES.added : ANSWER_SENTENCES.saidAlready;
    return { success: true, message, comparison: await shown(actor, kept) };
  });

  routes.on(lackRequirement).answer(async ({ actor, params, body: { lacking } }) => {
    const kept = await comparisons.answers.lack(actor, params.id, Number(params.number), lacking);
    const message = lacking ? ANSWER_SENTENCES.noted : ANSWER_SENTENCES.undone;
    return { success: true, message, comparison: await shown(actor, kept) };
  });

  sharingRoutes(routes, comparisons);

  routes.on(contract.listSavedComparisons).answer(async ({ actor }) => {
    const saved = await comparisons.listSaved(actor);
    return {
      comparisons: saved.map((one) => presentSaved(one, comparisons.engine)),
      total: saved.length,
    };
  });

  routes.on(contract.saveComparison).answer(async (call) => {
    const { saved } = call.body;
    await comparisons.save(call.actor, call.params.id, saved);
    const message = saved ? "Comparison saved" : "Comparison removed from your saved ones";
    return { success: true, message };
  });

  routes.on(contract.comparisonPdf).answer(async (call) => {
    const { actor } = call;
    const kept = await comparisons.view({ actor, owner: { accountId: actor.id } }, call.params.id);
    return {
      fileName: `${fileWord(kept.body.resume.name) || "Candidate"}_comparison.pdf`,
      contentType: "application/pdf",
      body: await printer.print(printedComparison(kept)),
    };
  });
}

function sharingRoutes(routes: Routes, { sharing, engine }: ComparisonService): void {
  routes.on(shared.getSharing).answer(async (call) => {
    const share = await sharing.state(askerOf(call), call.params.id);
    return {
      shared_at: share?.sharedAt.toISOString() ?? null,
      opened: share?.opened ?? 0,
      last_opened_at: share?.lastOpenedAt?.toISOString() ?? null,
    };
  });

  routes.on(shared.shareComparison).answer(async (call) => {
    const token = await sharing.share(askerOf(call), call.params.id);
    return { success: true, message: shared.SHARING_SENTENCES.shared, path: `/shared/${token}` };
  });

  routes.on(shared.stopSharing).answer(async (call) => {
    await sharing.stop(askerOf(call), call.params.id);
    return { success: true, message: shared.SHARING_SENTENCES.ended };
  });

  routes
    .on(shared.openShared)
    .answer(async ({ params, client }) =>
      presentShared(await sharing.open(params.token, client), engine),
    );
}

const askerOf = ({ actor, visitor }: { actor: Actor | null; visitor: string }): Asker => ({
  actor,
  owner: actor ? { accountId: actor.id } : { visitorId: visitor },
});
