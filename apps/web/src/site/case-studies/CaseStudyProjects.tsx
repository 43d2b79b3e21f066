import type { Copy } from '@site/schema/copy-pages';
import { Section } from '../../ui/layout/Section.tsx';
import { ProjectCard } from '../portfolio/ProjectCard.tsx';
import type { DrawnProject } from '../portfolio/project-art.ts';
import classes from './CaseStudyProjects.module.css';

type Props = {
  texts: Copy<'caseStudies'>['detailProjects'];
  projects: readonly DrawnProject[];
  /** Whether the section has the raised background. */
  raised: boolean;
};

/** The projects of a case study. */
export function CaseStudyProjects({ texts, projects, raised }: Props) {
  if (projects.length === 0) return null;
  return (
    <div className="other-records">
      <Section eyebrow={{ label: texts.eyebrow }} title={texts.title} raised={raised}>
        <ul className={classes.grid} data-count={projects.length}>
          {projects.map((project) => (
            <li key={project.id}>
              <ProjectCard project={project} wide={projects.length === 1} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
