import { type Sentence, sentences } from "./sentence.ts";

/** The blog, public and administered, and the contact page. */
export const blogAndContactSentences: readonly Sentence[] = [
  // /blog: the suffixes of the count are described.
  ...sentences("blog", "spec 1 §2", {
    exact: [
      "Insights & Resources",
      "Filters",
      "All Categories",
      "AI Generated",
      "Read more",
      "Previous",
      "Next",
      "No articles found",
      "Clear filters",
    ],
    pattern: ["Showing {n} of {n} articles"],
  }),
  // /blog/{slug}.
  ...sentences("blog", "spec 1 §2", {
    exact: ["Share", "Share Article", "More Articles", "Back to Blog"],
    pattern: ["{n} min read", "{n} views"],
  }),
  ...sentences("blog", "spec 1 §8", { exact: ["Post not found", "Failed to load post"] }),
  // Blog Management. The editor's fields are described in lower case.
  ...sentences("blog", "spec 2 §2", {
    exact: [
      "Posts List",
      "Statistics",
      "Generate",
      "Content Ideas",
      "All Status",
      "Draft",
      "Published",
      "Archived",
      "No post selected for editing",
      "Back to Posts List",
      "Preview",
      "Content ideas feature coming soon...",
    ],
    pattern: ["Page {n} of {n}"],
    loose: [
      "slug",
      "excerpt",
      "SEO settings",
      "meta title",
      "meta description",
      "keywords",
      "post information",
    ],
  }),
  ...sentences("blog", "spec 2 §3", { exact: ["draft", "published", "archived"] }),
  ...sentences("blog", "spec 2 §4", {
    exact: [
      "Approve and publish",
      "Reject and archive",
      "Are you sure you want to permanently delete this blog post?",
      "Generating...",
    ],
  }),
  // What the two calls take when nothing is asked for.
  ...sentences("blog", "spec 2 §7", { exact: ["Legal Services", "HR Technology"] }),
  // "And similar": the other calls fail in the same form, in words that are not given.
  ...sentences("blog", "spec 2 §8", {
    exact: ["Failed to fetch blog posts", "Failed to update blog post"],
  }),

  // /contact: the tip and the promise are described.
  ...sentences("contact", "spec 1 §2", {
    exact: [
      "Contact Support",
      "Available upon request",
      "Message Sent Successfully!",
      "Send Another Message",
      "Back to Home",
    ],
    pattern: ["9 AM-6 PM AEST", "Sydney, Australia", "within 24 hours"],
    loose: ["business hours", "registered email"],
  }),
  ...sentences("contact", "spec 1 §4", { exact: ["Sending..."] }),
  ...sentences("contact", "spec 1 §5", {
    exact: [
      "Technical Support",
      "Account Issues",
      "Billing Questions",
      "Feature Request",
      "Bug Report",
      "General Inquiry",
    ],
  }),
  ...sentences("contact", "spec 1 §8", {
    exact: ["Failed to send message. Please try again."],
  }),
];
