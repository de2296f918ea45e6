import { type ReactNode, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/float/confirm-dialog.tsx";
import { Dialog } from "#web/ui/float/dialog.tsx";
import {
  Menu,
  MenuChoices,
  MenuHeader,
  MenuItem,
  MenuLink,
  MenuRule,
} from "#web/ui/float/menu.tsx";
import { Popover } from "#web/ui/float/popover.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { Tooltip } from "#web/ui/float/tooltip.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { Specimen } from "./specimen.tsx";

const ROW = "flex flex-wrap items-center gap-2.5";

export function FloatParts() {
  return (
    <>
      <Specimen name="Dialogs">
        <div className={ROW}>
          <RegularDialog />
          <LongDialog />
          <WideDialog />
          <Question />
        </div>
      </Specimen>
      <Specimen name="Menus, popover, tooltips">
        <div className={ROW}>
          <AccountMenu />
          <SortMenu />
          <NoticePopover />
          <Tooltip text="Resume line 17: “Drafted two enterprise agreements”">
            <Button look="quiet">Line 17</Button>
          </Tooltip>
          <Tooltip text="Save this job">
            <Button look="line" size="icon" aria-label="Save">
              <WorkIcon name="bookmark" />
            </Button>
          </Tooltip>
        </div>
      </Specimen>
      <Specimen name="Toasts">
        <ToastButtons />
      </Specimen>
    </>
  );
}

interface OpenerProps {
  label: string;
  children: (state: { open: boolean; onClose: () => void }) => ReactNode;
}

function Opener({ label, children }: OpenerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="line" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {children({ open, onClose: () => setOpen(false) })}
    </>
  );
}

const twoActions = (first: string, onFirst: () => void, second: string, onSecond: () => void) => (
  <>
    <Button onClick={onFirst}>{first}</Button>
    <Button look="quiet" onClick={onSecond}>
      {second}
    </Button>
  </>
);

function RegularDialog() {
  return (
    <Opener label="Regular dialog">
      {({ open, onClose }) => (
        <Dialog
          open={open}
          onClose={onClose}
          title="Keep this comparison"
          text="A free account saves your comparisons, tells you about new matches, and keeps your resume private to you."
          actions={twoActions("Create Free Account", onClose, "Maybe Later", onClose)}
        >
          <p className="text-12 text-ink-3">
            By continuing you accept the <TextLink to="/terms">terms</TextLink> and{" "}
            <TextLink to="/privacy">privacy policy</TextLink>.
          </p>
        </Dialog>
      )}
    </Opener>
  );
}

const READING =
  "Candour reads the document that you hand in, line by line, and keeps the lines it cites. Nobody else sees them unless you apply, or unless you let recruiters find you.";
const CHAPTERS = ["The file", "The lines", "The citations", "Who sees them", "How to undo it"];

function LongDialog() {
  return (
    <Opener label="Long dialog">
      {({ open, onClose }) => (
        <Dialog
          open={open}
          onClose={onClose}
          title="How your resume is read"
          text={READING}
          actions={<Button onClick={onClose}>Understood</Button>}
        >
          {CHAPTERS.map((chapter) => (
            <section key={chapter}>
              <h3 className="mb-1 text-18">{chapter}</h3>
              <p className="text-ink-2">{READING}</p>
            </section>
          ))}
        </Dialog>
      )}
    </Opener>
  );
}

function WideDialog() {
  return (
    <Opener label="Wide dialog">
      {({ open, onClose }) => (
        <Dialog
          open={open}
          onClose={onClose}
          size="wide"
          title="Contact Tess Whitlam"
          text="She reads messages on weekdays and usually answers within a day."
          actions={twoActions("Send", failToSend, "Cancel", onClose)}
        >
          <Field id="float-subject" label="Subject" />
          <div className={ROW}>
            <SortMenu />
            <Tooltip text="Only what you have uploaded">
              <Button look="quiet">Attach a resume</Button>
            </Tooltip>
          </div>
        </Dialog>
      )}
    </Opener>
  );
}

const retry = { label: "Retry", onPress: () => toast.success("Message sent") };
const failToSend = () => toast.error("Failed to send message", { action: retry });

type Asking = "no" | "asked" | "working" | "failed";

function Question() {
  const [asking, setAsking] = useState<Asking>("no");
  return (
    <>
      <Menu
        label="Posting"
        align="start"
        trigger={
          <Button look="line" size="icon" aria-label="More about this posting">
            <WorkIcon name="dots" />
          </Button>
        }
      >
        <MenuItem icon={<WorkIcon name="pencil" />} shortcut="E" onSelect={() => undefined}>
          Edit posting
        </MenuItem>
        <MenuItem icon={<WorkIcon name="copy" />} disabled onSelect={() => undefined}>
          Duplicate
        </MenuItem>
        <MenuRule />
        <MenuItem icon={<WorkIcon name="bin" />} danger onSelect={() => setAsking("asked")}>
          Delete posting
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={asking !== "no"}
        onClose={() => setAsking("no")}
        onConfirm={() => setAsking(asking === "failed" ? "working" : "failed")}
        title="Delete this posting?"
        text="Its 14 matched candidates are no longer shown to you. This cannot be undone."
        confirm="Delete posting"
        danger
        busy={asking === "working"}
        fault={asking === "failed" ? "Failed to delete job posting" : undefined}
      />
    </>
  );
}

function AccountMenu() {
  return (
    <Menu
      label="Account"
      align="start"
      trigger={
        <Button look="line">
          Account <Icon name="down" small />
        </Button>
      }
    >
      <MenuHeader>
        <b className="block font-semibold">Priya Raman</b>
        <span className="text-ink-3">priya.raman@example.org</span>
      </MenuHeader>
      <MenuRule />
      <MenuLink to="/dev/parts?at=profile" icon={<WorkIcon name="person" />}>
        Profile Settings
      </MenuLink>
      <MenuItem
        icon={<WorkIcon name="scales" />}
        shortcut="C"
        onSelect={() => toast.info("Compare was chosen")}
      >
        Compare
      </MenuItem>
      <MenuRule />
      <MenuLink to="/dev/parts?at=out" reloadDocument icon={<WorkIcon name="leave" />}>
        Sign Out
      </MenuLink>
    </Menu>
  );
}

const SORTS = [
  { value: "match", label: "Best match" },
  { value: "newest", label: "Newest" },
  { value: "pay", label: "Highest pay" },
] as const;

function SortMenu() {
  const [sort, setSort] = useState<(typeof SORTS)[number]["value"]>("match");
  return (
    <Menu
      label="Sort"
      align="start"
      trigger={
        <button
          type="button"
          className="flex min-h-9 items-center gap-1.5 text-13 text-ink-2 hover:text-ink"
        >
          Sort:{" "}
          <b className="font-medium text-ink">{SORTS.find(({ value }) => value === sort)?.label}</b>
          <Icon name="down" small />
        </button>
      }
    >
      <MenuChoices value={sort} onChange={setSort} label="Sort by" options={SORTS} />
    </Menu>
  );
}

function NoticePopover() {
  return (
    <Popover
      label="Notifications"
      align="start"
      trigger={
        <Button look="quiet" size="icon" aria-label="Notifications, 2 unread">
          <WorkIcon name="bell" />
        </Button>
      }
    >
      <h3 className="text-18">Notifications</h3>
      <ul className="mt-2 mb-3 divide-y divide-rule border-ink border-t">
        <li className="py-2.5">Tess Whitlam sent you a message.</li>
        <li className="py-2.5">Three new jobs match your resume.</li>
      </ul>
      <TextLink to="/notifications">View all notifications</TextLink>
    </Popover>
  );
}

const undo = { label: "Undo", onPress: () => toast.info("The job is back in your list") };
const TOASTS = {
  Success: () => toast.success("Job dismissed successfully", { action: undo }),
  Error: failToSend,
  Warning: () => toast.warning("Your session ends in two minutes. Save what you have typed."),
  Info: () => toast.info("Search is being prepared", { ms: 2000 }),
};

function ToastButtons() {
  return (
    <div className={ROW}>
      {Object.entries(TOASTS).map(([kind, show]) => (
        <Button key={kind} look="line" onClick={show}>
          {kind}
        </Button>
      ))}
    </div>
  );
}
