import type { AccountDetails } from "#contract/account-settings.ts";
import { PROVIDERS } from "#contract/sign-in-providers.ts";
import { focusSection, SettingsSection } from "#web/ui/settings-section.tsx";
import { ProviderMark } from "../providers/provider-mark.tsx";
import { ChangePassword } from "./password/change-password.tsx";
import { FirstPassword } from "./password/first-password.tsx";
import { isProvider } from "./proof/form-fault.tsx";
import { settingsTexts } from "./texts.ts";

const texts = settingsTexts.signIn;

interface SignInSectionProps {
  id: string;
  email: string;
  account: AccountDetails;
}

export function SignInSection({ id, email, account }: SignInSectionProps) {
  const { has_password, providers } = account;
  return (
    <SettingsSection id={id} title={texts.title} lead={texts.lead}>
      {has_password ? (
        <ChangePassword email={email} providers={providers} />
      ) : (
        <FirstPassword email={email} providers={providers} onSet={() => focusSection(id)} />
      )}
      {providers.length > 0 && <Connected providers={providers} />}
    </SettingsSection>
  );
}

function Connected({ providers }: { providers: string[] }) {
  return (
    <div className="mt-3">
      <h3 className="font-sans font-semibold text-13 tracking-normal">{texts.connected}</h3>
      <ul className="mt-2 border-rule border-t">
        {providers.filter(isProvider).map((name) => (
          <li key={name} className="flex items-center gap-2.5 border-rule border-b py-2.5">
            <ProviderMark provider={name} />
            {PROVIDERS[name]}
          </li>
        ))}
      </ul>
    </div>
  );
}
