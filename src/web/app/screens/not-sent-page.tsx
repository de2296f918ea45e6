import { localPath } from "#web/lib/came-from.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { HomeLink } from "../shell/home-link.tsx";
import { Trouble } from "./trouble.tsx";

/**
 * What the server answers to a form that came without the app. It stands alone and has no script: where
 * a form comes like this, there is none.
 */
export function NotSentPage({ url }: { url: string }) {
  return (
    <>
      <header className="border-rule border-b">
        <div className="wrap flex h-14 items-center">
          <HomeLink />
        </div>
      </header>
      <main>
        <Trouble
          title="That wasn’t sent"
          text="This form needs JavaScript, which didn’t load, so nothing was saved. Go back in your browser to keep what you typed, check that JavaScript is turned on, and try again."
        >
          <ButtonLink to={localPath(url) ?? "/"}>Open the page again</ButtonLink>
        </Trouble>
      </main>
    </>
  );
}
