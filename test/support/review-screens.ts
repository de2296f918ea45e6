import type { Page } from "@playwright/test";
import { asDemo } from "./message-screens.ts";

/** The queue of scraped jobs. */

export const REVIEW = "/admin/review";

export const asAdministrator = (page: Page) => asDemo(page.request, "administrator");
const queue = (page: Page) => page.getByRole("list", { name: "Job Review Queue" });
export const rows = (page: Page) => queue(page).getByRole("listitem");
export const fieldOf = (page: Page, name: string) =>
  page.locator("dl > div").filter({ has: page.getByText(name, { exact: true }) });
