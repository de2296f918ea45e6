import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useJumps } from "./section-link.tsx";

/** To where the reader came from. It is a form so that it still leads somewhere without script. */
export function BackButton() {
  const navigate = useNavigate();
  const steps = useJumps() + 1;

  function goBack(event: FormEvent) {
    event.preventDefault();
    // A tab that was opened here has nothing behind it.
    void (history.length > steps ? navigate(-steps) : navigate("/"));
  }
  return (
    <form action="/" onSubmit={goBack} className="print:hidden">
      <Button type="submit" look="quiet" className="-ml-3.5">
        <Icon name="left" />
        Back
      </Button>
    </form>
  );
}
