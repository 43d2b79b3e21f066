import type { Copy } from '@site/schema/copy-pages';
import { paths } from '@site/schema/paths';
import { PageLink } from '../../app/navigation/PageLink.tsx';
import { Arrow } from '../../ui/ActionButton.tsx';
import classes from './RequestServiceCard.module.css';

/** The last card of the services page, for enquiries about services that are not listed. */
export function RequestServiceCard({ texts }: { texts: Copy<'services'>['request'] }) {
  return (
    <div className={classes.card}>
      <h3>{texts.title}</h3>
      {texts.text && <p className={classes.text}>{texts.text}</p>}
      <PageLink to={paths.contact} className={classes.link}>
        {texts.link} <Arrow />
      </PageLink>
    </div>
  );
}
