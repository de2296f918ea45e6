/** Pixels of the picture that a shared link shows. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;
