import type { Copy } from '@site/schema/copy-pages';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { ProjectCard, type ShownWork } from '../portfolio/ProjectCard.tsx';
import { ScheduleTrigger } from '../schedule/ScheduleTrigger.tsx';
import classes from './PortfolioShowcase.module.css';

type Props = {
  texts: Copy<'home'>['showcase'];
  projects: readonly ShownWork[];
  /** The page that lists all of them. */
  all: { to: string; label: string };
};

export function PortfolioShowcase({ texts, projects, all }: Props) {
  return (
    <Section eyebrow={{ numbered: true, label: texts.eyebrow }} title={texts.title} lineColor="teal" raised>
      <ul className={classes.grid}>
        {projects.map((project, index) => (
          <li key={project.id} className={classes.cell}>
            <ProjectCard project={project} large={index === 0} />
          </li>
        ))}
      </ul>
      <div className={classes.foot}>
        <ScheduleTrigger>{texts.call}</ScheduleTrigger>
        <ActionLink to={all.to} look="text">
          {all.label}
        </ActionLink>
      </div>
    </Section>
  );
}
