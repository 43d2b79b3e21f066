import type { Copy } from '@site/schema/copy-pages';
import { paths } from '@site/schema/paths';
import type { Project } from '@site/schema/project';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { ProjectCard } from './ProjectCard.tsx';
import { projectArts } from './project-style.tsx';
import classes from './RelatedProjects.module.css';

type Props = { texts: Copy<'portfolio'>['related']; shown: Project; projects: readonly Project[] };

export function RelatedProjects({ texts, shown, projects }: Props) {
  if (projects.length === 0) return null;
  const [, ...arts] = projectArts([shown, ...projects]);
  return (
    <Section eyebrow={{ label: texts.eyebrow }} title={texts.title} raised>
      <ul className={classes.grid}>
        {projects.map((other, index) => (
          <li key={other.id}>
            <ProjectCard project={other} art={arts[index]} />
          </li>
        ))}
      </ul>
      <div className={classes.foot}>
        <ActionLink to={paths.portfolio}>All projects</ActionLink>
      </div>
    </Section>
  );
}
