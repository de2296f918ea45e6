/** What a start does, for the person who waits for it: a line for each step as it happens. */
export interface StartSteps {
  /** Does the work of a step. `tell` takes how far it is: "12 of 43". */
  run<Result>(
    what: string,
    work: (tell: (progress: string) => void) => Promise<Result>,
  ): Promise<Result>;
}

interface Options {
  /** A first start takes a while, so it tells every step; another one only what takes unusually long. */
  readonly isFirst: boolean;
  readonly write: (text: string) => void;
  /** Whether a line can be written over. */
  readonly isTerminal: boolean;
}

const UNUSUAL_MS = 2000;
/** How often a line that cannot be written over is followed by another. */
const TELL_EVERY_MS = 2000;
const START_OF_LINE = "\r\u001b[K";

/** In the form of scripts/ensure.mjs, whose lines stand above these: "Building … 4.8 s". */
export function createStartSteps({ isFirst, write, isTerminal }: Options): StartSteps {
  return {
    async run(what, work) {
      const begun = performance.now();
      let isShown = false;
      let toldAt = begun;
      const show = () => {
        isShown = true;
        write(`${what} … `);
      };
      const tell = (progress: string) => {
        if (!isShown) return;
        if (isTerminal) return write(`${START_OF_LINE}${what} … ${progress}`);
        if (performance.now() - toldAt < TELL_EVERY_MS) return;
        toldAt = performance.now();
        write(`${progress}\n${what} … `);
      };
      const later = isFirst ? undefined : setTimeout(show, UNUSUAL_MS);
      if (isFirst) show();
      try {
        const result = await work(tell);
        const seconds = `${((performance.now() - begun) / 1000).toFixed(1)} s`;
        if (isShown) write(isTerminal ? `${START_OF_LINE}${what} … ${seconds}\n` : `${seconds}\n`);
        return result;
      } catch (error) {
        if (isShown) write("stopped\n");
        throw error;
      } finally {
        clearTimeout(later);
      }
    },
  };
}
