import { Button } from "#web/ui/button.tsx";
import { Drawing } from "#web/ui/icon.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { postTexts as texts } from "../../texts.ts";

/** The same as among the work icons, all of which would weigh too much for a public page. */
const SHARE = "M8 10V2.2M5 5l3-3 3 3M3.5 7.5v6.2h9V7.5";

export function PostFooter({ onShare }: { onShare: () => void }) {
  return (
    <footer className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 border-rule border-t pt-4 print:hidden">
      <Button look="line" onClick={onShare}>
        <Drawing path={SHARE} />
        {texts.shareArticle}
      </Button>
      <TextLink to="/blog" className="text-13">
        {texts.more}
      </TextLink>
    </footer>
  );
}
