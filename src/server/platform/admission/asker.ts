import { AsyncLocalStorage } from "node:async_hooks";

/**
 * Whose work something is. It travels with the request or the job (AsyncLocalStorage), because the places where work
 * is scarce are far below the ones that know who asks.
 */
export interface Asker {
  /** An account, a visitor, or the network again where nobody is known. */
  readonly owner: string;
  /** The network that a request came from (`Client.network`); what a job works for is its own network. */
  readonly network: string;
  /** Somebody waits for it in front of a screen: caps hold for these alone. */
  readonly isRequest: boolean;
  /** Aborted when whoever asked has left. */
  readonly signal?: AbortSignal;
}

/** What the program does for nobody in particular. */
const HOUSE: Asker = { owner: "house", network: "house", isRequest: false };

export const isHouse = (asker: Asker): boolean => asker.network === HOUSE.network;

const storage = new AsyncLocalStorage<Asker>();

export const askerNow = (): Asker => storage.getStore() ?? HOUSE;

/** Everything that `work` does, also later, is done for the asker. */
export const askAs = <T>(asker: Asker, work: () => T): T => storage.run(asker, work);

/** What several wait for is not given up when the one who asked first has left. */
export const askForAll = <T>(work: () => T): T => {
  const { owner, network, isRequest } = askerNow();
  return askAs({ owner, network, isRequest }, work);
};

/** For jobs: what is done in the background for one account or visitor. */
export const workingFor = (owner: string): Asker => ({ owner, network: owner, isRequest: false });
