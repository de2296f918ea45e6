import type { QueryClient } from "@tanstack/react-query";
import { type AdminPost, drawHeroImage, getAdminPost, savePost } from "#contract/blog-admin.ts";
import { call } from "#web/lib/api.ts";
import { apiQuery } from "#web/lib/query.ts";
import { askAgain } from "../admin/api.ts";
import type { PostDraft } from "./post-draft.ts";

/** Asked for anew whenever the editor is opened: nobody shall write upon an old state. */
export const postQuery = (id: string) => ({
  ...apiQuery(getAdminPost, { params: { id } }),
  staleTime: 0,
  gcTime: 0,
});

export const postCalls = (client: QueryClient, id: string) => ({
  async save(draft: PostDraft, updatedAt: string): Promise<AdminPost> {
    const { keywords, tags, ...texts } = draft;
    const body = { ...texts, keywords: [...keywords], tags: [...tags], updated_at: updatedAt };
    // An answer that is on its way says how it was before.
    await client.cancelQueries({ queryKey: postQuery(id).queryKey });
    const post = await call(savePost, { params: { id }, body });
    client.setQueryData(postQuery(id).queryKey, post);
    void askAgain(client);
    return post;
  },
  /** As it is now. */
  read: (): Promise<AdminPost> => client.fetchQuery(postQuery(id)),
  async draw(): Promise<string> {
    const { message } = await call(drawHeroImage, { params: { id } });
    await client.invalidateQueries({ queryKey: postQuery(id).queryKey });
    void askAgain(client);
    return message;
  },
});
