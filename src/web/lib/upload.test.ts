import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { upload as uploadLine } from "#contract/endpoint.ts";
import { ApiError } from "./api.ts";
import { upload } from "./upload.ts";

const common = { who: "anyone", summary: "A line for this test." } as const;
const rule = { maxBytes: 1_000, tooLarge: "Too large." };
const sendResume = uploadLine("POST /api/things/:id/resume", {
  ...common,
  files: { resume: rule, letter: rule },
  query: z.object({ page: z.optional(z.number()) }),
  body: z.object({ title: z.string() }),
  response: z.object({ seen: z.string() }),
});
const sendPhoto = uploadLine("POST /api/photos", {
  ...common,
  files: { photo: rule },
  response: z.object({ seen: z.string() }),
});

const AROUND = 200;

/** The browser's own: it remembers what it was given, and the test says what comes back. */
class Request {
  static last: Request;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  status = 0;
  responseText = "";
  opened = "";
  headers: Record<string, string> = {};
  form = new FormData();

  constructor() {
    Request.last = this;
  }
  open(method: string, address: string) {
    this.opened = `${method} ${address}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(form: FormData) {
    this.form = form;
  }
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
  progress(loaded: number, total: number) {
    this.upload.onprogress?.({ loaded, total });
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = typeof body === "string" ? body : JSON.stringify(body);
    this.onload?.();
    this.onloadend?.();
  }
  fail() {
    this.onerror?.();
    this.onloadend?.();
  }
}

vi.stubGlobal("XMLHttpRequest", Request);
afterAll(() => vi.unstubAllGlobals());

const photo = new File(["x".repeat(600)], "photo.png");
let sending: Promise<unknown>;
beforeEach(() => {
  sending = upload(sendPhoto, { files: { photo } });
  sending.catch(() => {});
});

describe("an upload", () => {
  test("sends the fields, then the files, where the line says", async () => {
    const resume = new File(["words"], "resume.txt");
    const sent = upload(sendResume, {
      params: { id: "a/b" },
      query: { page: 2 },
      body: { title: "Clerk" },
      files: { resume, letter: undefined },
    });
    const { opened, headers, form } = Request.last;
    expect(opened).toBe("POST /api/things/a%2Fb/resume?page=2");
    expect(headers).toEqual({ accept: "application/json" });
    expect([...form.keys()]).toEqual(["title", "resume"]);
    expect(form.get("title")).toBe("Clerk");
    expect(form.get("resume")).toMatchObject({ name: "resume.txt", size: 5 });
    Request.last.answer(200, { seen: "all", more: "is dropped" });
    expect(await sent).toEqual({ seen: "all" });
  });
  test("tells how many bytes of the files are gone, not of the form around them", () => {
    const seen: [number, number][] = [];
    const onProgress = (sent: number, total: number) => seen.push([sent, total]);
    void upload(sendPhoto, { files: { photo }, onProgress });
    for (const loaded of [100, 500, 600 + AROUND]) Request.last.progress(loaded, 600 + AROUND);
    expect(seen).toEqual([
      [0, 600],
      [300, 600],
      [600, 600],
    ]);
  });
  test("asks for what the line needs", () => {
    const wrong = () => [
      // @ts-expect-error the path needs an id
      upload(sendResume, { body: { title: "Clerk" }, files: {} }),
      // @ts-expect-error the body needs a title
      upload(sendResume, { params: { id: "1" }, body: {}, files: {} }),
      // @ts-expect-error the line has no such file
      upload(sendPhoto, { files: { picture: photo } }),
    ];
    expect(wrong).toBeTypeOf("function");
  });
});

describe("an upload that fails", () => {
  test("carries status, fault and the server's sentence", async () => {
    const message = "File size must be less than 10MB";
    Request.last.answer(413, { success: false, message, error: message, fault: "too-large" });
    await expect(sending).rejects.toBeInstanceOf(ApiError);
    await expect(sending).rejects.toMatchObject({ status: 413, fault: "too-large", message });
  });
  test("with an answer that is not ours is an internal fault", async () => {
    Request.last.answer(502, "<html>Bad gateway</html>");
    await expect(sending).rejects.toMatchObject({ status: 502, fault: "internal" });
  });
  test("without a connection says so in a sentence", async () => {
    Request.last.fail();
    const message = expect.stringContaining("could not be reached");
    await expect(sending).rejects.toMatchObject({ status: 0, fault: "unavailable", message });
  });
});

describe("an upload that is given up", () => {
  test("ends on the wire, and is no fault of anything", async () => {
    const controller = new AbortController();
    const given = upload(sendPhoto, { files: { photo }, signal: controller.signal });
    const abort = vi.spyOn(Request.last, "abort");
    controller.abort();
    await expect(given).rejects.toMatchObject({ name: "AbortError" });
    await expect(given).rejects.not.toBeInstanceOf(ApiError);
    expect(abort).toHaveBeenCalledOnce();
  });
  test("before it began is never sent", async () => {
    const before = Request.last;
    const given = upload(sendPhoto, { files: { photo }, signal: AbortSignal.abort() });
    await expect(given).rejects.toMatchObject({ name: "AbortError" });
    expect(Request.last).toBe(before);
  });
  test("too late changes nothing", async () => {
    const controller = new AbortController();
    const arrived = upload(sendPhoto, { files: { photo }, signal: controller.signal });
    const abort = vi.spyOn(Request.last, "abort");
    Request.last.answer(200, { seen: "photo" });
    controller.abort();
    expect(await arrived).toEqual({ seen: "photo" });
    expect(abort).not.toHaveBeenCalled();
  });
});
