import type { Line } from "#reading/line.ts";
import type { Log } from "#server/platform/log.ts";
import { builtFile } from "#server/platform/processes/built-file.ts";
import { createProcessPool } from "#server/platform/processes/process-pool.ts";
import { hasDied } from "#server/platform/processes/task-process.ts";
import type { UnpackedArchive } from "../archives/unpack-archive.ts";
import type { PrintedResume } from "../print-resume.ts";
import type { DocumentReading, HowToRead, Interpretation } from "./read-document.ts";

/** Everything that opens a stranger's file, in processes of its own. */
export interface Reader {
  read(path: string, fileName: string, how: HowToRead): Promise<DocumentReading>;
  interpret(lines: readonly Line[], how: HowToRead): Promise<Interpretation>;
  /** A PNG of one page, this many pixels wide. */
  picture(path: string, page: number, width: number): Promise<Uint8Array>;
  /** The lines of one page of a scan. In the background: it takes seconds. */
  recognise(path: string, page: number): Promise<Line[]>;
  /** In the background: writes the files of an archive into the folder. */
  unpack(path: string, folder: string): Promise<UnpackedArchive>;
  /** A PDF made of what was read. */
  print(resume: PrintedResume): Promise<Uint8Array>;
  /** As `read`, behind the people who wait in front of a screen. */
  readInBackground(path: string, fileName: string, how: HowToRead): Promise<DocumentReading>;
  start(): void;
  stop(): Promise<void>;
}

const SECONDS = { picture: 6, recognise: 120, unpack: 60, print: 10 };
type Task = keyof typeof SECONDS | "read" | "interpret";

interface ReaderOptions {
  /** Of a processor, for one document. */
  readonly seconds?: number;
  readonly warmUp?: boolean;
}

const ADVICE = "Please save it again as a PDF or DOCX, or paste its text.";
const SENTENCES = {
  tooLong: `This file took too long to read. ${ADVICE}`,
  died: `This file is damaged or too complex and could not be read. ${ADVICE}`,
};

/**
 * Beside each other: the web's two for those who wait, and two for what happens in the background. Two, because one owner
 * never has both: nobody waits for the end of somebody else's long file.
 */
const POOLS = {
  front: { processes: 2, waiting: 40, waitMs: 60_000, niceness: 10, memoryMb: 700 },
  back: { processes: 2, waiting: 40, niceness: 15, memoryMb: 900 },
};

export function createReader(log: Log, options: ReaderOptions = {}): Reader {
  const { seconds = 8, warmUp = false } = options;
  const limits: Record<Task, number> = { ...SECONDS, read: seconds, interpret: seconds };
  const file = builtFile("reader-process");
  const front = createProcessPool({ ...POOLS.front, file, sentences: SENTENCES, log });
  const back = createProcessPool({ ...POOLS.back, file, sentences: SENTENCES, log });
  // The answer's type is the task's: reader-process.ts has the other half of this table. Once more by another
  // process: only a file that ends two of them is called damaged, and one that was not read because a process
  // was killed or had no turn is never called that.
  const ask =
    <Output>(pool: typeof front, task: Task) =>
    (input: object) => {
      const once = () => pool.run(task, input, limits[task] * 1000) as Promise<Output>;
      return once().catch((error: unknown) => {
        if (!hasDied(error)) throw error;
        return once();
      });
    };
  const tasks = {
    read: ask<DocumentReading>(front, "read"),
    readInBackground: ask<DocumentReading>(back, "read"),
    interpret: ask<Interpretation>(back, "interpret"),
    picture: ask<Uint8Array>(front, "picture"),
    recognise: ask<Line[]>(back, "recognise"),
    unpack: ask<UnpackedArchive>(back, "unpack"),
    print: ask<Uint8Array>(front, "print"),
  };
  return {
    read: (path, fileName, how) => tasks.read({ path, fileName, how }),
    readInBackground: (path, fileName, how) => tasks.readInBackground({ path, fileName, how }),
    interpret: (lines, how) => tasks.interpret({ lines, how }),
    picture: (path, page, width) => tasks.picture({ path, page, width }),
    recognise: (path, page) => tasks.recognise({ path, page }),
    unpack: (path, folder) => tasks.unpack({ path, folder }),
    print: (resume) => tasks.print(resume),
    start: () => {
      if (warmUp) front.warm();
    },
    stop: async () => {
      await Promise.all([front.stop(), back.stop()]);
    },
  };
}
