import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { WholePage } from '../ui/WholePage.tsx';

/** A bug in a screen leaves a message and a way on, never a blank page. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <WholePage>
        <ErrorPanel onRetry={() => this.setState({ broken: false })} />
      </WholePage>
    );
  }
}
