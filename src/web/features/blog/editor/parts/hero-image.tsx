import { useQueryClient } from "@tanstack/react-query";
import type { AdminPost } from "#contract/blog-admin.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { postCalls } from "../api.ts";
import { informationTexts as texts } from "../texts.ts";
import { SideSection } from "./side-section.tsx";

interface HeroImageProps {
  post: AdminPost;
  /** A draft's title as it is typed is the one to draw from. */
  saveFirst: () => Promise<boolean>;
}

/** The picture above the article, and the button that draws it. */
export function HeroImage({ post, saveFirst }: HeroImageProps) {
  const calls = postCalls(useQueryClient(), post.id);
  const { run, busy, fault } = useAction(texts.drawFailed);
  const { featured_image } = post;
  const draw = () =>
    run("draw", async () => {
      if (await saveFirst()) toast.success(await calls.draw());
    });
  return (
    <SideSection title={texts.hero}>
      {featured_image && (
        <img
          src={featured_image}
          alt={texts.heroAlt}
          className="drawing mt-3 w-full border border-rule"
        />
      )}
      <p className="mt-3 text-13 text-ink-2">{featured_image ? texts.heroNote : texts.heroNone}</p>
      {fault && (
        <div className="mt-3">
          <Banner kind="bad">{fault}</Banner>
        </div>
      )}
      <Button
        look="line"
        className="mt-3 max-md:min-h-11"
        busy={busy !== undefined}
        onClick={() => void draw()}
      >
        {featured_image ? texts.drawAgain : texts.draw}
      </Button>
    </SideSection>
  );
}
