import ipaddr from "ipaddr.js";

/** Where the addresses of the public internet begin and end, in version 6; version 4 has names for the rest. */
const PUBLIC_V6 = ipaddr.parseCIDR("2000::/3");

/** Public by its number, but a cloud's own inside for every machine in it (Azure's wire server). */
const CLOUD_INSIDES = ["168.63.129.16"];

/**
 * Whether an address belongs to the public internet: not to this machine, a private network, a provider's
 * inside, a group, a reserved block, nor to a version 4 address dressed as version 6.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast" || CLOUD_INSIDES.includes(parsed.toString())) return false;
  return parsed.kind() === "ipv4" || parsed.match(PUBLIC_V6);
}
