import { generateKeyPairSync, type KeyObject } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import Provider, { type Configuration, interactionPolicy } from "oidc-provider";
import type { ProviderName } from "#contract/sign-in-providers.ts";
import { type Browser, createBrowser } from "./browser.ts";

/** What the provider says of a person: `email`, `name`, and `tid` and `oid` at Microsoft. */
type Claims = Record<string, unknown>;

/** A real OpenID Connect provider on this machine, in the place of Google or Microsoft. */
export interface OidcProvider {
  readonly role: ProviderName;
  readonly issuer: string;
  /** The settings of a program that lets people sign in here. */
  readonly env: Record<string, string>;
  /** The people it knows, by the name they sign in with, which is their `sub`. */
  readonly people: Map<string, Claims>;
  /** A browser of its own for this provider; it stays signed in here. */
  newBrowser(): Browser;
  stop(): Promise<void>;
}

const HOUR = 3600;
const CLIENT = { id: "candour", secret: "a secret between the two" };
const PREFIXES: Record<ProviderName, string> = { google: "GOOGLE", microsoftonline: "MICROSOFT" };

export async function startOidcProvider(role: ProviderName, port = 0): Promise<OidcProvider> {
  const people = new Map<string, Claims>();
  const server = createServer().listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The provider has no port.");
  const issuer = `http://127.0.0.1:${address.port}`;
  const provider = new Provider(issuer, configurationOf(role, people));
  const answer = provider.callback();
  server.on("request", (request, response) => {
    if (request.url?.startsWith("/interaction/")) void interact(provider, request, response);
    else void answer(request, response);
  });
  return {
    role,
    issuer,
    env: {
      [`${PREFIXES[role]}_ISSUER`]: issuer,
      [`${PREFIXES[role]}_CLIENT_ID`]: CLIENT.id,
      [`${PREFIXES[role]}_CLIENT_SECRET`]: CLIENT.secret,
    },
    people,
    newBrowser: () => createBrowser(issuer),
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

/** To find two large primes takes a while: once for all providers of a worker. */
let ownKey: KeyObject | undefined;
function signingKey(): KeyObject {
  ownKey ??= generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
  return ownKey;
}

function configurationOf(role: ProviderName, people: Map<string, Claims>): Configuration {
  const policy = interactionPolicy.base();
  // Nobody is asked what they share; as at Google, they may be asked which account they mean.
  policy.remove("consent");
  policy.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }));
  return {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        token_endpoint_auth_method: "client_secret_post",
        // A native app's loopback address may have any port; the rest of it must fit.
        application_type: "native",
        redirect_uris: [`http://localhost/auth/${role}/callback`],
      },
    ],
    pkce: { required: () => true },
    claims: {
      openid: ["sub", "tid", "oid"],
      email: ["email", "email_verified"],
      profile: ["name"],
    },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    jwks: { keys: [{ ...signingKey().export({ format: "jwk" }), kid: "one", use: "sig" }] },
    cookies: { keys: ["for the provider's own cookies"] },
    ttl: {
      AccessToken: HOUR,
      AuthorizationCode: 60,
      Grant: HOUR,
      IdToken: HOUR,
      Interaction: HOUR,
      Session: HOUR,
    },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: async () => ({ ...people.get(id), sub: id }),
    }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  };
}

const PAGE = `<!doctype html><html lang="en"><title>Provider</title><h1>Sign in to the provider</h1>
<form method="post"><label>Account <input name="login"></label>
<button>Sign in</button> <button name="refuse" value="yes">Cancel</button></form></html>`;

/** The provider's own page, where people sign in. */
async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== "POST") {
    response.setHeader("content-type", "text/html; charset=utf-8").end(PAGE);
    return;
  }
  let body = "";
  for await (const chunk of request) body += chunk;
  const form = new URLSearchParams(body);
  const refused = { error: "access_denied", error_description: "<b>No</b>, thank you" };
  const login = { login: { accountId: form.get("login") ?? "" }, select_account: {} };
  const result = form.has("refuse") ? refused : login;
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

/**
 * Goes through the provider's pages, signing in where they ask for it (or saying no when `login` is
 * null), and answers the address that they send the browser back to.
 */
export async function passProvider(
  browser: Browser,
  url: string,
  login: string | null,
): Promise<URL> {
  const { origin } = new URL(url);
  let at = new URL(url);
  for (let step = 0; step < 10 && at.origin === origin; step++) {
    const page = await browser.get(at.pathname + at.search);
    const next = page.headers.get("location") ?? (await answerPage(browser, at, login));
    at = new URL(next, at);
  }
  if (at.origin === origin) throw new Error(`The provider leads nowhere: ${at}`);
  return at;
}

async function answerPage(browser: Browser, at: URL, login: string | null): Promise<string> {
  const answer = await browser.request(at.pathname, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(login === null ? { refuse: "yes" } : { login }),
  });
  const next = answer.headers.get("location");
  if (!next) throw new Error(`The provider says ${answer.status}: ${await answer.text()}`);
  return next;
}

/** The whole way in a browser of ours: out, through the provider and back. Where it is sent then. */
export async function signInThrough(
  provider: OidcProvider,
  browser: Browser,
  login: string | null,
  { query = "", at = provider.newBrowser() } = {},
): Promise<string> {
  const begun = locationOf(await browser.get(`/auth/${provider.role}${query}`));
  const back = await passProvider(at, begun, login);
  return locationOf(await browser.get(back.pathname + back.search));
}

export function locationOf(answer: Response): string {
  const location = answer.headers.get("location");
  if (location === null) throw new Error(`${answer.url} sends nobody on: ${answer.status}`);
  return location;
}

/** The path of an address, and the code in its `error`. */
export function errorIn(location: string): [path: string, code: string] {
  const url = new URL(location, "http://here.invalid");
  const error = url.searchParams.get("error") ?? "";
  return [url.pathname, Buffer.from(error, "base64").toString("utf8")];
}
