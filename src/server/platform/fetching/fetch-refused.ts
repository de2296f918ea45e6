import { Refusal } from "../faults.ts";
import { FETCH_SENTENCES as say } from "./fetch-sentences.ts";

/** The website answered, and not with the page. */
export class FetchRefused extends Refusal {
  readonly status: number;
  /** Who answered, after redirects. */
  readonly url: string;
  /** When it asks to be tried again: seconds or a date, in its own words. */
  readonly retryAfter: string;

  constructor(status: number, url: string, retryAfter: string) {
    super("invalid", say.refused(status));
    this.status = status;
    this.url = url;
    this.retryAfter = retryAfter;
  }
}
