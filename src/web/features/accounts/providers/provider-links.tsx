import * as z from "zod/mini";
import { type ProviderName, signInWithProvider } from "#contract/sign-in-providers.ts";
import { hrefOf } from "#web/lib/api.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { ProviderMark } from "./provider-mark.tsx";

const LABELS: Record<ProviderName, string> = {
  google: "Continue with Google",
  microsoftonline: "Continue with Microsoft",
};

interface ProviderLinksProps {
  /** Those that are set up. */
  providers: readonly string[];
  from: string | undefined;
}

const isProvider = (name: string): name is ProviderName => name in LABELS;

/** Whole pages of another site, so these are plain links; they work without script too. */
export function ProviderLinks({ providers, from }: ProviderLinksProps) {
  return (
    <div className="grid gap-3">
      {providers.filter(isProvider).map((provider) => (
        <ButtonLink
          key={provider}
          look="line"
          size="big"
          className="w-full"
          to={addressOf(provider, from)}
          reloadDocument
        >
          <ProviderMark provider={provider} />
          {LABELS[provider]}
        </ButtonLink>
      ))}
    </div>
  );
}

/** A way back that the server would refuse, too long for instance, is left out. */
function addressOf(provider: ProviderName, from: string | undefined): string {
  const query = z.safeParse(signInWithProvider.query, { from }).data ?? {};
  return hrefOf(signInWithProvider, { params: { provider }, query });
}
