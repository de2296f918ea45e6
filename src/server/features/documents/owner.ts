/** Whose a document is: an account's, or a browser's. */
export type Owner = { readonly accountId: string } | { readonly visitorId: string };
