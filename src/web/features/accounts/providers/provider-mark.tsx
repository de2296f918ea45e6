import type { ProviderName } from "#contract/sign-in-providers.ts";

const DRAWINGS: Record<ProviderName, string> = {
  google: "M12.6 3.4A6.5 6.5 0 1 0 14.39 6.8H8V9.3h3.89A4.1 4.1 0 1 1 10.9 5.1z",
  microsoftonline: "M2 2h5.6v5.6H2zM8.4 2H14v5.6H8.4zM2 8.4h5.6V14H2zM8.4 8.4H14V14H8.4z",
};

/** Their marks in our ink. The words beside it say the name. */
export function ProviderMark({ provider }: { provider: ProviderName }) {
  return (
    <svg className="size-4 flex-none fill-current" viewBox="0 0 16 16" aria-hidden="true">
      <path d={DRAWINGS[provider]} />
    </svg>
  );
}
