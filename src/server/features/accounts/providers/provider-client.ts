import * as oidc from "openid-client";
import type { ProviderConfig } from "#server/platform/config.ts";
import { failureOf, ProviderFailure } from "./provider-failure.ts";

/** Each question to a provider ends after this, answered or not. */
const LIMIT_SECONDS = 10;
const SCOPE = "openid email profile";

/** What only the browser that began can bring back, and what the provider must repeat. */
interface FlowSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export interface ProviderClient {
  /** Where to send the browser. `prompt` asks for more than a person who is signed in there. */
  begin(
    redirectUri: string,
    prompt: string | undefined,
  ): Promise<{ url: string; secrets: FlowSecrets }>;
  /** The claims of the ID token: signed by the provider, for us, for this flow. */
  finish(callback: URL, secrets: FlowSecrets): Promise<oidc.IDToken>;
}

interface Options {
  /** A provider on this machine; refused in production. */
  readonly allowHttp: boolean;
  readonly limitSeconds?: number;
  readonly fetch?: oidc.CustomFetch;
}

/**
 * One provider, found by its issuer at first use. The library takes Microsoft's issuer for many
 * tenants as a template: the ID token's `iss` must be that template with its own `tid`.
 */
export function createProviderClient(provider: ProviderConfig, options: Options): ProviderClient {
  const discovered = keepSuccess(() => discover(provider, options).catch(unreachable));
  return {
    async begin(redirectUri, prompt) {
      const config = await discovered();
      const secrets = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(secrets.verifier),
        code_challenge_method: "S256",
        ...(prompt && { prompt, max_age: "0" }),
      });
      return { url: url.href, secrets };
    },

    async finish(callback, { state, nonce, verifier }) {
      const config = await discovered();
      const checks = {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      };
      const tokens = await oidc
        .authorizationCodeGrant(config, callback, checks)
        .catch((error: unknown) => {
          throw failureOf(error);
        });
      const claims = tokens.claims();
      if (!claims) throw new ProviderFailure("lost");
      return claims;
    },
  };
}

function unreachable(error: unknown): never {
  throw new ProviderFailure("unreachable", error);
}

function discover(provider: ProviderConfig, { allowHttp, limitSeconds, fetch }: Options) {
  const isHttp = provider.issuer.startsWith("http://");
  return oidc.discovery(
    new URL(provider.issuer),
    provider.clientId,
    provider.clientSecret,
    undefined,
    {
      timeout: limitSeconds ?? LIMIT_SECONDS,
      // The signature too, although the token comes from the provider's own hands.
      execute: [
        oidc.enableNonRepudiationChecks,
        ...(isHttp && allowHttp ? [oidc.allowInsecureRequests] : []),
      ],
      ...(fetch && { [oidc.customFetch]: fetch }),
    },
  );
}

/** Asks once, together for everyone who waits; after a failure the next one asks again. */
function keepSuccess<T>(ask: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined;
  return () => {
    kept ??= ask().catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
}
