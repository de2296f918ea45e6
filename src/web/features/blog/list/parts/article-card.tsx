import type { BlogPostCard } from "#contract/blog.ts";
import { Link } from "#web/ui/link.tsx";
import { HeroDrawing } from "#web/ui/prose/hero-drawing.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { Badges } from "../../article/badges.tsx";
import { Byline } from "../../article/byline.tsx";
import { listTexts as texts } from "../../texts.ts";
import { CARD } from "./card-frame.ts";

interface ArticleCardProps {
  post: BlogPostCard;
  /** Among those that are seen at once. */
  isFirst: boolean;
}

export function ArticleCard({ post, isFirst }: ArticleCardProps) {
  const { slug, title, excerpt, featured_image } = post;
  const address = `/blog/${slug}`;
  return (
    <li className={CARD}>
      <HeroDrawing src={featured_image} shape="card" isFirst={isFirst} />
      <div className="mt-4">
        <Badges {...post} />
      </div>
      <h2 className="wrap-anywhere mt-2.5 text-22 leading-[1.22]">
        <Link to={address} className="hover:underline hover:decoration-1 hover:underline-offset-4">
          {title}
        </Link>
      </h2>
      <p className="wrap-anywhere mt-2 mb-4 text-13 text-ink-2">{excerpt}</p>
      <Byline post={post} className="mt-auto text-12">
        <TextLink to={address} className="text-13">
          {texts.readMore}
          <span className="sr-only"> {texts.ofArticle(title)}</span>
        </TextLink>
      </Byline>
    </li>
  );
}
