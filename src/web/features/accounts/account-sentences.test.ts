import { describe, expect, test } from "vitest";
import { ForgotBody, ResendBody, ResetForm } from "#contract/account-links.ts";
import { RegisterForm, SignInBody } from "#contract/accounts.ts";
import type { Fault } from "#contract/faults.ts";
import { PROVIDER_ERRORS } from "#contract/sign-in-providers.ts";
import { ApiError, messageOf } from "#web/lib/api.ts";
import { checkForm } from "#web/lib/form.ts";
import { passwordTexts } from "./password-texts.ts";
import { isProviderError } from "./providers/provider-error.ts";
import { registerFaults } from "./register-page.tsx";
import { resetFault } from "./reset-password-page.tsx";
import { signInFaults } from "./sign-in/login-page.tsx";
import { accountTexts } from "./texts.ts";
import { verificationTexts } from "./verification-texts.ts";

/** Spec 1 §5 and §8, row by row, for the screens of accounts. */

const person = {
  name: "Priya Raman",
  email: "priya@example.org",
  phone: "",
  password: "long enough",
  confirmPassword: "long enough",
};

const RULES = [
  ["sign in", SignInBody, { email: "" }, { email: "Email is required" }],
  ["sign in", SignInBody, { email: "priya" }, { email: "Please enter a valid email address" }],
  ["sign in", SignInBody, { password: "" }, { password: "Password is required" }],
  ["register", RegisterForm, { name: " " }, { name: "Name is required" }],
  ["register", RegisterForm, { email: "" }, { email: "Email is required" }],
  ["register", RegisterForm, { email: "a@b" }, { email: "Please enter a valid email address" }],
  [
    "register",
    RegisterForm,
    { password: "1234567", confirmPassword: "1234567" },
    { password: "Password must be at least 8 characters long" },
  ],
  [
    "register",
    RegisterForm,
    { password: "", confirmPassword: "" },
    { password: "Password is required", confirmPassword: "Please confirm your password" },
  ],
  [
    "register",
    RegisterForm,
    { confirmPassword: "other" },
    { confirmPassword: "Passwords do not match" },
  ],
  ["forgot", ForgotBody, { email: " " }, { email: "Email is required" }],
  ["forgot", ForgotBody, { email: "a b@c.d" }, { email: "Please enter a valid email address" }],
  [
    "reset",
    ResetForm,
    { password: "", confirmPassword: "" },
    { password: "Password is required", confirmPassword: "Please confirm your password" },
  ],
  [
    "reset",
    ResetForm,
    { password: "1234567", confirmPassword: "1234567" },
    { password: "Password must be at least 8 characters long" },
  ],
  ["reset", ResetForm, { confirmPassword: "x" }, { confirmPassword: "Passwords do not match" }],
  [
    "resend",
    ResendBody,
    { email: "" },
    { email: "Email address is required to resend verification" },
  ],
] as const;

test.each(RULES)(
  "§5 %s %# says what is wrong, and nothing else",
  (_form, schema, change, errors) => {
    expect(checkForm(schema, { ...person, ...change })).toEqual({ errors });
  },
);

test.each([SignInBody, RegisterForm, ForgotBody, ResetForm, ResendBody])(
  "§5 form %# takes what is right; a phone and a company are not asked for",
  (schema) => {
    expect(checkForm(schema, { ...person, company: "" })).toHaveProperty("values");
    const { phone: _none, ...rest } = person;
    expect(checkForm(schema, rest)).toHaveProperty("values");
  },
);

test("§2 the company is asked for and not sent", () => {
  const filled = checkForm(RegisterForm, { ...person, company: "Corran Vale" });
  expect(filled).toEqual({ values: person });
});

const says = (fault: Fault, message: string) => new ApiError(400, fault, message);
const SILENT = [says("internal", "Something went wrong."), new TypeError("x is undefined")];
const WRONG = "Invalid email or password";
const TAKEN = "An account with this email already exists";

describe("§8 sign-in", () => {
  test("the server's sentence", () => {
    const late = "Too many attempts. Please wait a while and try again.";
    expect(signInFaults(says("rate-limited", late))).toEqual({ form: late });
  });
  test.each(SILENT)("or ours %#", (error) => {
    expect(signInFaults(error)).toEqual({ form: "Login failed. Please try again." });
  });
  test("a 401 marks both fields, and says anything else beside", () => {
    const fields = { email: WRONG, password: WRONG };
    expect(signInFaults(says("unauthenticated", WRONG))).toEqual({ fields });
    const other = "This account is closed.";
    expect(signInFaults(says("unauthenticated", other))).toEqual({ fields, form: other });
  });
});

describe("§8 registration", () => {
  test("the server's sentence", () => {
    expect(registerFaults(says("rate-limited", "Later."))).toEqual({ form: "Later." });
  });
  test.each(SILENT)("or ours %#", (error) => {
    expect(registerFaults(error)).toEqual({ form: "Registration failed. Please try again." });
  });
  test("a 409 is told beside the email, whatever its words", () => {
    expect(registerFaults(says("conflict", "Taken."))).toEqual({ fields: { email: TAKEN } });
  });
});

describe("§8 reset", () => {
  test.each(["Reset link has expired or is invalid", "Token EXPIRED", "invalid token"])(
    "%s: the link is unusable",
    (message) => expect(resetFault(says("invalid", message)).linkIsUnusable).toBe(true),
  );
  test("the server's sentence", () => {
    expect(resetFault(says("rate-limited", "Later."))).toEqual({
      linkIsUnusable: false,
      message: "Later.",
    });
  });
  test.each(SILENT)("or ours %#", (error) => {
    expect(resetFault(error)).toEqual({
      linkIsUnusable: false,
      message: "Password reset failed. Please try again.",
    });
  });
});

test.each([
  ["verification", verificationTexts.failed.fallback, "Email verification failed"],
  ["resend", accountTexts.resendFailed, "Failed to resend verification email"],
  ["forgot", passwordTexts.forgot.failed, "Failed to send reset email. Please try again."],
])("§8 %s: the server's sentence or ours", (_what, ours, sentence) => {
  for (const error of SILENT) expect(messageOf(error, ours)).toBe(sentence);
  expect(messageOf(says("rate-limited", "Later."), ours)).toBe("Later.");
});

test("only codes we know have words on the sign-in page", () => {
  for (const code of Object.keys(PROVIDER_ERRORS)) expect(isProviderError(code)).toBe(true);
  for (const code of ["", "You have won", "__proto__", "toString", undefined])
    expect(isProviderError(code)).toBe(false);
});
