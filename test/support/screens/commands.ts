import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserCommand } from "vitest/node";

/** What only the browser's own hands can do; these run beside Vitest and are called by `commands` in a test. */

/** A movement of the mouse, in pixels of the screen under test. */
type MouseStep = ["move", x: number, y: number] | ["down"] | ["up"];

interface Media {
  reducedMotion?: "reduce" | "no-preference";
  colorScheme?: "light" | "dark";
  media?: "print" | "screen";
}

type DragKind = "dragEnter" | "dragOver" | "drop";

declare module "vitest/browser" {
  interface BrowserCommands {
    mouse: (...steps: MouseStep[]) => Promise<void>;
    media: (media: Media) => Promise<void>;
    /** A file that comes from outside the browser. */
    dragFromDesktop: (kind: DragKind, x: number, y: number, bytes: number) => Promise<void>;
  }
}

const mouse: BrowserCommand<MouseStep[]> = async ({ page, frame }, ...steps) => {
  const corner = await (await (await frame()).frameElement()).boundingBox();
  for (const [kind, x = 0, y = 0] of steps) {
    if (kind === "move") await page.mouse.move(x + (corner?.x ?? 0), y + (corner?.y ?? 0));
    else await page.mouse[kind]();
  }
};

const media: BrowserCommand<[Media]> = ({ page }, wanted) => page.emulateMedia(wanted);

const dragFromDesktop: BrowserCommand<[DragKind, number, number, number]> = async (
  { page, frame, project },
  type,
  x,
  y,
  bytes,
) => {
  const corner = await (await (await frame()).frameElement()).boundingBox();
  const path = join(project.config.root, ".cache", `dragged-${bytes}.pdf`);
  await writeFile(path, Buffer.alloc(bytes));
  const browser = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  const at = { x: x + (corner?.x ?? 0), y: y + (corner?.y ?? 0) };
  await browser.send("Input.dispatchDragEvent", { type, ...at, data });
  await browser.detach();
};

export const screenCommands = { mouse, media, dragFromDesktop };
