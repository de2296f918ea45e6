import { useNavigate } from "react-router";
import { useSession } from "#web/lib/session.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Trouble } from "./trouble.tsx";

export function NotFoundPage() {
  const navigate = useNavigate();
  const signedIn = useSession().state === "signed-in";
  // A tab that was opened here has nothing behind it.
  const goBack = () => (history.length > 1 ? navigate(-1) : navigate("/"));
  return (
    <Trouble title="Page not found" text="There is nothing at this address. It may have moved.">
      <Button look="line" onClick={goBack}>
        Go back
      </Button>
      {!signedIn && <ButtonLink to="/">Home</ButtonLink>}
      <ButtonLink {...(!signedIn && { look: "line" as const })} to="/dashboard">
        Go to dashboard
      </ButtonLink>
    </Trouble>
  );
}
