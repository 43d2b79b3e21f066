import { ServiceIcon } from '../../../ui/icons/ServiceIcon.tsx';
import classes from './Features.module.css';

/** The six styles of feature cards, used in turn. */
const styles = [
  { tone: 'signal', icon: 'receipt' },
  { tone: 'teal', icon: 'users' },
  { tone: 'blue', icon: 'pencil' },
  { tone: 'magenta', icon: 'shield' },
  { tone: 'green', icon: 'chart-line' },
  { tone: 'violet', icon: 'package' },
] as const;

type Props = {
  features: readonly string[];
  /** The same text in every card, because a feature is stored as a title only. */
  blurb: string;
};

export function Features({ features, blurb }: Props) {
  return (
    <ul className={classes.features}>
      {features.map((feature, index) => {
        const { tone, icon } = styles[index % styles.length] ?? styles[0];
        return (
          <li key={index} className={classes.card} data-line={tone}>
            <ServiceIcon icon={icon} className={classes.icon} />
            <div>
              <h3 className={classes.title}>{feature}</h3>
              {blurb && <p className={classes.blurb}>{blurb}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
