import classes from './FactList.module.css';

type Props = { title: string; facts: readonly { label: string; value: string | null }[] };

/** The facts that have a value, below a title. */
export function FactList({ title, facts }: Props) {
  const shown = facts.filter(({ label, value }) => label && value);
  if (shown.length === 0 || !title) return null;
  return (
    <div>
      <h2 className={classes.title}>{title}</h2>
      <dl className={classes.facts}>
        {shown.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
