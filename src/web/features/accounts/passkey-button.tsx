import { useQueryClient } from "@tanstack/react-query";
import { Button } from "#web/ui/button.tsx";
import { accountTexts } from "./texts.ts";

/** What talks to the device, and says what went wrong there, is loaded by the press: most people never need it. */
export function PasskeyButton() {
  const client = useQueryClient();
  const signIn = () => import("./sign-in.ts").then((file) => file.signIn(client));
  return (
    <Button look="quiet" onClick={() => void signIn()}>
      {accountTexts.passkey}
    </Button>
  );
}
