import { PageLink } from '../app/navigation/PageLink.tsx';
import { Arrow } from '../ui/ActionButton.tsx';
import classes from './BackLink.module.css';

type Props = { to: string; children: string };

/** The link from the page of a record back to the list of such records. */
export function BackLink({ to, children }: Props) {
  return (
    <PageLink to={to} className={classes.back}>
      <Arrow /> {children}
    </PageLink>
  );
}
