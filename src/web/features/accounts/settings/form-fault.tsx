import { SETTINGS_SENTENCES } from "#contract/account-settings.ts";
import { PROVIDERS, type ProviderName, signInWithProvider } from "#contract/sign-in-providers.ts";
import { hrefOf } from "#web/lib/api.ts";
import { Banner } from "#web/ui/banner.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { settingsTexts } from "./texts.ts";

interface FormFaultProps {
  fault: string | undefined;
  /** Names of PROVIDERS. */
  providers: readonly string[];
}

/** Why a form was refused; where a fresh sign-in is missing, the way to it. */
export function FormFault({ fault, providers }: FormFaultProps) {
  if (!fault) return null;
  if (fault !== SETTINGS_SENTENCES.proofStale) return <Banner kind="bad">{fault}</Banner>;
  return (
    <Banner kind="warn">
      {fault}
      <span className="mt-1 flex flex-wrap gap-x-4">
        {providers.filter(isProvider).map((provider) => (
          <TextLink
            key={provider}
            reloadDocument
            className="leading-6"
            to={hrefOf(signInWithProvider, {
              params: { provider },
              query: { confirm: "1", from: "/profile" },
            })}
          >
            {settingsTexts.signIn.confirmWith(PROVIDERS[provider])}
          </TextLink>
        ))}
      </span>
    </Banner>
  );
}

export function isProvider(name: string): name is ProviderName {
  return name in PROVIDERS;
}
