import type { ProviderName } from "#contract/sign-in-providers.ts";
import type { ProviderConfig } from "#server/platform/config.ts";
import type { Client } from "#server/platform/http/caller.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { EmailLinks } from "../email-links.ts";
import type { AccountRules } from "../rules.ts";
import type { Entrance } from "../sign-in/entrance.ts";
import type { SecondStep } from "../sign-in/second-step.ts";
import type { Sessions } from "../sign-in/sessions.ts";
import type { Verification } from "../verification.ts";
import { createConnections } from "./connections.ts";
import { createProviderClient } from "./provider-client.ts";
import { createProviderReturns } from "./provider-returns.ts";
import { providerRoutes } from "./routes.ts";
import { createProviderService } from "./service.ts";

interface Needs {
  readonly sessions: Sessions;
  readonly links: EmailLinks;
  readonly verification: Verification;
  readonly askForLink: (kind: "verify-email", email: string, client: Client) => Promise<void>;
  readonly rules: AccountRules;
  readonly entrance: Entrance;
  readonly secondStep: SecondStep;
}

/** Signing in with Google and Microsoft, by OpenID Connect. */
export function addProviders(platform: Platform, needs: Needs): void {
  const { config, routes } = platform;
  const clientOf = (name: ProviderName, provider: ProviderConfig | undefined) =>
    provider && { [name]: createProviderClient(provider, { allowHttp: !config.production }) };
  const connections = createConnections({ ...platform, ...needs });
  const service = createProviderService({
    ...platform,
    ...needs,
    connections,
    arrive: createProviderReturns({ ...platform, ...needs, connections }),
    clients: {
      ...clientOf("google", config.providers.google),
      ...clientOf("microsoftonline", config.providers.microsoftonline),
    },
  });
  providerRoutes(routes, service);
}
