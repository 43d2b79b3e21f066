import { useSyncExternalStore } from 'react';
import { navigationProgress } from '../../navigation-progress.ts';
import classes from './Progress.module.css';

/** Says what is loading. It fades in late, so that a quick navigation shows nothing. */
export function Progress() {
  const text = useSyncExternalStore(navigationProgress.subscribe, navigationProgress.text, () => undefined);
  return (
    <div role="status" className={classes.status}>
      {text && <p className={classes.text}>{text}</p>}
    </div>
  );
}
