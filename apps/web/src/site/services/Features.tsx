import { ServiceIcon } from '../../ui/icons/ServiceIcon.tsx';
import classes from './Features.module.css';
import { featureStyleOf } from './feature-styles.ts';

export function Features({ features }: { features: readonly string[] }) {
  return (
    <ul className={classes.features}>
      {features.map((feature, index) => {
        const { tone, icon, blurb } = featureStyleOf(index);
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
