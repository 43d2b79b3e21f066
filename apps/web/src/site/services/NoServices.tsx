import type { Copy } from '@site/schema/copy-pages';
import { paths } from '@site/schema/paths';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import classes from './NoServices.module.css';

export function NoServices({ texts: { title, text } }: { texts: Copy<'services'>['empty'] }) {
  return (
    <div className={classes.empty}>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      <ActionLink to={paths.contact} arrow>
        Connect now
      </ActionLink>
    </div>
  );
}
