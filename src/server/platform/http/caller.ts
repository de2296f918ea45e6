/** The signed-in person, as every feature may see them. */
export interface Actor {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly phone: string;
  readonly role: "candidate" | "recruiter";
  readonly isAdmin: boolean;
  /** What is missing before an administrator may act as one; `isAdmin` is false until then. */
  readonly adminLacks?: "factor" | "confirmation" | undefined;
  readonly session: ActorSession;
  readonly onboarded: boolean;
  readonly emailVerified: boolean;
  readonly randomString: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The session by which the person is known. */
interface ActorSession {
  /** The name it has in lists, not its token. */
  readonly id: string;
  /** When the person last proved who they are: by signing in, or since. */
  readonly provedAt: Date;
  /** When they last did so with a code or a passkey. */
  readonly secondFactorAt: Date | null;
}

/** Whoever is asking: a signed-in person, or a browser that may own what it uploaded. */
export interface Caller {
  readonly actor: Actor | null;
  /** The id in the signed visitor cookie, on lines that are for visitors; null on all others. */
  readonly visitor: string | null;
  readonly client: Client;
  /** The token of an `Authorization: Bearer` header, for machines. */
  readonly bearer: string | undefined;
}

export interface Client {
  readonly address: string;
  /** What limits count by: the address, or the part of an IPv6 address that one customer gets. */
  readonly network: string;
  readonly userAgent: string;
  /** This machine, with the cookie or the token of whoever started the program (start-token.ts). */
  readonly isLocal: boolean;
  /** The browser says that another site started this request (Sec-Fetch-Site). */
  readonly isCrossSite: boolean;
  /** Nobody may ever see the answer: HEAD, or a browser that fetches ahead (Sec-Purpose). */
  readonly isGlance: boolean;
}

/** Finds who a session cookie belongs to. Handed in, because accounts are a feature. */
export type Identify = (sessionToken: string, client: Client) => Promise<Actor | null>;
