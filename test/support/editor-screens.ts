import type { Page } from "@playwright/test";

/** The editor of a post. */

export const text = (page: Page) => page.getByRole("textbox", { name: "Content" });
export const field = (page: Page, name: string) => page.getByLabel(name).first();
/** How things stand, beside the buttons. */
export const state = (page: Page) => page.locator("form p:has(> [role=status])").last();
