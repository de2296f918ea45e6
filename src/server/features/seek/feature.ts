import type { Platform } from "#server/platform/platform.ts";
import type { Scraping } from "../scraping/service.ts";
import { createBoard } from "./board.ts";
import { seekRoutes } from "./routes.ts";
import { createSeekKind } from "./seek-kind.ts";
import { createSeekService } from "./service.ts";

interface Needs {
  readonly scraping: Scraping;
}

export function addSeek(platform: Platform, { scraping }: Needs): void {
  const { config, database, clock, routes } = platform;
  const { baseUrl, permission } = config.scraping.seek;
  const board = baseUrl ? createBoard(scraping, { baseUrl, permission }, clock) : undefined;
  scraping.addKind(createSeekKind({ board, clock }));
  const { runs } = scraping;
  seekRoutes(routes, createSeekService({ database, runs, board, permission }));
}
