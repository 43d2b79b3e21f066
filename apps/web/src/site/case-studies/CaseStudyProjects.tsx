import type { Copy } from '@site/schema/copy-pages';
import type { Project } from '@site/schema/project';
import { Section } from '../../ui/layout/Section.tsx';
import { ProjectCard } from '../portfolio/ProjectCard.tsx';
import { projectArts } from '../portfolio/project-style.tsx';
import classes from './CaseStudyProjects.module.css';

type Props = { texts: Copy<'caseStudies'>['detailProjects']; projects: readonly Project[] };

/** The projects that a case study tells of. */
export function CaseStudyProjects({ texts, projects }: Props) {
  if (projects.length === 0) return null;
  const arts = projectArts(projects);
  return (
    <Section eyebrow={{ label: texts.eyebrow }} title={texts.title} raised>
      <ul className={classes.grid} data-count={projects.length}>
        {projects.map((project, index) => (
          <li key={project.id}>
            <ProjectCard project={project} art={arts[index]} wide={projects.length === 1} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
