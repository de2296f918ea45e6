/**
 * What `demo/prepared.jsonl` has for the demo world, and in which modules the functions stand that make it. When one of
 * these or anything that it imports changes, what is prepared of the kind is out of date.
 */
export const DEMO_MODULES = {
  article: ["src/server/features/blog/management.ts"],
  found: ["src/server/features/job-review/intake/read-found.ts"],
  job: ["src/server/features/postings/job-from-text.ts"],
  profile: ["src/server/features/matching/index/market.ts", "src/matching/pack/pack-vacancy.ts"],
  resume: ["src/server/features/documents/reader/add-read.ts"],
  sketch: ["src/server/features/job-review/intake/read-found.ts"],
};
