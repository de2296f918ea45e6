import { TRACKED_STAGES, type Tracked, type TrackedStage } from "#contract/applications.ts";
import { Button } from "#web/ui/button.tsx";
import { Menu, MenuChoices } from "#web/ui/float/menu.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { STAGES, trackerTexts as texts } from "./texts.ts";
import { useMove } from "./use-move.ts";

const FRAMES = 40;

/**
 * It stands in another column now, and reading goes on with it. The menu that closes and the card that goes may each
 * drop the focus, in either order: for a moment it is picked up again, unless somebody has moved on.
 */
function keepFocusOn(selector: string, frames = FRAMES): void {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body)
    document.querySelector<HTMLElement>(selector)?.focus();
  if (frames > 0) requestAnimationFrame(() => keepFocusOn(selector, frames - 1));
}

/** Moves a job to another stage, by hand or by key. */
export function MoveMenu({ job }: { job: Pick<Tracked, "id" | "title" | "stage"> }) {
  const moveTo = useMove();

  async function onChange(stage: TrackedStage): Promise<void> {
    const moved = moveTo(job, stage);
    keepFocusOn(`[data-move="${job.id}"]`);
    await moved;
    keepFocusOn(`[data-move="${job.id}"]`);
  }
  return (
    <Menu
      label={texts.move(job.title)}
      trigger={
        <Button
          look="quiet"
          size="icon"
          data-move={job.id}
          aria-label={texts.move(job.title)}
          className="-mr-1 text-ink-3 max-md:size-11"
        >
          <WorkIcon name="dots" />
        </Button>
      }
    >
      <MenuChoices
        label={texts.moveTo}
        value={job.stage}
        onChange={(stage) => void onChange(stage)}
        options={TRACKED_STAGES.map((value) => ({ value, label: STAGES[value].word }))}
      />
    </Menu>
  );
}
