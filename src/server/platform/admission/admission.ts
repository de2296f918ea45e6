import { invalid, rateLimited, unavailable } from "../faults.ts";
import { type Asker, askerNow, isHouse } from "./asker.ts";
import { createFairLine, type Waiting } from "./fair-line.ts";

export interface AdmissionRules {
  /** What is handed out, for metrics. */
  readonly name: string;
  /** How many pieces of work are done at the same time. */
  readonly atOnce: number;
  /** Of these, how many one network has at most: the others' turn must not wait for its own to end. */
  readonly perNetwork?: number;
  /** How many may stand in line; others are refused. */
  readonly waiting: number;
  /** After this, whoever still waits is told to come back. */
  readonly waitMs?: number;
  readonly sentences: {
    /** To everybody who finds it full. */
    readonly busy: string;
    /** To the one who asks for too much at once. */
    readonly tooMany: string;
  };
}

interface How {
  /** Somebody waits for it, and for nothing of the others: it goes before them, in a line of its own. */
  readonly isUrgent?: boolean;
  /** The same request asks for more in a moment: its place is kept for it so long. */
  readonly isContinued?: boolean;
}

export interface Admission {
  /** Does the work when it is the asker's turn. */
  run<T>(work: () => Promise<T>, how?: How): Promise<T>;
  readonly load: AdmissionLoad;
  /** Refuses what waits and whatever comes. */
  stop(): void;
}

export interface AdmissionLoad {
  readonly running: number;
  readonly waiting: number;
  readonly refused: number;
}

/** All of this process, for metrics. */
const open = new Set<{ readonly name: string; readonly load: AdmissionLoad }>();

/** What is under way, waits and was refused, by what is handed out. */
export function admissionLoads(): ReadonlyMap<string, AdmissionLoad> {
  const byName = new Map<string, AdmissionLoad>();
  for (const { name, load } of open) {
    const sum = byName.get(name) ?? { running: 0, waiting: 0, refused: 0 };
    byName.set(name, {
      running: sum.running + load.running,
      waiting: sum.waiting + load.waiting,
      refused: sum.refused + load.refused,
    });
  }
  return byName;
}

interface Place extends Waiting {
  readonly start: () => void;
  readonly refuse: (error: Error) => void;
}

const RETRY_SECONDS = 10;
/** A statement of the database may lie between two steps; longer, and others go on meanwhile. */
const KEPT_MS = 60;
/** Of the line, one network may fill half and one owner a quarter. */
const SHARE_OF_LINE = { network: 0.5, owner: 0.25 };

/**
 * Where something is scarce, each network and each owner in it gets a turn (docs/decisions/0040). A request that was
 * served here before is finished before others begin, and whoever has left is not served.
 */
export function createAdmission(rules: AdmissionRules): Admission {
  const { name, atOnce, waiting: most, waitMs, sentences } = rules;
  const perNetwork = rules.perNetwork ?? Math.max(1, atOnce - 1);
  const line = createFairLine<Place>();
  const begun = new WeakSet<Asker>();
  /** Places of requests that are between two steps. */
  const kept = new Map<Asker, { readonly since: number; readonly timer: NodeJS.Timeout }>();
  let refused = 0;
  let isStopped = false;

  const mayRun = (asker: Asker, running: number) => isHouse(asker) || running < perNetwork;

  function next(): void {
    while (!isStopped && line.counts().running < atOnce) {
      const place = line.take(mayRun);
      if (!place) return;
      place.start();
    }
  }

  const tooMany = () => rateLimited(sentences.tooMany, RETRY_SECONDS);
  const busy = () => unavailable(sentences.busy, RETRY_SECONDS);

  /** Why it may not stand in line. Where the line is full, the one who fills it gives way. */
  function refusalOf(place: Place): Error | undefined {
    if (isStopped) return busy();
    const counts = line.counts();
    if (place.isFirst) return counts.first < most ? undefined : busy();
    const own = line.countOf(place.asker);
    const { isRequest, owner, network } = place.asker;
    const isKnown = owner !== network;
    if (isRequest && isKnown && own.owner >= most * SHARE_OF_LINE.owner) return tooMany();
    if (isRequest && own.network >= most * SHARE_OF_LINE.network) return tooMany();
    if (counts.others < most) return;
    const last = line.lastOfTheMost();
    if (!last || line.countOf(last.asker).network <= own.network + 1) return busy();
    line.remove(last);
    refused += 1;
    last.refuse(tooMany());
  }

  function turn(asker: Asker, isFirst: boolean): Promise<void> {
    const { signal } = asker;
    if (signal?.aborted) return Promise.reject(left());
    return new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", onLeft);
      };
      const place: Place = {
        asker,
        isFirst,
        start: () => {
          settle();
          resolve();
        },
        refuse: (error) => {
          settle();
          reject(error);
        },
      };
      const leave = (why: () => Error) => {
        if (line.remove(place)) place.refuse(why());
      };
      const onLeft = () => leave(left);
      const timer = waitMs === undefined ? undefined : setTimeout(() => leave(busy), waitMs);
      signal?.addEventListener("abort", onLeft, { once: true });
      const counts = line.counts();
      const isFree = counts.running < atOnce && counts.first + counts.others === 0;
      const why = isFree && !isStopped ? undefined : refusalOf(place);
      if (why) {
        refused += 1;
        return place.refuse(why);
      }
      line.add(place);
      next();
    });
  }

  function release(asker: Asker, since: number): void {
    line.charge(asker, performance.now() - since);
    next();
  }

  function keep(asker: Asker, since: number): void {
    const timer = setTimeout(() => {
      kept.delete(asker);
      release(asker, since);
    }, KEPT_MS);
    kept.set(asker, { since, timer });
  }

  /** When its work began: before the step that it goes on with, if its place was kept. */
  async function enter(asker: Asker, isUrgent: boolean): Promise<number> {
    const own = kept.get(asker);
    if (!own) {
      await turn(asker, isUrgent || begun.has(asker));
      return performance.now();
    }
    clearTimeout(own.timer);
    kept.delete(asker);
    return own.since;
  }

  const load = (): AdmissionLoad => {
    const { first, others, running } = line.counts();
    return { running, waiting: first + others, refused };
  };
  const counted = {
    name,
    get load() {
      return load();
    },
  };
  open.add(counted);

  return {
    async run(work, { isUrgent = false, isContinued = false } = {}) {
      const asker = askerNow();
      const since = await enter(asker, isUrgent);
      if (asker.isRequest) begun.add(asker);
      let isDone = false;
      try {
        const value = await work();
        isDone = true;
        return value;
      } finally {
        const goesOn = isDone && isContinued && asker.isRequest && !asker.signal?.aborted;
        if (goesOn && !isStopped && !kept.has(asker)) keep(asker, since);
        else release(asker, since);
      }
    },
    get load() {
      return load();
    },
    stop() {
      isStopped = true;
      open.delete(counted);
      for (const place of line.all()) if (line.remove(place)) place.refuse(busy());
    },
  };
}

/** Nobody reads this. */
const left = () => invalid("Whoever asked has left.");
