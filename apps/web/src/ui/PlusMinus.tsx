import classes from './PlusMinus.module.css';

/** The icon of a `<summary>`: a plus while its `<details>` is closed, a minus while it is open. */
export function PlusMinus() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" className={classes.marker} aria-hidden>
      <path d="M4 12h16" />
      <path d="M12 4v16" className={classes.upright} />
    </svg>
  );
}
