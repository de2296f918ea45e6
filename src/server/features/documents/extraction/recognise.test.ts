import { afterAll, expect, test } from "vitest";
import { recognisePage, stopRecognising } from "./recognise.ts";
import { makePdf, text } from "./testing/make-pdf.ts";

/** The recogniser has to load its model; that takes long on a busy machine. */
const PATIENCE = 180_000;

afterAll(stopRecognising);

test(
  "the picture of a page is read, with places in points and dates apart",
  async () => {
    const bytes = makePdf({
      content: [
        text("Ana Reyes", { x: 72, y: 100 }, { size: 24 }),
        text("Senior Solicitor", { x: 72, y: 140 }, { size: 12 }),
        text("March 2019", { x: 400, y: 140 }, { size: 12 }),
      ],
    });
    const [name, role] = await recognisePage(bytes, 1);
    expect(name?.text).toBe("Ana Reyes");
    expect(Math.abs((name?.box?.x ?? 0) - 72)).toBeLessThan(4);
    expect(role?.text).toBe("Senior Solicitor\tMarch 2019");
    expect(name?.size ?? 0).toBeGreaterThan(role?.size ?? 0);
  },
  PATIENCE,
);
