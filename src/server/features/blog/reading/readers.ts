import type { Actor, Client } from "#server/platform/http/caller.ts";
import type { Signer } from "#server/platform/signing/signer.ts";

export interface Reader {
  readonly actor: Actor | null;
  readonly client: Client;
}

/** Programs that say what they are. Nothing is lost on one that does not: it counts like a few readers at most. */
const MACHINE =
  /bot\b|bots\b|crawl|spider|slurp|facebookexternalhit|preview|monitor|feed|scrap|lighthouse/i;

/** Those who write the blog are no readers, nor is what nobody looks at. */
export function isReader({ actor, client }: Reader): boolean {
  if (actor?.isAdmin || client.isGlance) return false;
  return client.userAgent.trim() !== "" && !MACHINE.test(client.userAgent);
}

/**
 * Reader and network, the same for one post on one day, and without our secret nothing about anybody. A customer's
 * whole network stands for the address, which its owner can change at will.
 */
export function marksOf(
  signer: Signer,
  { actor, client }: Reader,
  post: { readonly postId: string; readonly day: string },
) {
  const markOf = (...who: string[]) => {
    const token = signer.sign("blog-view", JSON.stringify([post.day, post.postId, ...who]));
    return token.slice(token.lastIndexOf(".") + 1);
  };
  const { network, userAgent } = client;
  return {
    reader: actor ? markOf(actor.id) : markOf(network, userAgent),
    network: markOf(network),
  };
}
