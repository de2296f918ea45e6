/** What the browser did as a visitor may matter to the account that it signs in to. */
export type OnSignIn = (accountId: string, visitor: string | null) => Promise<void>;
