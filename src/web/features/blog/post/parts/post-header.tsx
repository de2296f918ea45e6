import type { BlogPost } from "#contract/blog.ts";
import { TextButton } from "#web/ui/button.tsx";
import { Badges } from "../../article/badges.tsx";
import { Byline } from "../../article/byline.tsx";
import { postTexts as texts } from "../../texts.ts";

export function PostHeader({ post, onShare }: { post: BlogPost; onShare: () => void }) {
  return (
    <header className="wrap-anywhere pb-6">
      <Badges {...post} />
      <h1 tabIndex={-1} className="mt-3.5 text-36 leading-[1.1] outline-none md:text-[44px]">
        {post.title}
      </h1>
      {post.excerpt && (
        <p className="mt-4 max-w-[580px] font-serif text-18 text-ink-2 leading-normal">
          {post.excerpt}
        </p>
      )}
      <Byline post={post} className="mt-6 border-rule border-t pt-3 text-13">
        <TextButton className="print:hidden" onClick={onShare}>
          {texts.share}
        </TextButton>
      </Byline>
    </header>
  );
}
