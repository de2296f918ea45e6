import { useNavigate } from "react-router";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Trouble } from "./trouble.tsx";

export function NotFoundPage() {
  const navigate = useNavigate();
  // A tab that was opened here has nothing behind it.
  const goBack = () => (history.length > 1 ? navigate(-1) : navigate("/"));
  return (
    <Trouble title="Page not found" text="There is nothing at this address. It may have moved.">
      <Button look="line" onClick={goBack}>
        Go back
      </Button>
      <ButtonLink to="/dashboard">Go to dashboard</ButtonLink>
    </Trouble>
  );
}
