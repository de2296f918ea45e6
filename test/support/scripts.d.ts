// The start scripts are plain JavaScript, because they run before there is anything to strip types.
declare module "*/scripts/ensure.mjs" {
  interface Command {
    file: string;
    args: string[];
    cwd?: string;
    env?: Record<string, string | undefined>;
  }

  interface Want {
    build?: boolean;
    browser?: boolean;
    dev?: boolean;
    root?: string;
    commands?: {
      install: (root: string, plan: { dev: boolean; adds: boolean }) => Command;
      build: (root: string, folder: string) => Command;
      browser: (root: string) => Command[];
    };
    say?: (text: string) => void;
    browserFound?: () => boolean;
  }

  export function ensure(want?: Want): Promise<void>;
  export function findBrowser(env?: Record<string, string | undefined>): string | undefined;
}

declare module "*/scripts/check-lockfile.mjs" {
  interface Locked {
    version?: string;
    resolved?: string;
    link?: boolean;
    optionalDependencies?: Record<string, string>;
  }

  export function lockfileFaults(packages: Record<string, Locked>): string[];
}

declare module "*/tools/bench/parsing/tally.mjs" {
  interface Counts {
    right: number;
    expected: number;
    got: number;
  }

  export interface Tally {
    fields: Map<string, Counts>;
  }

  export function shareOf(counts: Counts | undefined): number | null;
  export function sumTallies(tallies: readonly Tally[]): Map<string, Counts>;
}

declare module "*/tools/bench/parsing/score-resume.mjs" {
  export function scoreResume(
    truth: unknown,
    read: unknown,
    today: Date,
  ): import("*/tools/bench/parsing/tally.mjs").Tally;
}

declare module "*/tools/bench/parsing/score-job.mjs" {
  export function scoreJob(
    truth: unknown,
    read: unknown,
  ): import("*/tools/bench/parsing/tally.mjs").Tally;
}

declare module "*/scripts/build.mjs" {
  export const SERVER_ENTRIES: Record<string, string>;
  export function buildForNode(entries: Record<string, string>, folder: string): Promise<unknown>;
}
