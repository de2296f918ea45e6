import { useState } from "react";
import type { Conversation } from "#contract/messaging.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/float/confirm-dialog.tsx";
import { Menu, MenuItem } from "#web/ui/float/menu.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { messageTexts, safetyTexts as texts } from "./texts.ts";
import { useBlocking } from "./use-blocking.ts";

interface ConversationMenuProps {
  conversation: Conversation;
  name: string;
}

type ReportFile = typeof import("./report-dialog.tsx");

/** What one does with people one would rather not hear from. */
export function ConversationMenu({ conversation, name }: ConversationMenuProps) {
  const [asked, setAsked] = useState<"block" | "report">();
  const { set, unblock, busy, fault } = useBlocking(conversation);
  const [report, setReport] = useState<ReportFile>();
  const close = () => setAsked(undefined);

  /** Its form is fetched by the few who need it. */
  async function askReport() {
    try {
      setReport(await import("./report-dialog.tsx"));
      setAsked("report");
    } catch {
      toast.error(texts.reportNotLoaded);
    }
  }
  const label = messageTexts.more(name);
  const trigger = (
    <Button look="quiet" size="icon" aria-label={label} className="flex-none max-md:size-11">
      <WorkIcon name="dots" className="*:stroke-[2.2]" />
    </Button>
  );
  return (
    <>
      <Menu trigger={trigger} label={label}>
        {conversation.is_blocked ? (
          <MenuItem onSelect={unblock}>{texts.unblock}</MenuItem>
        ) : (
          <MenuItem onSelect={() => setAsked("block")}>{texts.block}</MenuItem>
        )}
        <MenuItem onSelect={() => void askReport()}>{texts.report}</MenuItem>
      </Menu>
      <ConfirmDialog
        open={asked === "block"}
        onClose={close}
        onConfirm={() => void set(true, close)}
        title={texts.blockTitle(name)}
        text={texts.blockText}
        confirm={texts.block}
        busy={busy}
        fault={fault}
      />
      {report && asked === "report" && (
        <report.ReportDialog id={conversation.id} name={name} onClose={close} />
      )}
    </>
  );
}
