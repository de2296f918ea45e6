/** The words of /login. */
export const signInTexts = {
  title: "Sign in",
  tabs: "How to sign in",
  oauth: "Google or Microsoft",
  email: "Email",
  forgot: "Forgot your password?",
  submit: "Sign In",
  failed: "Login failed. Please try again.",
  sendLink: "Send a new verification link",
  newHere: "New here?",
  register: "Create an account",
  free: "Free for job seekers.",
  hiring: "Hiring?",
  trial: "Start your free trial",
  demo: {
    title: "Demo world",
    text: "All made up. One password for all:",
    signInAs: "Sign in as",
  },
} as const;
