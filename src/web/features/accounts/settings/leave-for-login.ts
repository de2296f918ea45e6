/**
 * To the sign-in page as a new document, so that nothing of the person stays in memory. It shows
 * the message (base64, spec 1 §2) for a while. The words must be plain ASCII.
 */
export function leaveForLogin(message: string): void {
  location.replace(`/login?${new URLSearchParams({ message: btoa(message) })}`);
}
