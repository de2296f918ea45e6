import { listProviders } from "#contract/offered-providers.ts";
import * as contract from "#contract/sign-in-providers.ts";
import { notFound } from "#server/platform/faults.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import { ProviderNameSchema } from "./provider-name.ts";
import type { ProviderService } from "./service.ts";

export function providerRoutes(routes: Routes, providers: ProviderService): void {
  routes.on(listProviders).answer(() => ({ providers: providers.offered }));

  routes.on(contract.signInWithProvider).answer(async ({ params, query, ...visit }) => {
    const provider = providerOf(params.provider);
    const confirm = query.confirm === "1";
    return {
      redirect: await providers.begin({ ...visit, provider }, { from: query.from, confirm }),
    };
  });

  routes.on(contract.providerCallback).answer(async ({ params, query, ...visit }) => {
    const provider = providerOf(params.provider);
    return { redirect: await providers.finish({ ...visit, provider }, query) };
  });

  routes.on(contract.connectProvider).answer(async ({ body, cookies }) => {
    const name = await providers.connect(body.token, cookies);
    return { success: true, message: `${name} is connected. You can sign in with it now.` };
  });
}

function providerOf(name: string): contract.ProviderName {
  const { data: provider } = ProviderNameSchema.safeParse(name);
  if (!provider) throw notFound("That was not found.");
  return provider;
}
