import { describe, expect, expectTypeOf, test } from "vitest";
import * as z from "zod/mini";
import type { Call, Routes } from "#server/platform/http/routes.ts";
import { type Endpoint, endpoint, type PathParams, upload } from "./endpoint.ts";

const rename = endpoint("PUT /api/firms/:id/names/:language", {
  who: "admin",
  summary: "Rename a firm.",
  query: z.object({ notify: z.optional(z.string()) }),
  body: z.object({ name: z.string() }),
  response: z.object({ success: z.literal(true), name: z.string() }),
});

test("a line becomes a method and a path", () => {
  expect([rename.kind, rename.method, rename.path]).toEqual([
    "json",
    "PUT",
    "/api/firms/:id/names/:language",
  ]);
});

describe("types follow from the line", () => {
  test("path parameters", () => {
    expectTypeOf<PathParams<"/api/firms/:id/names/:language">>().toExtend<{
      id: string;
      language: string;
    }>();
  });

  test("what a handler is handed", () => {
    type Handed = Call<typeof rename>;
    expectTypeOf<Handed["body"]>().toEqualTypeOf<{ name: string }>();
    expectTypeOf<Handed["query"]>().toEqualTypeOf<{ notify?: string | undefined }>();
    // An administrator is always somebody: no null to check for.
    expectTypeOf<Handed["actor"]>().not.toBeNullable();
  });

  test("a line for anyone may have nobody", () => {
    const open = endpoint("GET /x", { who: "anyone", summary: "", response: z.null() });
    expectTypeOf<Call<typeof open>["actor"]>().toBeNullable();
    expectTypeOf<Call<typeof open>["body"]>().toEqualTypeOf<undefined>();
  });

  test("a wrong answer does not compile, a right literal does", () => {
    type Handler = Parameters<ReturnType<Routes["on"]>["answer"]>[0];
    expectTypeOf<Handler>().toBeFunction();
    const answerOf = <E extends Endpoint>(_endpoint: E, routes: Routes) =>
      routes.on(_endpoint).answer;
    type Answer = ReturnType<Parameters<ReturnType<typeof answerOf<typeof rename>>>[0]>;
    expectTypeOf<{ success: true; name: string }>().toExtend<Answer>();
    expectTypeOf<{ success: true; name: number }>().not.toExtend<Answer>();
    expectTypeOf<{ success: boolean; name: string }>().not.toExtend<Answer>();
  });

  test("the files of an upload", () => {
    const send = upload("POST /upload/x", {
      who: "visitor",
      summary: "",
      files: { resume: { maxBytes: 1, tooLarge: "" } },
      response: z.null(),
    });
    expectTypeOf<keyof Call<typeof send>["files"]>().toEqualTypeOf<"resume">();
    expectTypeOf<Call<typeof send>["visitor"]>().toEqualTypeOf<string>();
  });
});
