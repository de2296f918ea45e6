import { DiscoveredFirms } from "#web/features/firms/discovered-firms.tsx";
import { DashboardSection } from "#web/features/scraping/dashboard-section.tsx";

/** The operation in numbers, and the firms that it discovered. */
export function DashboardScreen() {
  return <DashboardSection discovered={<DiscoveredFirms />} />;
}
