import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useMatch } from "react-router";
import { comparisonQuery } from "#web/features/comparison/api.ts";
import { ComparisonPage as OneComparisonPage } from "#web/features/comparison/page/comparison-page.tsx";
import { offeredQuery } from "#web/features/documents/api.ts";
import { OfferedDocuments } from "#web/features/documents/offered-documents.tsx";
import { useSession } from "#web/lib/session.ts";
import { EmptyState } from "#web/ui/list/empty-state.tsx";

const texts = {
  title: "Add your resume to your account?",
  text: "You compared it before you signed in. Keep it, and your comparison is back.",
} as const;

export function ComparisonPage() {
  return <OneComparisonPage missing={KeepFirst} />;
}

/** Made before signing in, a comparison is the account's once its resume is. */
function KeepFirst({ otherwise }: { otherwise: ReactNode }) {
  const id = useMatch("/comparisons/:id/*")?.params.id ?? "";
  const client = useQueryClient();
  const signedIn = useSession().state === "signed-in";
  const { data } = useQuery({ ...offeredQuery, enabled: signedIn });
  if (!data || data.documents.length === 0) return otherwise;
  const onKept = () => void client.resetQueries({ queryKey: comparisonQuery(id).queryKey });
  return (
    <EmptyState
      title={texts.title}
      text={texts.text}
      action={<OfferedDocuments onKept={onKept} />}
    />
  );
}
