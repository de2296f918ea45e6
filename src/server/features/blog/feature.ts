import type { PersonalData } from "#server/platform/personal-data.ts";
import type { Platform } from "#server/platform/platform.ts";
import { blogAdminRoutes, createBlogDeciding } from "./admin-routes.ts";
import { blogDemo } from "./blog-demo.ts";
import { createCardPrinter } from "./card/card-printer.ts";
import { createCards } from "./card/cards.ts";
import { createBlogGenerating } from "./generating.ts";
import { createBlogManagement } from "./management.ts";
import { blogPersonalData } from "./personal-data.ts";
import { registerRetention } from "./reading/retention.ts";
import { livePosts } from "./reading/sitemap.ts";
import { createReports } from "./report/reports.ts";
import { registerSchedule } from "./report/schedule.ts";
import { blogRoutes } from "./routes.ts";
import { createBlogService } from "./service.ts";

export function addBlog(platform: Platform): { readonly personalData: PersonalData } {
  const { config, routes, demo, sitemap, publicUrl } = platform;
  const { timeZone } = config;
  const reports = createReports(platform);
  const generating = createBlogGenerating({ ...platform, reports });
  const printer = createCardPrinter(platform.log);
  const cards = createCards({ ...platform, print: printer.print });
  platform.services.push(printer);
  blogRoutes(routes, { blog: createBlogService({ ...platform, timeZone }), cards, publicUrl });
  blogAdminRoutes(routes, {
    posts: createBlogManagement({ ...platform, cards }),
    deciding: createBlogDeciding(platform),
    generating,
  });
  registerRetention({ ...platform, timeZone });
  registerSchedule(platform, generating.generateUnlessOneWaits);
  sitemap.push(livePosts);
  // By rules: a first start does not wait for a model.
  const byRules = { timeZone, model: undefined };
  demo.push(
    blogDemo((moment) => createReports({ ...platform, config: byRules, clock: () => moment })),
  );
  return { personalData: blogPersonalData };
}
