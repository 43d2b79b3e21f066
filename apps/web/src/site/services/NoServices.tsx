import { paths } from '@site/schema/paths';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import classes from './NoServices.module.css';

export function NoServices() {
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
