import * as z from "zod/mini";
import { Acknowledged, endpoint, Id, page } from "./endpoint.ts";
import { EMAIL_MAX, emailForm, readable, upTo } from "./text-rules.ts";

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
const NAME_MAX = 200;
export const PHONE_MAX = 40;

/** The sentences of spec 1 §5 and §8, each in this one place; screens and server both say these. */
export const ACCOUNT_SENTENCES = {
  nameRequired: "Name is required",
  nameTooLong: `Name must be at most ${NAME_MAX} characters long`,
  nameUnreadable: "Name contains characters that cannot be shown",
  emailRequired: "Email is required",
  emailInvalid: "Please enter a valid email address",
  emailTooLong: `Email must be at most ${EMAIL_MAX} characters long`,
  emailTaken: "An account with this email already exists",
  phoneInvalid: "Please enter a valid phone number",
  phoneTooLong: `Phone must be at most ${PHONE_MAX} characters long`,
  passwordRequired: "Password is required",
  passwordTooShort: `Password must be at least ${PASSWORD_MIN} characters long`,
  passwordTooLong: `Password must be at most ${PASSWORD_MAX} characters long`,
  confirmRequired: "Please confirm your password",
  confirmDiffers: "Passwords do not match",
  wrongCredentials: "Invalid email or password",
  tokenMissing: "Invalid verification link. No token provided.",
  verified: "Your email address is verified. You can sign in now.",
  /** The link was opened before, perhaps by a program that looks at mails for the reader. */
  alreadyVerified: "Your email address is already verified. You can sign in.",
  tokenInvalid: "This verification link is invalid or has expired.",
  resendEmailRequired: "Email address is required to resend verification",
  verifyFirst: "Please verify your email address before signing in.",
  resetTokenMissing: "Invalid reset link. No token provided.",
  resetTokenInvalid: "Reset link has expired or is invalid",
} as const;
const say = ACCOUNT_SENTENCES;

/** In the order of importance: screen and server tell the first thing that is wrong with a field. */
export const filled = (sentence: string) => z.minLength(1, sentence);

export const emailAddress = (required: string) =>
  z
    .string(required)
    .check(
      z.trim(),
      filled(required),
      upTo(EMAIL_MAX, say.emailTooLong),
      emailForm(say.emailInvalid),
    );

export const personName = z
  .string(say.nameRequired)
  .check(
    z.trim(),
    filled(say.nameRequired),
    upTo(NAME_MAX, say.nameTooLong),
    readable(say.nameUnreadable),
  );

export const phoneNumber = z
  .string(say.phoneInvalid)
  .check(z.trim(), upTo(PHONE_MAX, say.phoneTooLong), readable(say.phoneInvalid));

export const knownPassword = z
  .string(say.passwordRequired)
  .check(filled(say.passwordRequired), upTo(PASSWORD_MAX, say.passwordTooLong));

export const newPassword = knownPassword.check(z.minLength(PASSWORD_MIN, say.passwordTooShort));

export const RegisterBody = z.object({
  name: personName,
  email: emailAddress(say.emailRequired),
  password: newPassword,
  phone: z.nullish(phoneNumber),
});

export const registerAccount = endpoint("POST /api/auth/register", {
  who: "anyone",
  summary: "Create an account with an email address and a password.",
  body: RegisterBody,
  response: Acknowledged,
});

export const confirmPassword = z.string(say.confirmRequired).check(filled(say.confirmRequired));
const Confirmed = z.object({ password: z.string(), confirmPassword: z.string() });

/** For forms that ask for a new password twice. */
export const passwordsMatch = z.refine<z.infer<typeof Confirmed>>(
  (form) => form.password === form.confirmPassword,
  {
    error: say.confirmDiffers,
    path: ["confirmPassword"],
    // Also when another field is wrong: a person sees everything there is to mend at once.
    when: ({ value }) => z.safeParse(Confirmed, value).success,
  },
);

/** What the screen asks for: the body, and the password once more. */
export const RegisterForm = z.extend(RegisterBody, { confirmPassword }).check(passwordsMatch);

export const SignInBody = z.object({
  email: emailAddress(say.emailRequired),
  password: knownPassword,
});

export const SignedIn = z.object({
  success: z.literal(true),
  message: z.string(),
  user: z.object({
    id: Id,
    email: z.string(),
    name: z.string(),
    phone: z.string(),
    onboarding: z.boolean(),
    created_at: z.string(),
    Isrecruiter: z.boolean(),
  }),
});

/** Refused as `second-step` where the account asks for a code as well. */
export const signIn = endpoint("POST /api/auth/login", {
  who: "anyone",
  summary: "Sign in with an email address and a password.",
  body: SignInBody,
  response: SignedIn,
});

export const signOut = page("GET /auth/logout/google", {
  who: "anyone",
  summary: "End the session, whatever kind of account it is, and go to the home page.",
});
