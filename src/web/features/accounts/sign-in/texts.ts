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
  free: "It is free for job seekers.",
  hiring: "Hiring, and new here?",
  trial: "Start your free trial",
  demo: {
    title: "Demo world",
    text: "Everyone in it is made up. The accounts share one password:",
    signInAs: "Sign in as",
  },
} as const;
