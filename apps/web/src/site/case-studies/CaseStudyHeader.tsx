import type { CaseStudy } from '@site/schema/case-study';
import { paths } from '@site/schema/paths';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { PageLink } from '../../app/navigation/PageLink.tsx';
import { Arrow } from '../../ui/ActionButton.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Cover } from '../../ui/Cover.tsx';
import classes from './CaseStudyHeader.module.css';
import { caseStudyCover } from './case-study-style.ts';

export function CaseStudyHeader({ caseStudy }: { caseStudy: CaseStudy }) {
  const { title, clientName, industry, duration, budget, featured, projectUrl } = caseStudy;
  const facts = [
    { name: 'Client', value: clientName },
    { name: 'Duration', value: duration },
    ...(budget ? [{ name: 'Budget', value: budget }] : []),
  ];
  return (
    <header className={classes.head}>
      <div className={classes.split}>
        <div>
          <PageLink to={paths.caseStudies} className={classes.back}>
            <Arrow /> Case Studies
          </PageLink>
          <p className={classes.badges}>
            <Chip>{industry}</Chip>
            {featured && <Chip solid>Featured</Chip>}
          </p>
          <h1 className={classes.title}>{title}</h1>
          {projectUrl && (
            <p className={classes.visit}>
              <ActionLink
                to={projectUrl}
                look="main"
                arrow
                aria-label={`View Live Project: ${clientName} (opens in a new tab)`}
              >
                View Live Project
              </ActionLink>
            </p>
          )}
        </div>
        <Cover {...caseStudyCover(caseStudy)} alt={title} eager />
      </div>
      <dl className={classes.facts}>
        {facts.map(({ name, value }) => (
          <div key={name} className={classes.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
