import { paths } from '@site/schema/paths';
import { replyWithinHours } from '@site/schema/site';
import { PageLink } from '../../app/navigation/PageLink.tsx';
import { Arrow } from '../../ui/ActionButton.tsx';
import classes from './RequestServiceCard.module.css';

/** The last card of the services page: asks for services that are not listed. */
export function RequestServiceCard() {
  return (
    <div className={classes.card}>
      <h2 className={classes.title}>Your stop is not listed?</h2>
      <p className={classes.text}>
        Describe it in two sentences. Within {replyWithinHours} hours we say whether we build it, or who does it better.
      </p>
      <PageLink to={paths.contact} className={classes.more}>
        Request a stop <Arrow />
      </PageLink>
    </div>
  );
}
