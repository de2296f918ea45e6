import type { Ref } from "react";

interface ArticleBodyProps {
  ref: Ref<HTMLDivElement>;
  /** Cleaned by the server when it was kept: nothing but the elements of the contract's blog-html.ts. */
  cleanHtml: string;
  className?: string;
}

/**
 * The words of an article, set by article.css. An article is HTML by nature, written by administrators
 * or by our own programs, and this is the one place where HTML becomes a page as it is: the server lets
 * through neither script nor style nor address that could do harm, and the content security policy
 * would run none of it.
 */
export function ArticleBody({ ref, cleanHtml, className = "" }: ArticleBodyProps) {
  return (
    <div
      ref={ref}
      className={`article ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: why it is safe is said above.
      dangerouslySetInnerHTML={{ __html: cleanHtml }}
    />
  );
}
