/** What politeness is counted by: with and without "www." are two, a dot at the end makes no difference. */
export const hostNameOf = ({ hostname }: URL) => hostname.replace(/\.$/, "");
