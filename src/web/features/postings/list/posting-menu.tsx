import { type ReactElement, useState } from "react";
import type { Posting } from "#contract/postings.ts";
import { jobPath } from "#web/lib/paths.ts";
import { Menu, MenuItem, MenuLink, MenuRule } from "#web/ui/float/menu.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { DiscardDialog } from "./discard-dialog.tsx";
import { editPath } from "./posting-paths.ts";
import { STATES, postingTexts as texts } from "./texts.ts";

interface PostingMenuProps {
  posting: Posting;
  /** A button. */
  trigger: ReactElement;
  openAtOnce: boolean;
  onChange: () => void;
  onWriteAlike: () => void;
}

export function PostingMenu(props: PostingMenuProps) {
  const { posting, trigger, openAtOnce, onChange, onWriteAlike } = props;
  const { id, title, status } = posting;
  const [asked, setAsked] = useState(false);
  const isDraft = status === "draft";
  return (
    <>
      <Menu trigger={trigger} label={texts.menu(title || texts.untitled)} openAtOnce={openAtOnce}>
        <MenuLink to={editPath(id)} icon={<WorkIcon name="pencil" />}>
          {texts.edit}
        </MenuLink>
        <MenuItem
          onSelect={onChange}
          icon={<WorkIcon name={status === "active" ? "leave" : "upload"} />}
        >
          {STATES[status].verb}
        </MenuItem>
        <MenuItem onSelect={onWriteAlike} icon={<WorkIcon name="copy" />}>
          {texts.alike}
        </MenuItem>
        {!isDraft && (
          <MenuLink to={jobPath(id)} icon={<WorkIcon name="outside" />}>
            {texts.publicPage}
          </MenuLink>
        )}
        {isDraft && (
          <>
            <MenuRule />
            <MenuItem danger onSelect={() => setAsked(true)} icon={<WorkIcon name="bin" />}>
              {texts.discard}
            </MenuItem>
          </>
        )}
      </Menu>
      {asked && <DiscardDialog posting={posting} onClose={() => setAsked(false)} />}
    </>
  );
}
