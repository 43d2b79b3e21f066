import { useLayoutEffect, useSyncExternalStore } from 'react';
import { navigationProgress } from '../../navigation-progress.ts';
import classes from './Progress.module.css';

export const useProgress = () =>
  useSyncExternalStore(navigationProgress.subscribe, navigationProgress.text, () => undefined);

/** Says what is loading. It is there before it speaks, or it would not be heard. */
export function Progress() {
  const text = useProgress();
  return (
    <div role="status" className={classes.status}>
      {text && <p className={classes.text}>{text}</p>}
    </div>
  );
}

/** The empty platform, in place of the page that was left. */
export function Waiting() {
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return <div className={classes.waiting} />;
}
