import type { Asker } from "./asker.ts";

/** Something that waits for its turn. */
export interface Waiting {
  readonly asker: Asker;
  /** It goes before all others, in the order in which these came. */
  readonly isFirst: boolean;
}

interface OwnerShare<W> {
  spentMs: number;
  readonly line: W[];
}

interface NetworkShare<W> {
  spentMs: number;
  running: number;
  readonly owners: Map<string, OwnerShare<W>>;
}

/** A network that never rests may bring a new visitor with each request. */
const MOST_REMEMBERED = 500;

/** Being served costs this much at once, so that two who begin together take turns. */
const NOMINAL_MS = 1;

/**
 * A line in which the next is whoever was served least: first the network, then the owner within it. What counts is the
 * time that their work took, so that ten long files do not weigh as much as ten short ones. Time when nobody waited is
 * not saved up: who comes back begins where those stand who are served now.
 */
export function createFairLine<W extends Waiting>() {
  const first: W[] = [];
  const networks = new Map<string, NetworkShare<W>>();
  /** What the one that was served last had had by then. */
  let floorMs = 0;
  let waiting = 0;
  let running = 0;

  function shareOf({ network, owner }: Asker): [NetworkShare<W>, OwnerShare<W>] {
    const ofNetwork = networks.get(network) ?? { spentMs: floorMs, running: 0, owners: new Map() };
    const ofOwner = ofNetwork.owners.get(owner) ?? { spentMs: leastOf(ofNetwork), line: [] };
    networks.set(network, ofNetwork);
    ofNetwork.owners.set(owner, ofOwner);
    return [ofNetwork, ofOwner];
  }

  /** Whoever has nothing to do and is not ahead of the others is forgotten. */
  function forget(): void {
    for (const [name, share] of networks) {
      const isIdle = share.running === 0 && waitingIn(share) === 0;
      if (isIdle && (share.spentMs <= floorMs || running + waiting === 0)) networks.delete(name);
    }
    if (running + waiting === 0) floorMs = 0;
  }

  function take(mayRun: (asker: Asker, runningOfNetwork: number) => boolean): W | undefined {
    const begun = first.find(({ asker }) => mayRun(asker, shareOf(asker)[0].running));
    if (begun) first.splice(first.indexOf(begun), 1);
    const next = begun ?? leastServed(mayRun);
    if (!next) return;
    waiting -= 1;
    running += 1;
    const [network, owner] = shareOf(next.asker);
    network.running += 1;
    network.spentMs += NOMINAL_MS;
    owner.spentMs += NOMINAL_MS;
    return next;
  }

  function leastServed(mayRun: (asker: Asker, running: number) => boolean): W | undefined {
    const able = [...networks.values()].filter((share) => {
      const [asker] = waitingOf(share);
      return asker && mayRun(asker.asker, share.running);
    });
    const network = least(able);
    const owner = network && least([...network.owners.values()].filter(({ line }) => line.length));
    if (!network || !owner) return;
    floorMs = Math.max(floorMs, network.spentMs);
    return owner.line.shift();
  }

  return {
    add(one: W): void {
      const [network, owner] = shareOf(one.asker);
      const isBack = network.running === 0 && waitingIn(network) === 0;
      if (isBack) network.spentMs = Math.max(network.spentMs, floorMs);
      if (one.isFirst) first.push(one);
      else owner.line.push(one);
      waiting += 1;
    },
    /** Whoever waits longest among those that were served least. */
    take,
    /** Its work is over and took so long. */
    charge(asker: Asker, ms: number): void {
      const [network, owner] = shareOf(asker);
      running -= 1;
      network.running -= 1;
      network.spentMs += ms;
      owner.spentMs += ms;
      if (network.owners.size > MOST_REMEMBERED) forgetOwners(network);
      forget();
    },
    /** It left the line by itself. False when it was not in it. */
    remove(one: W): boolean {
      const line = one.isFirst ? first : shareOf(one.asker)[1].line;
      const at = line.indexOf(one);
      if (at >= 0) line.splice(at, 1);
      if (at >= 0) waiting -= 1;
      forget();
      return at >= 0;
    },
    /** The newest of the network of which the most wait. */
    lastOfTheMost(): W | undefined {
      const shares = [...networks.values()];
      const most = shares.reduce<NetworkShare<W> | undefined>(
        (best, share) => (best && waitingIn(best) >= waitingIn(share) ? best : share),
        undefined,
      );
      const lines = [...(most?.owners.values() ?? [])].map(({ line }) => line);
      return lines.sort((one, other) => other.length - one.length)[0]?.at(-1);
    },
    countOf({ network, owner }: Asker) {
      const share = networks.get(network);
      return {
        network: share ? waitingIn(share) : 0,
        owner: share?.owners.get(owner)?.line.length ?? 0,
      };
    },
    /** Those that go first, and the others. */
    counts: () => ({ first: first.length, others: waiting - first.length, running }),
    all: (): W[] => [...first, ...[...networks.values()].flatMap(waitingOf)],
  };
}

function forgetOwners<W>({ owners }: NetworkShare<W>): void {
  for (const [name, { line }] of owners) if (line.length === 0) owners.delete(name);
}

const waitingOf = <W>({ owners }: NetworkShare<W>): W[] =>
  [...owners.values()].flatMap(({ line }) => line);
const waitingIn = ({ owners }: NetworkShare<unknown>): number =>
  [...owners.values()].reduce((sum, { line }) => sum + line.length, 0);

const leastOf = ({ owners }: NetworkShare<unknown>): number =>
  least([...owners.values()].filter(({ line }) => line.length > 0))?.spentMs ?? 0;

function least<S extends { readonly spentMs: number }>(shares: readonly S[]): S | undefined {
  return shares.reduce<S | undefined>(
    (best, share) => (best && best.spentMs <= share.spentMs ? best : share),
    undefined,
  );
}
