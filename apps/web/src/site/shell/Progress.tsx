import { useLayoutEffect, useSyncExternalStore } from 'react';
import { navigationProgress } from '../../app/navigation-progress.ts';
import classes from './Progress.module.css';

export const useWait = () =>
  useSyncExternalStore(navigationProgress.subscribe, navigationProgress.wait, () => undefined);

/** Says what is loading. It is there before it speaks, or it would not be heard. */
export function Progress() {
  const wait = useWait();
  return (
    <div role="status" className={classes.status} data-beside={wait?.isForAnotherPage === false || undefined}>
      {wait && <p className={classes.text}>{wait.text}</p>}
    </div>
  );
}

/** The empty platform, in place of the page that was left, under the name of what comes. */
export function Waiting({ text }: { text: string }) {
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <div className={classes.waiting}>
      <title>{text}</title>
    </div>
  );
}
