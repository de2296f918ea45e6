import { matchRoutes, type Params, type Path } from "react-router";
import { demoQuery } from "#web/features/accounts/demo-query.ts";
import { providersQuery } from "#web/features/accounts/providers/api.ts";
import { siteQuery } from "#web/features/legal/api.ts";
import type { AppRoute } from "./app-route.ts";
import { lazyPage } from "./lazy-page.tsx";
import { memberRoutes } from "./member-routes.tsx";
import { rarePage } from "./rare-page.ts";
import { type HomeStep, stepOf } from "./screens/home/step.ts";

/** Descriptions are read where pages are made for the world; the browser does without their weight. */
const FOR_THE_WORLD = import.meta.env.SSR;

const HOME_TITLES: Record<HomeStep["at"], string> = {
  upload: "See which jobs fit your resume",
  results: "Jobs that fit your resume",
  comparison: "Comparison",
};

const notFound: AppRoute = {
  path: "*",
  access: "public",
  rendering: "server",
  status: 404,
  head: () => ({
    title: "Page not found",
    description: FOR_THE_WORLD && "There is nothing at this address.",
  }),
  page: lazyPage(() => import("./screens/not-found-page.tsx").then((file) => file.NotFoundPage)),
};

/** The parts of the design system side by side, under `npm run dev`: no build has it. */
function partsRoute(): AppRoute {
  return {
    path: "/dev/parts",
    access: "public",
    rendering: "browser",
    head: () => ({ title: "Parts" }),
    page: lazyPage(() => import("./parts/parts-page.tsx").then((file) => file.PartsPage)),
  };
}

/** Every screen of the product. The server, the guard and the browser all read this table. */
export const routes: AppRoute[] = [
  {
    path: "/",
    access: "public",
    rendering: "server",
    footer: ({ search }) => (stepOf(search).at === "upload" ? "landing" : "default"),
    scene: ({ search }) => stepOf(search).at,
    head: ({ search }) => ({
      title: HOME_TITLES[stepOf(search).at],
      description:
        FOR_THE_WORLD &&
        "Candour reads your resume line by line, ranks live Australian jobs against it, and cites its evidence for every requirement.",
    }),
    queries: ({ search }) => (stepOf(search).at === "upload" ? [siteQuery] : []),
    page: lazyPage(() => import("./screens/home/home-page.tsx").then((file) => file.HomePage)),
  },
  {
    path: "/login",
    access: "guest",
    rendering: "server",
    footer: "minimal",
    head: () => ({ title: "Sign in", description: FOR_THE_WORLD && "Sign in to Candour." }),
    queries: () => [demoQuery, providersQuery],
    page: lazyPage(() =>
      import("#web/features/accounts/sign-in/login-page.tsx").then((file) => file.LoginPage),
    ),
  },
  {
    path: "/login/code",
    access: "guest",
    rendering: "browser",
    footer: "minimal",
    head: () => ({ title: "Enter your code" }),
    page: rarePage("CodePage"),
  },
  {
    path: "/end-session",
    access: "public",
    rendering: "browser",
    footer: "minimal",
    head: () => ({ title: "Sign that browser out" }),
    page: rarePage("EndSessionPage"),
  },
  {
    path: "/register",
    access: "guest",
    rendering: "server",
    footer: "minimal",
    head: ({ search }) =>
      search.get("recruiter") === "true"
        ? {
            title: "Start Your Free 6-Month Trial",
            description:
              FOR_THE_WORLD && "Find the candidates who fit, with the evidence. Six months free.",
          }
        : {
            title: "Create an account",
            description: FOR_THE_WORLD && "Create a Candour account. It is free for job seekers.",
          },
    queries: () => [providersQuery],
    page: lazyPage(() =>
      import("#web/features/accounts/register-page.tsx").then((file) => file.RegisterPage),
    ),
  },
  {
    path: "/verify-email",
    access: "public",
    rendering: "browser",
    footer: "minimal",
    head: () => ({ title: "Verify your email" }),
    page: rarePage("VerifyEmailPage"),
  },
  {
    path: "/connect-account",
    access: "public",
    rendering: "browser",
    footer: "minimal",
    head: () => ({
      title: "Connect Microsoft",
    }),
    page: rarePage("ConnectPage"),
  },
  {
    path: "/forgot-password",
    access: "public",
    rendering: "server",
    footer: "minimal",
    head: () => ({
      title: "Forgot your password",
      description: FOR_THE_WORLD && "Ask for a link that sets a new password.",
    }),
    page: lazyPage(() =>
      import("#web/features/accounts/forgot-password-page.tsx").then(
        (file) => file.ForgotPasswordPage,
      ),
    ),
  },
  {
    // Only for the person with the link, and so for no search engine.
    path: "/reset-password",
    access: "public",
    rendering: "browser",
    footer: "minimal",
    head: () => ({ title: "Set a new password" }),
    page: rarePage("ResetPasswordPage"),
  },
  {
    // A visitor's documents belong to this browser, so nobody has to sign in.
    path: "/documents",
    access: "public",
    rendering: "browser",
    footer: "minimal",
    head: () => ({ title: "Your documents" }),
    page: rarePage("DocumentsPage"),
  },
  {
    path: "/documents/:id",
    access: "public",
    rendering: "browser",
    footer: "minimal",
    head: () => ({ title: "What we read" }),
    page: rarePage("DocumentPage"),
  },
  {
    path: "/compare",
    access: "public",
    rendering: "server",
    head: () => ({
      title: "Compare a resume with a job",
      description:
        FOR_THE_WORLD &&
        "Candour reads your resume line by line against a job, and cites its evidence for every requirement.",
    }),
    page: lazyPage(() => import("./screens/compare-page.tsx").then((file) => file.ComparePage)),
  },
  {
    path: "/recruiters",
    access: "public",
    rendering: "server",
    footer: "landing",
    head: () => ({
      title: "For recruiters",
      description:
        FOR_THE_WORLD &&
        "Post a job and see the candidates who fit it, ranked, with the line of the resume that proves each requirement.",
    }),
    queries: () => [siteQuery],
    page: lazyPage(() =>
      import("#web/features/landing/recruiters/recruiters-page.tsx").then(
        (file) => file.RecruitersPage,
      ),
    ),
  },
  {
    // Its data and its head are in for-the-world.ts.
    path: "/job/:jobId",
    access: "public",
    rendering: "server",
    head: () => ({ title: "Job", setByPage: true }),
    page: lazyPage(() => import("./screens/job-page.tsx").then((file) => file.JobPage)),
  },
  {
    // As for a job.
    path: "/blog",
    access: "public",
    rendering: "server",
    head: () => ({ title: "Insights & Resources" }),
    page: lazyPage(() =>
      import("#web/features/blog/list/blog-page.tsx").then((file) => file.BlogPage),
    ),
  },
  {
    path: "/blog/:slug",
    access: "public",
    rendering: "server",
    head: () => ({ title: "Blog", setByPage: true }),
    page: lazyPage(() => import("./screens/blog-post-page.tsx").then((file) => file.BlogPostPage)),
  },
  {
    // A visitor's comparisons belong to this browser, so nobody has to sign in.
    path: "/comparisons/:id/print?",
    access: "public",
    rendering: "browser",
    footer: "minimal",
    head: () => ({ title: "Comparison" }),
    page: rarePage("ComparisonPage"),
  },
  {
    // For whoever was given the link, and so for no search engine.
    path: "/shared/:token",
    access: "public",
    rendering: "browser",
    footer: "minimal",
    head: () => ({ title: "Comparison" }),
    page: rarePage("SharedPage"),
  },
  ...memberRoutes,
  {
    // Reached by the link of a mail, by people who may not be signed in.
    path: "/unsubscribe",
    access: "public",
    rendering: "browser",
    footer: "minimal",
    head: () => ({ title: "Stop emails" }),
    page: rarePage("UnsubscribePage"),
  },
  {
    path: "/contact",
    access: "public",
    rendering: "server",
    head: () => ({
      title: "Contact Support",
      description:
        FOR_THE_WORLD && "Write to the people behind Candour. They reply within 24 hours.",
    }),
    queries: () => [siteQuery],
    page: lazyPage(() =>
      import("#web/features/contact/contact-page.tsx").then((file) => file.ContactPage),
    ),
  },
  {
    path: "/privacy",
    access: "public",
    rendering: "server",
    footer: "minimal",
    head: () => ({
      title: "Privacy Policy",
      description:
        FOR_THE_WORLD &&
        "What Candour knows about you, what its programs do with it, who sees it, and how to change or delete it.",
    }),
    queries: () => [siteQuery],
    page: lazyPage(() =>
      import("#web/features/legal/privacy-page.tsx").then((file) => file.PrivacyPage),
    ),
  },
  {
    path: "/terms",
    access: "public",
    rendering: "server",
    footer: "minimal",
    head: () => ({
      title: "Terms of Service",
      description:
        FOR_THE_WORLD &&
        "What Candour offers, what it asks of the people who use it, and what each side can rely on.",
    }),
    queries: () => [siteQuery],
    page: lazyPage(() =>
      import("#web/features/legal/terms-page.tsx").then((file) => file.TermsPage),
    ),
  },
  ...(import.meta.env.DEV ? [partsRoute()] : []),
  notFound,
];

export function matchRoute({ pathname = "/", search = "" }: Partial<Path>) {
  const match = matchRoutes(routes, pathname)?.at(-1);
  const params: Params = match?.params ?? {};
  return {
    route: match?.route ?? notFound,
    context: { params, search: new URLSearchParams(search) },
  };
}
