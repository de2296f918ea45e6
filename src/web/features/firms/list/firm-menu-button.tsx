import { type ComponentProps, useState } from "react";
import { webAddress } from "#web/lib/web-address.ts";
import { Button } from "#web/ui/button.tsx";
import { Menu, MenuItem, MenuRule } from "#web/ui/float/menu.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import type { MarkedFirm } from "../model/marked-firm.ts";
import { rowTexts as texts } from "../texts.ts";
import type { FirmActions } from "./use-firm-actions.ts";

interface FirmMenuProps {
  firm: MarkedFirm;
  verbs: FirmActions;
}

/** Of hundreds of rows, only those whose menu somebody opened have one. */
export function FirmMenuButton({ firm, verbs }: FirmMenuProps) {
  const [wanted, setWanted] = useState(false);
  if (!wanted) return <Trigger firm={firm} onClick={() => setWanted(true)} />;
  return <FirmMenu firm={firm} verbs={verbs} />;
}

function FirmMenu({ firm, verbs }: FirmMenuProps) {
  const { scrapingEnabled } = firm;
  return (
    <Menu trigger={<Trigger firm={firm} />} label={texts.menu(firm.name)} openAtOnce>
      <MenuItem icon={<WorkIcon name="pencil" />} onSelect={() => verbs.edit(firm)}>
        {texts.edit}
      </MenuItem>
      <MenuItem
        icon={<WorkIcon name="download" />}
        disabled={!scrapingEnabled}
        onSelect={() => verbs.scrape([firm.id])}
      >
        {texts.scrape}
      </MenuItem>
      <MenuItem icon={<WorkIcon name="clock" />} onSelect={() => verbs.switchScraping(firm)}>
        {scrapingEnabled ? texts.disable : texts.enable}
      </MenuItem>
      <Outside address={firm.websiteUrl}>{texts.website}</Outside>
      <Outside address={firm.careersPageUrl}>{texts.careers}</Outside>
      <MenuRule />
      <MenuItem danger icon={<WorkIcon name="bin" />} onSelect={() => verbs.remove([firm])}>
        {texts.delete}
      </MenuItem>
    </Menu>
  );
}

/** An address that somebody typed: opened in a tab of its own that knows nothing of this one. */
function Outside({ address, children }: { address: string; children: string }) {
  const safe = webAddress(address);
  if (!safe) return null;
  return (
    <MenuItem
      icon={<WorkIcon name="outside" />}
      onSelect={() => window.open(safe, "_blank", "noopener,noreferrer")}
    >
      {children}
    </MenuItem>
  );
}

function Trigger({ firm, ...rest }: { firm: MarkedFirm } & ComponentProps<"button">) {
  return (
    <Button
      look="quiet"
      size="icon"
      className="max-md:size-11"
      aria-label={texts.menu(firm.name)}
      aria-haspopup="menu"
      {...rest}
    >
      <WorkIcon name="dots" className="*:stroke-[2.2]" />
    </Button>
  );
}
