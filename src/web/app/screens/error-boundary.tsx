import { Component, type ReactNode } from "react";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Trouble } from "./trouble.tsx";

interface Props {
  /** Another place is another try. */
  place: string;
  children: ReactNode;
}

/** Keeps a fault in one page from taking the whole window, and offers a way on. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidUpdate(before: Props) {
    if (this.state.broken && before.place !== this.props.place) this.setState({ broken: false });
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <Trouble
        title="This page could not be shown"
        text="Something went wrong on our side, or a newer version has just been put in place."
      >
        <Button onClick={() => location.reload()}>Load it again</Button>
        <ButtonLink look="line" to="/">
          Go to the home page
        </ButtonLink>
      </Trouble>
    );
  }
}
