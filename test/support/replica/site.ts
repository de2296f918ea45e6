import type { FirmFields } from "#contract/firms.ts";
import type { Ad } from "./ads/ad.ts";

/** What a website of the replica says to one request. */
export interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Half of the body at once, the rest so much later. */
  readonly slowMs?: number;
}

/** What is asked, beside the address. */
interface Asked {
  readonly authorization: string;
}

/** A website: what it answers at each address. Nothing is a 404. */
export interface Site {
  readonly host: string;
  /** Read at each request: it can be changed while the site is up. Without one: 404. */
  robots?: string;
  answer(url: URL, asked: Asked): Answer | undefined;
}

/** A job that must be found, and wherever it stands. */
export interface TrueJob {
  readonly firm: string;
  readonly title: string;
  /** Empty where it has no page of its own. More than one: it is there more than once, and is one job. */
  readonly urls: readonly string[];
  readonly ad: Ad;
}

/** A law firm with its website, and what else it takes to read it. */
export interface FirmSite {
  readonly firm: FirmFields;
  readonly sites: readonly Site[];
  readonly jobs: readonly TrueJob[];
}

export const html = (body: string | Buffer, more: Omit<Answer, "body"> = {}): Answer => ({
  headers: { "content-type": "text/html; charset=utf-8" },
  body,
  ...more,
});
