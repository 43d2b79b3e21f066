import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode };

/** The last net under a bug of ours: the visitor is told, and can load the page anew. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main style={{ padding: '64px var(--edge)' }}>
        <h1>Something went wrong</h1>
        <p style={{ marginTop: 24 }}>
          This page could not be shown. <a href={window.location.href}>Load it again</a> or <a href="/">go home</a>.
        </p>
      </main>
    );
  }
}
