import type { Copy } from '@site/schema/copy-pages';
import { paths } from '@site/schema/paths';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { ProjectCard } from '../portfolio/ProjectCard.tsx';
import type { DrawnProject } from '../portfolio/project-art.ts';
import { ScheduleTrigger } from '../schedule/ScheduleTrigger.tsx';
import classes from './PortfolioShowcase.module.css';

type Props = { texts: Copy<'home'>['showcase']; projects: readonly DrawnProject[] };

export function PortfolioShowcase({ texts, projects }: Props) {
  return (
    <Section eyebrow={{ numbered: true, label: texts.eyebrow }} title={texts.title} lineColor="teal" raised>
      {projects.length === 0 && <p className={classes.none}>{texts.empty}</p>}
      {projects.length > 0 && (
        <ul className={classes.grid}>
          {projects.map((project, index) => (
            <li key={project.id} className={classes.cell}>
              <ProjectCard project={project} large={index === 0} />
            </li>
          ))}
        </ul>
      )}
      <div className={classes.foot}>
        <ScheduleTrigger>{texts.call}</ScheduleTrigger>
        <ActionLink to={paths.portfolio} look="text">
          {texts.all}
        </ActionLink>
      </div>
    </Section>
  );
}
