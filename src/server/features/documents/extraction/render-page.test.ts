import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { renderPage } from "./recognise.ts";
import { makePdf, rectangle } from "./testing/make-pdf.ts";

const bytes = makePdf({ content: [rectangle("#ff0000", { x: 0, y: 0 }, 595, 100)] });

test("a page is printed as wide as asked, in its colours", async () => {
  const png = PNG.sync.read(Buffer.from(await renderPage(bytes, 1, 300)));
  expect(png.width).toBe(300);
  expect([...png.data.subarray(0, 3)]).toEqual([255, 0, 0]);
});

test("nobody gets a picture of gigabytes", async () => {
  const png = PNG.sync.read(Buffer.from(await renderPage(bytes, 1, 1_000_000)));
  expect(png.width * png.height).toBeLessThan(13_000_000);
});

test("a page that is not there is refused", async () => {
  await expect(renderPage(bytes, 2, 300)).rejects.toThrow();
});
