import { Section } from '../../ui/layout/Section.tsx';
import { TechnologyIcon } from '../portfolio/TechnologyIcon.tsx';
import classes from './Technologies.module.css';

export function Technologies({ technologies }: { technologies: readonly string[] }) {
  if (technologies.length === 0) return null;
  return (
    <Section raised>
      <div className={classes.split}>
        <h2 className={classes.title}>Technologies &amp; Tools Used</h2>
        <ul className={classes.tools}>
          {technologies.map((technology) => (
            <li key={technology} className={classes.tool}>
              <TechnologyIcon technology={technology} className={classes.icon} />
              {technology}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
