import { webAddress } from "#web/lib/web-address.ts";

/** An address as a person says it: "dorringtonhale.example/careers/118". Whose page it is comes first. */
export function sourceName(address: string): string {
  if (!webAddress(address)) return address;
  const { host, pathname } = new URL(address);
  return `${host.replace(/^www\./, "")}${pathname.replace(/\/$/, "")}`;
}
