import { paths } from '@site/schema/paths';
import type { Project } from '@site/schema/project';
import { trpc } from '../../data.ts';
import { ActionLink } from '../../ui/Action.tsx';
import { Section } from '../../ui/Section.tsx';
import { neighbourInput, relatedTo } from './listing.ts';
import { ProjectCard } from './ProjectCard.tsx';
import classes from './RelatedProjects.module.css';

export function RelatedProjects({ project }: { project: Project }) {
  const [{ items: sameCategory }] = trpc.project.list.useSuspenseQuery(neighbourInput(project.category));
  const [{ items: newest }] = trpc.project.list.useSuspenseQuery(neighbourInput());
  const related = relatedTo(project, sameCategory, newest);
  if (related.length === 0) return null;
  return (
    <Section sign={{ label: 'Portfolio' }} title="Change here for" raised>
      <ul className={classes.grid}>
        {related.map((other) => (
          <li key={other.id} className={classes.cell}>
            <ProjectCard project={other} />
          </li>
        ))}
      </ul>
      <div className={classes.foot}>
        <ActionLink to={paths.portfolio}>All projects</ActionLink>
      </div>
    </Section>
  );
}
