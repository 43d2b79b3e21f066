import type { CaseStudyLink } from '@site/schema/case-study';
import { paths } from '@site/schema/paths';
import type { ServiceLink } from '@site/schema/service';
import { PageLink } from '../../app/navigation/PageLink.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Cover } from '../../ui/Cover.tsx';
import { splitFirstSentence } from '../../ui/format/split-first-sentence.ts';
import { ClientQuote } from '../ClientQuote.tsx';
import { ChangeBars } from '../figures/ChangeBars.tsx';
import type { Change } from '../figures/change.ts';
import { RecordHeader } from '../RecordHeader.tsx';
import classes from './ProjectDetail.module.css';
import { portfolioPath } from './portfolio-list.ts';
import type { DrawnProject } from './project-art.ts';
import { CategoryIcon } from './project-style.tsx';
import { TechnologyIcon } from './TechnologyIcon.tsx';

type Props = {
  project: DrawnProject;
  caseStudy: CaseStudyLink | null;
  /** What the description says about before and after, for a project without a case study, whose page would show it. */
  change: Change | null;
  service: ServiceLink | null;
  /** The alternative texts of uploaded pictures. */
  altTexts: Readonly<Record<string, string>>;
};

export function ProjectDetail({ project, caseStudy, change, service, altTexts }: Props) {
  const { id, title, description, category, featured, imageUrl, projectUrl, technologies, art } = project;
  const { first, rest } = splitFirstSentence(description);
  return (
    <article className={classes.project}>
      <RecordHeader
        kind="project"
        list={{ path: paths.portfolio, name: 'Portfolio' }}
        badges={
          <>
            <PageLink
              to={portfolioPath(category)}
              className={classes.category}
              aria-label={`${category}: all projects`}
            >
              <Chip>
                <CategoryIcon category={category} />
                {category}
              </Chip>
            </PageLink>
            {featured && <Chip solid>Featured</Chip>}
          </>
        }
        title={title}
        service={service}
        next={
          caseStudy
            ? { path: paths.caseStudy(caseStudy.id), label: 'Read the case', name: caseStudy.title }
            : { path: paths.scheduleCall, label: 'Schedule Call' }
        }
        visit={projectUrl ? { url: projectUrl, label: 'Visit Project', name: title } : undefined}
        cover={<Cover imageUrl={imageUrl} art={art} alt={altTexts[imageUrl] ?? title} page={paths.project(id)} eager />}
      />
      <div className={classes.body}>
        <div>
          <h2 className={classes.label}>What it is</h2>
          <p className={classes.first}>{first}</p>
          {rest && <p className={classes.rest}>{rest.trimStart()}</p>}
        </div>
        {change && (
          <div className={classes.change}>
            {change.measure && <h2 className={classes.label}>{change.measure}</h2>}
            <ChangeBars change={change} isMain />
          </div>
        )}
        {technologies.length > 0 && (
          <div>
            <h2 className={classes.label}>Made with</h2>
            <ul className={classes.technologies}>
              {technologies.map((technology) => (
                <li key={technology}>
                  <TechnologyIcon technology={technology} className={classes.technologyIcon} />
                  {technology}
                </li>
              ))}
            </ul>
          </div>
        )}
        {caseStudy?.testimonial && (
          <div className={classes.quote}>
            <ClientQuote
              quote={caseStudy.testimonial}
              name={caseStudy.testimonialAuthor ?? caseStudy.clientName}
              role={caseStudy.testimonialAuthor ? caseStudy.clientName : undefined}
            />
          </div>
        )}
      </div>
    </article>
  );
}
