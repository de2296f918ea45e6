import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, expectAccessibleAtWidth } from "#test/support/screens/accessible.ts";
import { facesOf, SCENES, show } from "#test/support/screens/scenes.ts";
import { routes } from "./app/routes.tsx";

/** One sweep of axe over every route, each of its faces, in the light and in the dark. */

/** The specimens of the design system are swept where they are tested (ui/*-parts.screen.test.tsx). */
const SWEPT_ELSEWHERE = ["/dev/parts"];

test("every route of the table is swept", () => {
  const swept = [...Object.keys(SCENES), ...SWEPT_ELSEWHERE];
  expect(routes.map(({ path }) => path).filter((path) => !swept.includes(path))).toEqual([]);
});

for (const [route, scenes] of Object.entries(SCENES))
  describe(route, () => {
    for (const scene of scenes)
      for (const face of facesOf(scene))
        test(`${scene.user?.().Name ?? "a visitor"} at ${scene.path ?? scene.recorded}, ${face}`, async () => {
          await show(scene, face);
          // Many a title is known only with the answer.
          await expectAccessible({ without: face === "loading" ? ["page-has-heading-one"] : [] });
          if (face !== "full") return;
          await page.viewport(390, 844);
          await expectAccessibleAtWidth();
        });
  });
