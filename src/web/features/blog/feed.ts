import { blogFeed } from "#contract/blog.ts";

/** Where new articles can be followed. */
export const FEED = { title: "Candour Blog", path: blogFeed.path };
