import type { Copy } from '@site/schema/copy-pages';
import { paths } from '@site/schema/paths';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { ProjectCard } from './ProjectCard.tsx';
import type { DrawnProject } from './project-art.ts';
import classes from './RelatedProjects.module.css';

type Props = { texts: Copy<'portfolio'>['related']; projects: readonly DrawnProject[] };

export function RelatedProjects({ texts, projects }: Props) {
  if (projects.length === 0) return null;
  return (
    <div className="other-records">
      <Section eyebrow={{ label: texts.eyebrow }} title={texts.title} raised>
        <ul className={classes.grid}>
          {projects.map((other) => (
            <li key={other.id}>
              <ProjectCard project={other} />
            </li>
          ))}
        </ul>
        <div className={classes.foot}>
          <ActionLink to={paths.portfolio}>{texts.all}</ActionLink>
        </div>
      </Section>
    </div>
  );
}
