import { expect, test } from "vitest";
import { RegisterForm, SignInBody } from "#contract/accounts.ts";
import { checkForm } from "./form.ts";

test("each field has its first sentence, whatever is missing", () => {
  expect(checkForm(SignInBody, {})).toEqual({
    errors: { email: "Email is required", password: "Password is required" },
  });
  expect(
    checkForm(RegisterForm, { name: "", email: "x", password: "1", confirmPassword: "2" }),
  ).toEqual({
    errors: {
      name: "Name is required",
      email: "Please enter a valid email address",
      password: "Password must be at least 8 characters long",
      confirmPassword: "Passwords do not match",
    },
  });
});

test("what passes is parsed", () => {
  expect(checkForm(SignInBody, { email: " a@b.co ", password: " p " })).toEqual({
    values: { email: "a@b.co", password: " p " },
  });
});
