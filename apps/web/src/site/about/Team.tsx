import type { Copy } from '@site/schema/copy-pages';
import classes from './Team.module.css';

/** The roles of the team, each with its responsibility and its typical question. */
export function Team({ roles }: { roles: Copy<'about'>['team']['roles'] }) {
  return (
    <ul>
      {roles.map(({ role, tone, text, asks }, index) => (
        <li key={index} className={classes.role} data-line={tone}>
          <h3 className={classes.name}>{role}</h3>
          <p>{text}</p>
          {asks && <p className={classes.asks}>“{asks}”</p>}
        </li>
      ))}
    </ul>
  );
}
