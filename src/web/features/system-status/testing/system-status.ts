import type { SystemStatus } from "#contract/system-status.ts";

/** Everything works, for tests. */
export const aSystemStatus = (own: Partial<SystemStatus> = {}): SystemStatus => ({
  checked_at: "2026-11-16T02:00:00.000Z",
  parts: ["database", "files", "mail", "jobs"].map((name) => ({
    name,
    is_up: true,
    is_optional: name === "mail",
  })),
  queues: [],
  given_up: [],
  program: {
    started_at: "2026-11-15T02:00:00.000Z",
    engine: "4.2",
    node: "20.20.2",
    memory_bytes: 200_000_000,
    roles: ["web", "jobs"],
  },
  database: {
    version: "PostgreSQL 18.1",
    bytes: 50_000_000,
    connections: 10,
    connections_most: 100,
    migration: "0042-latest.sql",
  },
  index: { jobs: 120, candidates: 80, bytes: 3_000_000, is_reading: false },
  setup: {
    database: "own",
    files: "disk",
    mail: "outbox",
    model: "",
    search: false,
    board: false,
    board_permission: false,
    blog_schedule: "",
    sign_in_with: [],
    demo: false,
  },
  ...own,
});
