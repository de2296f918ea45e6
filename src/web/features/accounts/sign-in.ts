import type { QueryClient } from "@tanstack/react-query";
import { messageOf } from "#web/lib/api.ts";
import { toast } from "#web/ui/float/toast.ts";
import { signInWithDevice } from "./device.ts";
import { passkeyTexts as texts } from "./passkeys-texts.ts";

let isUnderWay = false;

/** A second press while the browser asks is none. */
export async function signIn(client: QueryClient): Promise<void> {
  if (isUnderWay) return;
  isUnderWay = true;
  try {
    await signInWithDevice(client);
  } catch (error) {
    toast.error(messageOf(error, texts.failed));
  } finally {
    isUnderWay = false;
  }
}
