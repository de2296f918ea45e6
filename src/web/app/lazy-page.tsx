import { type ComponentType, type FunctionComponent, use } from "react";

export interface LazyPage extends FunctionComponent {
  preload: () => Promise<unknown>;
}

/**
 * A page in its own file, loaded when it is first needed. Once preloaded it renders at once, which
 * is what the server and the hydration need: neither can wait in the middle.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loading: Promise<ComponentType> | undefined;
  function preload(): Promise<ComponentType> {
    loading ??= carryingItsValue(load());
    return loading;
  }
  function Page() {
    const Loaded = use(preload());
    return <Loaded />;
  }
  return Object.assign(Page, { preload });
}

/** `use` does not wait for a promise that says of itself that it is fulfilled. */
function carryingItsValue<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: "fulfilled", value }),
    () => undefined,
  );
  return promise;
}
