import { BLOG_ADMIN_SENTENCES } from "#contract/blog-admin.ts";
import type { PostStatus } from "#contract/blog-rules.ts";

const number = (count: number) => count.toLocaleString("en-AU");
const counted = (count: number, one: string, many: string) =>
  `${number(count)} ${count === 1 ? one : many}`;

/** Blog management without its editor (spec 2 §2, §4, §8). */
export const blogTexts = {
  title: "Blog Management",
  tabs: "Blog Management",
  posts: "Posts List",
  statistics: "Statistics",
  generate: "Generate",
  ideas: "Content Ideas",
  newPost: "New post",
  noPost: "No post selected for editing",
  noPostText: "Choose a post in the list to open it here.",
  back: "Back to Posts List",
  loadingEditor: "Loading the editor",
  comingSoon: "Content ideas feature coming soon...",
  unexpected: "An unexpected error occurred",
} as const;

export const listTexts = {
  table: "Blog posts",
  pages: "Pages of blog posts",
  loading: "Loading blog posts",
  failed: "Failed to fetch blog posts",
  retry: "Try again",
  none: "No posts yet",
  noneText:
    "Posts are written by hand, or generated from the jobs on this platform. Either way they begin as drafts.",
  noneOf: {
    draft: "No drafts",
    published: "No published posts",
    archived: "No archived posts",
  } as const satisfies Record<PostStatus, string>,
  noneOfText: "Posts of another status are still here.",
  showAll: "Show all posts",
  noneFound: "No post on this page fits",
  noneFoundText: "The search looks at the titles and the text of the posts on this page.",
  clear: "Clear search",

  filter: "Filter blog posts",
  search: "Search",
  searchHint: "Title or text of the posts on this page",
  status: "Status",
  anyStatus: "All Status",
  statuses: {
    draft: "Draft",
    published: "Published",
    archived: "Archived",
  } as const satisfies Record<PostStatus, string>,

  total: (count: number) => counted(count, "post", "posts"),
  found: (shown: number, all: number) => `${number(shown)} of ${number(all)} on this page`,
  numbers: (published: number, drafts: number, archived: number) =>
    `${number(published)} published, ${counted(drafts, "draft", "drafts")}, ${number(archived)} archived`,

  columns: {
    title: "Title",
    status: "Status",
    category: "Category",
    writer: "Written by",
    views: "Views",
    reading: "Reading time",
    created: "Created",
    more: "More",
  },
  untitled: "Untitled",
  aiGenerated: "AI Generated",
  people: "People",
  rules: "Candour’s own rules",
  model: (name: string) => `AI model ${name}`,
  views: (count: number) => counted(count, "view", "views"),
  number,
  minutes: (count: number) => `${number(count)} min`,
  date: (date: Date) =>
    date.toLocaleDateString("en-AU", { day: "numeric", month: "short", year: "numeric" }),
} as const;

export const rowTexts = {
  menu: (title: string) => `More for ${title}`,
  menuFailed: "The menu could not be loaded. Please load the page again.",
  edit: "Edit",
  preview: "Preview",
  approve: "Approve and publish",
  reject: "Reject and archive",
  archive: "Archive",
  restore: "Restore as draft",
  drawHero: "Generate hero image",
  delete: "Delete",
  readIt: "Read it",
  createFailed: "Failed to create blog post",
  approveFailed: "Failed to approve blog post",
  rejectFailed: "Failed to reject blog post",
  updateFailed: "Failed to update blog post",
  heroFailed: "Failed to generate hero image",
  deleteFailed: "Failed to delete blog post",
} as const;

export const deleteTexts = {
  title: "Are you sure you want to permanently delete this blog post?",
  text: (title: string) => `“${title}” and its hero image will be gone for good.`,
  published: "Readers who follow a link to it will find nothing.",
  confirm: "Delete post",
} as const;

export const statisticsTexts = {
  loading: "Loading blog statistics",
  failed: "Failed to fetch blog statistics",
  figures: "All posts",
  total: "Total posts",
  published: "Published",
  drafts: "Drafts",
  archived: "Archived",
  ai: "AI generated",
  views: "Views",
  number,
  mostRead: "Most read",
  mostReadText: "Published posts by their views. Each link opens in a new tab.",
  noReaders: "Nobody has read a published post yet.",
  viewsOf: (count: number) => counted(count, "view", "views"),
} as const;

export const generateTexts = {
  title: "A report from our own jobs",
  text: "Counts the jobs that were posted on this platform in the last four weeks, compares them with the four weeks before, and writes what stands out as an article with charts.",
  facts: [
    {
      term: "What it needs",
      text: "At least 20 jobs and six findings, each resting on five jobs or more. With less than that, nothing is written and you are told why.",
    },
    {
      term: "Who writes it",
      text: "Candour’s own rules count and write. If a language model is set up, it may reword the text, but every figure in it is checked against the count. The post names its writer.",
    },
    {
      term: "What you get",
      text: "A draft marked as AI Generated. Readers see nothing of it until you approve and publish it.",
    },
  ],
  generate: "Generate",
  generating: "Generating...",
  goesOn: "This can take a minute. It goes on if you leave this page.",
  /** The server says whether it was written, or waited already. */
  ended: (message: string, title: string) =>
    message === BLOG_ADMIN_SENTENCES.generated
      ? `A draft was written: ${title}`
      : `${message} It is “${title}”.`,
  edit: "Edit the draft",
  meanwhile: "The draft was written. It is the newest in the list.",
  list: "Posts List",
  failed: "Failed to generate blog post",
} as const;
