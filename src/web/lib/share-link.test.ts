import { expect, it, vi } from "vitest";
import { shareLink } from "./share-link.ts";

const link = { title: "Lawyer", url: "https://candour.example/job/1" };
const named = (name: string) => Object.assign(new Error(name), { name });

it("hands the link to the device where it can", async () => {
  const share = vi.fn(async () => {});
  const writeText = vi.fn(async () => {});
  expect(await shareLink(link, { share, clipboard: { writeText } })).toBe("shared");
  expect(share).toHaveBeenCalledWith(link);
  expect(writeText).not.toHaveBeenCalled();
});

it("copies the address elsewhere, and where sharing is not allowed", async () => {
  const writeText = vi.fn(async () => {});
  const share = () => Promise.reject(named("NotAllowedError"));
  expect(await shareLink(link, { clipboard: { writeText } })).toBe("copied");
  expect(await shareLink(link, { share, clipboard: { writeText } })).toBe("copied");
  expect(writeText).toHaveBeenCalledWith(link.url);
});

it("does nothing more when the person thinks better of it", async () => {
  const writeText = vi.fn(async () => {});
  const share = () => Promise.reject(named("AbortError"));
  expect(await shareLink(link, { share, clipboard: { writeText } })).toBe("shared");
  expect(writeText).not.toHaveBeenCalled();
});

it("leaves it to be copied by hand when the browser can do neither", async () => {
  const writeText = () => Promise.reject(named("NotAllowedError"));
  expect(await shareLink(link, {})).toBe("by-hand");
  expect(await shareLink(link, { clipboard: { writeText } })).toBe("by-hand");
});
