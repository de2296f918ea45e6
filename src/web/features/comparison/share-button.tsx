import { type ReactNode, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { sharingTexts as texts } from "./sharing-texts.ts";

interface ShareButtonProps {
  id: string;
  className: string;
  children: ReactNode;
}

type ShareDialog = typeof import("./share-dialog.tsx").ShareDialog;

/** What it opens is loaded by those who share. */
export function ShareButton({ id, className, children }: ShareButtonProps) {
  const [opened, setOpened] = useState<{ Dialog: ShareDialog }>();
  async function open() {
    try {
      const file = await import("./share-dialog.tsx");
      setOpened({ Dialog: file.ShareDialog });
    } catch {
      toast.error(texts.notLoaded);
    }
  }
  return (
    <>
      <Button look="quiet" className={className} onClick={() => void open()}>
        <WorkIcon name="share" />
        {children}
      </Button>
      {opened && <opened.Dialog id={id} onClose={() => setOpened(undefined)} />}
    </>
  );
}
