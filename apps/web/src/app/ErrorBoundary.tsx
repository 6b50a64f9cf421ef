import { Component, type ReactNode } from 'react';
import { CodeNotLoaded } from '../features/lazily.tsx';
import { reloadPage, reloadPageOnce } from './lost-code.ts';

interface ErrorBoundaryProps {
  /** Shown in place of the broken part; `retry` tries again. */
  readonly renderFallback: (retry: () => void) => ReactNode;
  /** Whether the user waits for this part, so that missing code is worth a reload of the page. */
  readonly isScreen?: boolean;
  readonly children: ReactNode;
}

/** A bug, or code that could not be loaded, leaves a message and a way on, never a blank page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof CodeNotLoaded && this.props.isScreen === true) reloadPageOnce();
  }

  readonly #retry = () => {
    // React remembers that the code failed to load: only a reload brings it.
    if (this.state.error instanceof CodeNotLoaded) void reloadPage();
    else this.setState({ error: null });
  };

  override render() {
    return this.state.error === null ? this.props.children : this.props.renderFallback(this.#retry);
  }
}
