import { useQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { SETTINGS_SENTENCES } from "#contract/account-settings.ts";
import { PROVIDERS, type ProviderName, signInWithProvider } from "#contract/sign-in-providers.ts";
import { hrefOf } from "#web/lib/api.ts";
import type { SessionUser } from "#web/lib/session.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { accountQuery } from "./api.ts";
import { onboardingTexts } from "./texts.ts";

const texts = onboardingTexts.proof;

interface RoleProofProps {
  becoming: SessionUser["role"];
  password: Omit<ComponentProps<typeof Field>, "label">;
}

/** Who changes their role says once more who they are: with the password, if they have one. */
export function RoleProof({ becoming, password }: RoleProofProps) {
  const { data: account } = useQuery(accountQuery);
  // While nobody knows, the field is there: without it a refusal would have no place.
  if (account && !account.has_password) return null;
  return (
    <Field
      {...password}
      label={texts.password}
      hint={texts.hint[becoming]}
      type="password"
      autoComplete="current-password"
    />
  );
}

interface WizardFaultProps {
  fault: string | undefined;
  becoming: SessionUser["role"];
}

/** Why the wizard's last step was refused; where a fresh sign-in is missing, the way to it. */
export function WizardFault({ fault, becoming }: WizardFaultProps) {
  const isStale = fault === SETTINGS_SENTENCES.proofStale;
  const { data: account } = useQuery({ ...accountQuery, enabled: isStale });
  if (!fault) return null;
  if (!isStale) return <Banner kind="bad">{fault}</Banner>;
  const query = { confirm: "1", from: `/onboarding?role=${becoming}` };
  return (
    <Banner kind="warn">
      {fault}
      <span className="mt-1 flex flex-wrap gap-x-4">
        {account?.providers.filter(isProvider).map((provider) => (
          <TextLink
            key={provider}
            reloadDocument
            className="leading-6"
            to={hrefOf(signInWithProvider, { params: { provider }, query })}
          >
            {texts.confirmWith(PROVIDERS[provider])}
          </TextLink>
        ))}
      </span>
    </Banner>
  );
}

const isProvider = (name: string): name is ProviderName => name in PROVIDERS;
