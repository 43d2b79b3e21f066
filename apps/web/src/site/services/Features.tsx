import { ServiceIcon } from '../../ui/icons/ServiceIcon.tsx';
import classes from './Features.module.css';

/** The six styles of feature cards, used in turn. The texts are generic, because a feature is stored as a title only. */
const styles = [
  { tone: 'signal', icon: 'receipt', blurb: 'Written into the quote, with a date beside it.' },
  { tone: 'teal', icon: 'users', blurb: 'Done by the people you meet on the first call.' },
  { tone: 'blue', icon: 'pencil', blurb: 'Shown to you while it can still be changed.' },
  { tone: 'magenta', icon: 'shield', blurb: 'Checked by a second person before it leaves us.' },
  { tone: 'green', icon: 'chart-line', blurb: 'Reported in the Monday note until it is done.' },
  { tone: 'violet', icon: 'package', blurb: 'Handed over with its files, in plain words.' },
] as const;

export function Features({ features }: { features: readonly string[] }) {
  return (
    <ul className={classes.features}>
      {features.map((feature, index) => {
        const { tone, icon, blurb } = styles[index % styles.length] ?? styles[0];
        return (
          <li key={index} className={classes.card} data-line={tone}>
            <ServiceIcon icon={icon} className={classes.icon} />
            <div>
              <h3 className={classes.title}>{feature}</h3>
              <p className={classes.blurb}>{blurb}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
