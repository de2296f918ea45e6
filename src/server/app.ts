import { demoPeople } from "./features/accounts/demo.ts";
import { addAccounts } from "./features/accounts/feature.ts";
import { addPersonalData } from "./features/accounts/personal-data/feature.ts";
import { addDocuments } from "./features/documents/feature.ts";
import { addNotifications } from "./features/notifications/feature.ts";
import { type House, openHouse } from "./platform/house/open-house.ts";
import type { PersonalData } from "./platform/personal-data.ts";
import { createPlatform, type Ground } from "./platform/platform.ts";

export interface App extends House {
  /** What each feature knows about a person. */
  readonly personalData: readonly PersonalData[];
}

/** The composition root: what there is, from the ground up. Later features may use earlier ones. */
export async function createApp(ground: Ground): Promise<App> {
  const platform = await createPlatform(ground);

  const accounts = addAccounts(platform, {
    statusExtras: async (id) => ({ unread: 0, documentIds: await documents.idsOf(id) }),
    onSignIn: (id, visitor) => documents.onSignIn(id, visitor),
  });
  const notifications = addNotifications(platform);
  const documents = addDocuments(platform, notifications);

  const personalData = [notifications.personalData, documents.personalData, accounts.personalData];
  addPersonalData(platform, { ...accounts, personalData });

  const house = await openHouse(platform, {
    identify: accounts.identify,
    isUnused: accounts.isUnused,
    demoAccounts: demoPeople(platform.config.localOnly),
  });
  return { ...house, personalData };
}
