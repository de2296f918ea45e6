/** What an entry of the history remembers that stands over another one of this page. */
interface Over {
  /** The address below it. */
  over: string;
}

export const openedOver = (below: string, state: unknown) => ({ ...asObject(state), over: below });

/**
 * Whether the entry below shows just that. Not for who came by a link, and not when the list was
 * narrowed meanwhile: going back would undo that too.
 */
export const isOver = (below: string, state: unknown): state is Over =>
  asObject(state).over === below;

const asObject = (state: unknown): { over?: unknown } =>
  typeof state === "object" && state !== null ? state : {};
