import { Component, type ReactNode } from 'react';
import { ChunkLoadError } from '../../features/lazily.tsx';
import { reloadPage, reloadPageOnce } from './chunk-load-error.ts';

interface ErrorBoundaryProps {
  readonly renderFallback: (retry: () => void) => ReactNode;
  readonly isScreen?: boolean;
  readonly children: ReactNode;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof ChunkLoadError && this.props.isScreen === true) reloadPageOnce();
  }

  readonly #retry = () => {
    // React caches the failed import: only a reload fetches the code again.
    if (this.state.error instanceof ChunkLoadError) void reloadPage();
    else this.setState({ error: null });
  };

  override render() {
    return this.state.error === null ? this.props.children : this.props.renderFallback(this.#retry);
  }
}
