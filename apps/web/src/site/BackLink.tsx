import { PageLink } from '../app/navigation/PageLink.tsx';
import { Arrow } from '../ui/ActionButton.tsx';
import classes from './BackLink.module.css';

type Props = { to: string; children: string };

/** At the top of the page of a record, the link to the list that the record belongs to. */
export function BackLink({ to, children }: Props) {
  return (
    <PageLink to={to} className={classes.back}>
      <Arrow /> {children}
    </PageLink>
  );
}
