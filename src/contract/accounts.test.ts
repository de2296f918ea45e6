import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { ForgotBody, ResendBody, ResetForm, resetPassword } from "./account-links.ts";
import { RegisterBody, RegisterForm, SignInBody } from "./accounts.ts";
import type { Schema } from "./endpoint.ts";

const good = { name: "Priya Raman", email: "priya@example.org", password: "long enough" };

/** The sentence a person reads beside each field that is wrong, in the order of the screen. */
function sentences(schema: Schema, value: unknown): string[] {
  const first = new Map<string, string>();
  for (const { path, message } of z.safeParse(schema, value).error?.issues ?? [])
    if (!first.has(path.join("."))) first.set(path.join("."), message);
  return [...first.values()];
}

describe("a field says one sentence, whatever was sent", () => {
  test.each([undefined, null, 7, [[]], {}, "", "   "])("email %j", (email) => {
    expect(sentences(SignInBody, { email, password: "x" })).toEqual(["Email is required"]);
    expect(sentences(RegisterBody, { ...good, email })).toEqual(["Email is required"]);
    expect(sentences(ForgotBody, { email })).toEqual(["Email is required"]);
    expect(sentences(ResendBody, { email })).toEqual([
      "Email address is required to resend verification",
    ]);
  });
  test.each([undefined, null, false, "", "  \t"])("name %j", (name) => {
    expect(sentences(RegisterBody, { ...good, name })).toEqual(["Name is required"]);
  });
  test.each([undefined, null, 12345678, ""])("password %j", (password) => {
    expect(sentences(RegisterBody, { ...good, password })).toEqual(["Password is required"]);
    expect(sentences(SignInBody, { email: "a@b.co", password })).toEqual(["Password is required"]);
  });
});

test.each([
  "priya",
  "priya@",
  "priya@example",
  "a b@example.org",
  "a@b@example.org",
  "<priya@example.org>",
  "priya@example.org,other@example.org",
])("%s is no email address", (email) => {
  expect(sentences(RegisterBody, { ...good, email })).toEqual([
    "Please enter a valid email address",
  ]);
});

test("name and email are trimmed, the password is kept as typed", () => {
  const sent = { name: " Priya Raman ", email: " priya@example.org\n", password: " 12345678 " };
  expect(z.parse(RegisterBody, sent)).toEqual({
    name: "Priya Raman",
    email: "priya@example.org",
    password: " 12345678 ",
  });
});

test.each([
  [{ password: "1234567" }, "Password must be at least 8 characters long"],
  [{ password: "x".repeat(129) }, "Password must be at most 128 characters long"],
  [{ name: "x".repeat(201) }, "Name must be at most 200 characters long"],
  [{ email: `${"x".repeat(250)}@example.org` }, "Email must be at most 254 characters long"],
  [{ phone: "0".repeat(41) }, "Phone must be at most 40 characters long"],
  [{ phone: 400 }, "Please enter a valid phone number"],
  [{ name: "Priya\nRaman" }, "Name contains characters that cannot be shown"],
])("%j is refused with: %s", (change, sentence) => {
  expect(sentences(RegisterBody, { ...good, ...change })).toEqual([sentence]);
});

test.each([{}, { phone: "" }, { phone: null }, { phone: "0400 000 000" }])(
  "%j is fine",
  (change) => {
    expect(sentences(RegisterBody, { ...good, ...change })).toEqual([]);
  },
);

describe("the password is asked for twice", () => {
  const form = { ...good, phone: "", confirmPassword: good.password };
  test("equal passes", () => expect(sentences(RegisterForm, form)).toEqual([]));
  test("missing", () => {
    expect(sentences(RegisterForm, { ...form, confirmPassword: "" })).toEqual([
      "Please confirm your password",
    ]);
  });
  test("a difference is told beside the other faults", () => {
    expect(sentences(RegisterForm, { ...form, name: "", confirmPassword: "other" })).toEqual([
      "Name is required",
      "Passwords do not match",
    ]);
  });
});

describe("a new password after a mailed link", () => {
  const form = { password: "long enough", confirmPassword: "long enough" };
  test.each([
    [{}, []],
    [{ password: "" }, ["Password is required", "Passwords do not match"]],
    [
      { password: "1234567" },
      ["Password must be at least 8 characters long", "Passwords do not match"],
    ],
    [{ confirmPassword: "" }, ["Please confirm your password"]],
    [{ confirmPassword: undefined }, ["Please confirm your password"]],
    [{ confirmPassword: "Long enough" }, ["Passwords do not match"]],
  ])("the form with %j says %j", (change, said) => {
    expect(sentences(ResetForm, { ...form, ...change })).toEqual(said);
  });
  test.each([
    [{ token: undefined }, "Invalid reset link. No token provided."],
    [{ token: "  " }, "Invalid reset link. No token provided."],
    [{ token: "x".repeat(201) }, "Reset link has expired or is invalid"],
    [{ newPassword: "1234567" }, "Password must be at least 8 characters long"],
    [{ newPassword: null }, "Password is required"],
  ])("the call with %j is refused with: %s", (change, sentence) => {
    const body = { token: "a token", newPassword: "long enough", ...change };
    expect(sentences(resetPassword.body, body)).toEqual([sentence]);
  });
});
