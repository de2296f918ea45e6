import { PROVIDER_ERRORS, type ProviderError } from "#contract/sign-in-providers.ts";
import { Banner } from "#web/ui/banner.tsx";
import { PassingBanner } from "./passing-banner.tsx";

/** Spec 1 §9. */
const LINKED_MS = 5000;
const HANDED_MS = 8000;

interface SignInBannersProps {
  /** From the screen before. */
  handed: string | undefined;
  /** From the link that led here. */
  linked: string | undefined;
  /** Why Google or Microsoft sent the person back. */
  error: ProviderError | undefined;
  onCloseError: () => void;
}

/** What the person has to know before signing in. */
export function SignInBanners({ handed, linked, error, onCloseError }: SignInBannersProps) {
  return (
    <>
      {error && (
        <Banner kind="bad" onClose={onCloseError}>
          {PROVIDER_ERRORS[error]}
        </Banner>
      )}
      {handed && <PassingBanner key={handed} text={handed} ms={HANDED_MS} />}
      {!handed && linked && <PassingBanner key={linked} text={linked} ms={LINKED_MS} />}
    </>
  );
}
