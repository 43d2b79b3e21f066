import { Portrait } from '../../ui/Portrait.tsx';
import classes from './Speaker.module.css';

type Person = { label: string; name: string; role: string; since: string; picture: string };

/** The person who answers a form. */
export function Speaker({ person }: { person: Person | null }) {
  if (!person) return null;
  const { label, name, role, since, picture } = person;
  return (
    <div className={classes.speaker}>
      <Portrait name={name} picture={picture} />
      <p>
        {label}
        <strong>{name}</strong>
        {[role, since && `since ${since}`].filter(Boolean).join(', ')}
      </p>
    </div>
  );
}
