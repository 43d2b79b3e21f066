import { paths } from '@site/schema/paths';
import { ActionLink } from '../../ui/Action.tsx';
import classes from './EmptyIndex.module.css';

export function EmptyIndex() {
  return (
    <div className={classes.empty}>
      <h2>No services available</h2>
      <p>The index is being printed. Tell us what you need, and we will say whether we build it.</p>
      <ActionLink to={paths.contact} arrow>
        Contact Us
      </ActionLink>
    </div>
  );
}
