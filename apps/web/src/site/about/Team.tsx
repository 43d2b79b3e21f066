import type { Copy } from '@site/schema/copy-pages';
import { Photo } from '../../ui/Photo.tsx';
import classes from './Team.module.css';

const PICTURE_SIZE = 112;

/** The roles of the team, each with its responsibility and its typical question. */
export function Team({ roles }: { roles: Copy<'about'>['team']['roles'] }) {
  return (
    <ul className={classes.roles}>
      {roles.map(({ role, tone, text, asks, picture }, index) => (
        <li key={index} className={classes.role} data-line={tone}>
          {/* The heading beside it names the person. */}
          {picture && (
            <Photo url={picture} alt="" className={classes.picture} sizes={`${PICTURE_SIZE}px`} loading="lazy" />
          )}
          <h3 className={classes.name}>{role}</h3>
          <p>{text}</p>
          {asks && <p className={classes.asks}>“{asks}”</p>}
        </li>
      ))}
    </ul>
  );
}
