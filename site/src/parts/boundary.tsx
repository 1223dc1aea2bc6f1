import { Component, type ComponentChildren } from "preact";
import { link } from "../state/route.ts";
import { texts } from "../texts.ts";

interface BoundaryProps {
  readonly state: unknown; // the parameters of the address: with others, the view is tried again
  readonly children: ComponentChildren;
}

interface BoundaryState {
  readonly message: string | null;
}

/** Shows a sentence and a way out in place of a view that throws. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { message: null };

  override componentDidCatch(error: unknown): void {
    this.setState({ message: error instanceof Error ? error.message : String(error) });
  }

  override componentDidUpdate(before: BoundaryProps): void {
    if (before.state !== this.props.state && this.state.message !== null) this.setState({ message: null });
  }

  override render() {
    const { message } = this.state;
    if (message === null) return this.props.children;
    return (
      <div class="stack" role="alert">
        <h1>{texts.broken}</h1>
        <p>{texts.brokenWhy(message)}</p>
        <div class="row"><a class="button" href={link("")}>{texts.backHome}</a><button type="button" onClick={() => location.reload()}>{texts.reload}</button></div>
      </div>
    );
  }
}
