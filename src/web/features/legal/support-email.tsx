import { createContext, use } from "react";

/** SUPPORT_EMAIL of the operator; its default until that is known. */
export const SupportAddress = createContext("support@candour.example");

export function SupportEmail() {
  const address = use(SupportAddress);
  return <a href={`mailto:${address}`}>{address}</a>;
}
