import { generateKeyPairSync, type KeyObject, randomUUID, sign } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { createProviderClient } from "./provider-client.ts";

const MICROSOFT = "https://login.microsoftonline.com";
const TEMPLATE = `${MICROSOFT}/{tenantid}/v2.0`;
const REDIRECT = "http://localhost/auth/microsoftonline/callback";
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

function signed(claims: object, key: KeyObject): string {
  const input = `${base64url({ alg: "RS256", kid: "one" })}.${base64url(claims)}`;
  return `${input}.${sign("sha256", Buffer.from(input), key).toString("base64url")}`;
}

const ours = generateKeyPairSync("rsa", { modulusLength: 2048 });
const others = generateKeyPairSync("rsa", { modulusLength: 2048 });

/** Microsoft's door for every tenant, as it describes itself, without the way there. */
async function throughCommonDoor(claims: { tid?: string; iss?: string }, key = ours.privateKey) {
  let nonce = "";
  const idToken = () => {
    const now = Math.floor(Date.now() / 1000);
    const always = { sub: randomUUID(), aud: "client", nonce, iat: now, exp: now + 60 };
    return signed({ ...always, ...claims }, key);
  };
  const answers: Record<string, () => unknown> = {
    "/common/v2.0/.well-known/openid-configuration": () => ({
      issuer: TEMPLATE,
      authorization_endpoint: `${MICROSOFT}/common/oauth2/v2.0/authorize`,
      token_endpoint: `${MICROSOFT}/common/oauth2/v2.0/token`,
      jwks_uri: `${MICROSOFT}/common/discovery/v2.0/keys`,
    }),
    "/common/oauth2/v2.0/token": () => ({
      access_token: "x",
      token_type: "Bearer",
      id_token: idToken(),
    }),
    "/common/discovery/v2.0/keys": () => ({
      keys: [{ ...ours.publicKey.export({ format: "jwk" }), kid: "one", use: "sig" }],
    }),
  };
  const client = createProviderClient(
    { issuer: `${MICROSOFT}/common/v2.0`, clientId: "client", clientSecret: "secret" },
    {
      allowHttp: false,
      fetch: async (url) => Response.json(answers[new URL(url).pathname]?.()),
    },
  );
  const { url, secrets } = await client.begin(REDIRECT, undefined);
  nonce = new URL(url).searchParams.get("nonce") ?? "";
  const back = new URL(`${REDIRECT}?${new URLSearchParams({ code: "x", state: secrets.state })}`);
  return client.finish(back, secrets);
}

const issuerOf = (tid: string) => `${MICROSOFT}/${tid}/v2.0`;

test("a token of any tenant is taken, when the tenant it names issued it", async () => {
  for (const tid of [randomUUID(), randomUUID()])
    expect(await throughCommonDoor({ tid, iss: issuerOf(tid) })).toMatchObject({ tid });
});

test.each([
  ["another tenant", { tid: randomUUID(), iss: issuerOf(randomUUID()) }],
  ["the template itself", { tid: randomUUID(), iss: TEMPLATE }],
  ["the common door", { tid: randomUUID(), iss: issuerOf("common") }],
  ["somebody else", { tid: randomUUID(), iss: "https://evil.example" }],
  ["nobody knows which tenant", { iss: issuerOf(randomUUID()) }],
])("one issued by %s is not", async (_name, claims) => {
  await expect(throughCommonDoor(claims)).rejects.toMatchObject({ code: "lost" });
});

test("one that Microsoft did not sign is not", async () => {
  const tid = randomUUID();
  const forged = throughCommonDoor({ tid, iss: issuerOf(tid) }, others.privateKey);
  await expect(forged).rejects.toMatchObject({ code: "lost" });
});

test("a provider that never answers is given up, and asked again the next time", async () => {
  let asked = 0;
  const server = createServer(() => asked++).listen(0, "127.0.0.1");
  await once(server, "listening");
  // A server that listens on TCP has such an address.
  const { port } = server.address() as AddressInfo;
  const provider = { issuer: `http://127.0.0.1:${port}`, clientId: "client", clientSecret: "x" };
  const client = createProviderClient(provider, { allowHttp: true, limitSeconds: 0.3 });
  const given = { reason: { code: "unreachable" } };
  const begin = () => client.begin(REDIRECT, undefined);
  expect(await Promise.allSettled([begin(), begin()])).toMatchObject([given, given]);
  expect(asked, "those who wait together ask once").toBe(1);
  expect(await Promise.allSettled([begin()])).toMatchObject([given]);
  expect(asked).toBe(2);
  server.closeAllConnections();
  server.close();
});

test("plain http is only for a machine that allows it", async () => {
  const provider = { issuer: "http://127.0.0.1:1", clientId: "client", clientSecret: "x" };
  const client = createProviderClient(provider, { allowHttp: false });
  await expect(client.begin(REDIRECT, undefined)).rejects.toMatchObject({
    code: "unreachable",
    cause: { code: "OAUTH_HTTP_REQUEST_FORBIDDEN" },
  });
});
