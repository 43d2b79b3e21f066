import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode };

/** Shown when rendering throws: offers to reload the page. */
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
