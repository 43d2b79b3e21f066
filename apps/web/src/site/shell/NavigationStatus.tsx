import { usePendingNavigation } from '../../app/navigation/navigation-progress.ts';
import classes from './NavigationStatus.module.css';

/**
 * A line below the header while the next page loads and the old one stays. The element is always there, because screen
 * readers announce only changes inside it.
 */
export function NavigationStatus() {
  const pending = usePendingNavigation();
  return (
    <div role="status" className={classes.status}>
      {pending && <p className={classes.text}>{pending.text}</p>}
    </div>
  );
}
