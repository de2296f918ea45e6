import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Dialog } from "./dialog.tsx";
import { toast } from "./toast.ts";
import { Toasts } from "./toasts-mount.tsx";

test("a page that starts with an open dialog can be sent by the server", () => {
  const props = { onClose: () => undefined, title: "Keep this comparison" };
  expect(renderToString(createElement(Dialog, { open: true, ...props }))).toContain(props.title);
  expect(renderToString(createElement(Dialog, { open: false, ...props }))).toBe("");
});

test("the server sends nobody's toasts", () => {
  toast.info("For someone else");
  expect(renderToString(createElement(Toasts))).toBe("");
});
