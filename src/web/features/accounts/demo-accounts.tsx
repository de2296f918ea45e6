import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { messageOf } from "#web/lib/api.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { demoQuery, signInWith } from "./api.ts";
import { accountTexts } from "./texts.ts";

const texts = accountTexts.demo;

/** Where there is a demo world: its accounts, a press away. Elsewhere nothing. */
export function DemoAccounts() {
  const { data } = useQuery(demoQuery);
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (credentials: { email: string; password: string }) =>
      signInWith(client, credentials),
  });
  const password = data?.password;
  if (!data || !password) return null;
  return (
    <section aria-labelledby="demo" className="border-rule border-t pt-4">
      <h2 id="demo" className="font-sans font-semibold text-13">
        {texts.title}
      </h2>
      <p className="mt-1 text-13 text-ink-2">
        {texts.text} <code className="text-ink">{password}</code>
      </p>
      {error && <Banner kind="bad">{messageOf(error, accountTexts.signIn.failed)}</Banner>}
      <div className="mt-3 flex flex-wrap gap-2">
        {data.accounts.map(({ email, role }) => (
          <Button
            key={email}
            look="line"
            busy={isPending}
            title={email}
            onClick={() => isPending || mutate({ email, password })}
          >
            {texts.signInAs} {role}
          </Button>
        ))}
      </div>
    </section>
  );
}
