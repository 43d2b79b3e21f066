import { Icon } from '../../../ui/icons/Icon.tsx';
import classes from './Features.module.css';

/** The six styles of feature cards, used in turn. The signs of the map suit every feature. */
const styles = [
  { tone: 'signal', icon: 'circle-dot' },
  { tone: 'teal', icon: 'transfer' },
  { tone: 'blue', icon: 'arrow-bar-to-right' },
  { tone: 'magenta', icon: 'git-branch' },
  { tone: 'green', icon: 'traffic-lights' },
  { tone: 'violet', icon: 'ticket' },
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
            <Icon name={icon} className={classes.icon} />
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
