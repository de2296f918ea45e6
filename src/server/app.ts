import { demoPeople } from "./features/accounts/demo.ts";
import { addAccounts } from "./features/accounts/feature.ts";
import { addNotifications } from "./features/notifications/feature.ts";
import { type House, openHouse } from "./platform/house/open-house.ts";
import { createPlatform, type Ground } from "./platform/platform.ts";

/** The composition root: what there is, from the ground up. Later features may use earlier ones. */
export async function createApp(ground: Ground): Promise<House> {
  const platform = await createPlatform(ground);

  const accounts = addAccounts(platform, {
    statusExtras: async () => ({ unread: 0, documentIds: [] }),
  });
  addNotifications(platform);

  return openHouse(platform, {
    identify: accounts.identify,
    isUnused: accounts.isUnused,
    demoAccounts: demoPeople(platform.config.localOnly),
  });
}
