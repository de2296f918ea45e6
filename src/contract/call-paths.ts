/**
 * Paths that belong to calls and not to screens: an unknown one is a JSON 404, and no address may
 * lead to one by way of a sign-in.
 */
export const CALL_PATHS = /^\/(api|auth|upload|candidates|compares|dev)([/?#]|$)/i;
