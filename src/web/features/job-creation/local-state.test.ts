import { expect, test } from "vitest";
import {
  EMPTY,
  fileNameOf,
  readStored,
  withAnswer,
  withFault,
  withoutInterrupted,
  withSending,
  withTyped,
} from "./local-state.ts";

const typed = withTyped(EMPTY, "A paralegal ");
const step = (said: string) => ({ at: "2026-11-18T01:00:00Z", said, reply: "Noted.", changes: [] });

test("what is sent leaves the box; words of a button leave it alone", () => {
  expect(withSending(typed, { message: "A paralegal" })).toMatchObject({
    text: "",
    sending: ["A paralegal"],
  });
  expect(withSending(typed, { message: 'Remove "PEXA"' }).text).toBe("A paralegal ");
  expect(withSending(typed, { message: "", edit: { op: "undo" } }).sending).toEqual([]);
});

test("what failed comes back in its order, before what was typed since", () => {
  const first = withSending(typed, { message: "A paralegal" });
  const both = withSending(withTyped(first, "In Dubbo"), { message: "In Dubbo" });
  const since = withTyped(both, "and");
  const failed = withFault(
    withFault(since, { message: "A paralegal" }, "No."),
    { message: "In Dubbo" },
    "No.",
  );
  expect(failed).toMatchObject({ text: "A paralegal\nIn Dubbo\nand", sending: [] });
  expect(failed.fault).toEqual({ message: "No.", sent: null });
});

test("a change by hand that failed can be sent again as it was", () => {
  const sent = { message: "", edit: { op: "undo" as const } };
  expect(withFault(typed, sent, "No.")).toMatchObject({
    text: "A paralegal ",
    fault: { message: "No.", sent },
  });
});

test("after a reload only what did not arrive is in the box again", () => {
  const sending = ["A paralegal", "In Dubbo"].reduce(
    (local, message) => withSending(local, { message }),
    EMPTY,
  );
  const { text, files, keptWords } = sending;
  const found = readStored(JSON.stringify({ text, files, keptWords, sending: sending.sending }));
  expect(found).toMatchObject({ text: "", sending: [], interrupted: ["A paralegal", "In Dubbo"] });
  const settled = withoutInterrupted(found, [step("A paralegal")]);
  expect(settled).toMatchObject({ text: "In Dubbo", interrupted: [] });
  expect(settled.fault?.message).toMatch(/may not have arrived/);
  const arrived = withoutInterrupted(found, [step("A paralegal"), step("In Dubbo")]);
  expect(arrived).toMatchObject({ text: "", fault: null });
});

test("what cannot be read is nothing", () => {
  for (const stored of [null, "", "{", "{}", '{"text":3}'])
    expect(readStored(stored)).toEqual(EMPTY);
});

test("a file is known by how its text begins, and its text never goes into the box", () => {
  const text = `Position description\n${"x".repeat(5000)}`;
  const sent = { message: text, fileName: "Job.pdf" };
  const sending = withSending(EMPTY, sent);
  expect(sending.sending).toEqual([]);
  expect(fileNameOf(withAnswer(sending, sent, null), text)).toBe("Job.pdf");
  expect(fileNameOf(sending, "Something else")).toBeUndefined();
  expect(withFault(sending, sent, "No.").text).toBe("");
});
