import { useLocation, useNavigate } from "react-router";
import { PROVIDER_ERRORS } from "#contract/sign-in-providers.ts";
import { Banner } from "#web/ui/banner.tsx";
import { isProviderError } from "../providers/provider-error.ts";
import { readBannerMessage } from "../sign-in/banner-message.ts";

/** Why Google or Microsoft sent the person back without having confirmed who they are. */
export function ReturnFault() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const code = readBannerMessage(new URLSearchParams(search).get("error"));
  if (!isProviderError(code)) return null;
  return (
    <div className="mb-6">
      <Banner kind="bad" onClose={() => void navigate(pathname, { replace: true })}>
        {PROVIDER_ERRORS[code]}
      </Banner>
    </div>
  );
}
