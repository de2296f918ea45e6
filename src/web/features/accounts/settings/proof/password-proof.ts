import * as z from "zod/mini";
import { ProofForm } from "#contract/account-settings.ts";

/** Asked only of those who have a password; the others sign in with their provider once more. */
export function passwordProof(hasPassword: boolean) {
  return hasPassword ? ProofForm.shape.password : z.optional(ProofForm.shape.password);
}
