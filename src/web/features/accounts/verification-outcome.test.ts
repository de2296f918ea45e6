import { expect, test } from "vitest";
import { outcomeOf } from "./verify-email-page.tsx";

test.each(["This link has expired.", "Invalid verification token"])(
  "%s: a new link helps",
  (message) => {
    expect(outcomeOf(message)).toEqual({ at: "resend", message });
  },
);

test("anything else has failed", () => {
  expect(outcomeOf("Email verification failed").at).toBe("failed");
});
