import { engineVersion } from "#matching/engine.ts";
import { createModelClient } from "#server/platform/model/model-client.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { ActivityService } from "../activity/service.ts";
import type { DocumentService } from "../documents/service.ts";
import type { DocumentPostings } from "../postings/service.ts";
import { createPageReader } from "./page-reader.ts";
import { jobCreationPersonalData } from "./personal-data.ts";
import { jobCreationRoutes } from "./routes.ts";
import { createJobCreationService } from "./service.ts";
import { registerTidying } from "./tidy.ts";
import { createAssistant } from "./turns/assistant.ts";
import type { TalkParts } from "./turns/talks.ts";

interface Needs {
  readonly record: ActivityService["record"];
  readonly documents: Pick<DocumentService, "upload" | "textOf">;
  readonly postings: TalkParts["postings"] & {
    readonly ofDocuments: Pick<DocumentPostings, "arrived">;
  };
  readonly ownCompany: TalkParts["ownCompany"];
}

const TOO_MANY = "Too many websites were read. Please try again in an hour.";
const TOO_FAST = "Too many messages. Please wait a few minutes and try again.";

export function addJobCreation(platform: Platform, needs: Needs) {
  const { config, routes, publicUrl, log, services } = platform;
  const pages = createPageReader(log);
  const assistant = createAssistant({ log, readingModel: config.readingModel });
  services.push(pages, assistant);
  const service = createJobCreationService({
    ...platform,
    ...needs,
    ofDocuments: needs.postings.ofDocuments,
    model: config.model && createModelClient(config.model),
    fetching: config.fetching,
    pages,
    assistant,
    userAgent: () => `Candour/1.0 (+${publicUrl.value}; ${config.supportEmail})`,
    turnRule: { max: config.limits.talkTurnsPerOwner, windowSeconds: 600, message: TOO_FAST },
    rule: { max: config.limits.companyFetchesPerHour, windowSeconds: 3600, message: TOO_MANY },
  });
  jobCreationRoutes(routes, service, engineVersion(config));
  registerTidying({ ...platform, timeZone: config.timeZone });
  return { personalData: jobCreationPersonalData };
}
