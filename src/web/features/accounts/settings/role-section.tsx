import { ButtonLink } from "#web/ui/button.tsx";
import { SettingsSection } from "#web/ui/settings-section.tsx";
import type { User } from "./api.ts";
import { settingsTexts } from "./texts.ts";

const texts = settingsTexts.role;

/** The other role has a wizard of its own; until that is finished nothing changes. */
const OTHER = { candidate: "recruiter", recruiter: "candidate" } as const;

export function RoleSection({ id, role }: { id: string; role: User["role"] }) {
  const { now, become, kept } = texts[role];
  return (
    <SettingsSection id={id} title={texts.title} lead={texts.lead}>
      <p className="text-ink-2">
        {now} {kept}
      </p>
      <ButtonLink
        look="line"
        className="justify-self-start max-md:min-h-11"
        to={`/onboarding?role=${OTHER[role]}`}
      >
        {become}
      </ButtonLink>
    </SettingsSection>
  );
}
