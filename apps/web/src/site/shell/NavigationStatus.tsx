import { useLayoutEffect } from 'react';
import { usePendingNavigation } from '../../app/navigation/navigation-progress.ts';
import classes from './NavigationStatus.module.css';

/** Announces what is loading. The element is always there, because screen readers announce only changes inside it. */
export function NavigationStatus() {
  const pending = usePendingNavigation();
  return (
    <div role="status" className={classes.status} data-beside={pending?.isForAnotherPage === false || undefined}>
      {pending && <p className={classes.text}>{pending.text}</p>}
    </div>
  );
}

/** Replaces the previous page while the next one loads. */
export function LoadingPage({ text }: { text: string }) {
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <div className={classes.loading}>
      <title>{text}</title>
    </div>
  );
}
