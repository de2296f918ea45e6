/** What can happen between a person, their device and the browser. */
export const passkeyTexts = {
  unknownHere: "Passkeys do not work in this browser or at this address.",
  already: "This device has a passkey for your account already.",
  failed: "Login failed. Please try again.",
  notGiven: "No passkey was used. Nothing has changed.",
} as const;
