/** /blog, and what its cards share with an article. */
export const listTexts = {
  title: "Insights & Resources",
  about: "Reports from our own job data, and notes on writing resumes and ads that can be checked.",
  search: "Search articles",
  filters: "Filters",
  categories: "Category",
  all: "All Categories",
  articles: "Articles",
  pages: "Pages of articles",
  loading: "Loading articles",
  count: (shown: number, total: number) => `Showing ${figure(shown)} of ${figure(total)} articles`,
  inCategory: (name: string) => ` in ${name}`,
  matching: (search: string) => ` matching “${search}”`,
  aiGenerated: "AI Generated",
  minutes: (minutes: number) => `${minutes} min read`,
  views: (views: number) => (views === 1 ? "1 view" : `${figure(views)} views`),
  readMore: "Read more",
  /** After that, for those who do not see what it stands under. */
  ofArticle: (title: string) => `of ${title}`,
  noneTitle: "No articles found",
  noneText: "Nothing here answers to that. Other words or another category may.",
  clear: "Clear filters",
  /** Spec 1 §8: these are logged and not shown. */
  listFailed: "The articles could not be loaded.",
  categoriesFailed: "The categories could not be loaded.",
} as const;

/** /blog/{slug}. */
export const postTexts = {
  /** In the tab, until there is more to say. */
  post: "Blog",
  /** Spec 1 §2: the title, and whose blog it is. */
  tab: (title: string) => `${title} | Candour Blog`,
  back: "Back to Blog",
  loading: "Loading the article",
  share: "Share",
  shareArticle: "Share Article",
  copied: "The address of this article was copied.",
  copyByHand: "It could not be copied. The address stands at the top of your browser.",
  more: "More Articles",
  tags: "Tags",
  missingText: "It may have been taken down, or its address may have changed.",
  failedText: "The article itself has not changed. Try again in a moment.",
  retry: "Try again",
  byRules: "Written by rules from Candour’s own job data",
  byModel: (name: string) => `Written by a language model, ${name}`,
  byMachine: "Written by a machine",
  mayErr: "It may contain errors.",
  draft: "This is a draft. Only administrators can see it until it is published.",
  archived: "This article is archived. Only administrators can see it, and it is in no list.",
} as const;

const figure = (value: number) => value.toLocaleString("en-AU");
