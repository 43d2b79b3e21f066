import type { CaseStudyLink } from '@site/schema/case-study';
import type { Copy } from '@site/schema/copy-pages';
import { paths } from '@site/schema/paths';
import type { LinkedService } from '@site/schema/service';
import { useNavigation } from '../../app/navigation/navigation.ts';
import { PageLink } from '../../app/navigation/PageLink.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Cover } from '../../ui/Cover.tsx';
import { splitFirstSentence } from '../../ui/format/split-first-sentence.ts';
import { ClientQuote } from '../ClientQuote.tsx';
import { RecordHeader } from '../RecordHeader.tsx';
import { FactList } from './FactList.tsx';
import classes from './ProjectDetail.module.css';
import { portfolioPath } from './portfolio-list.ts';
import type { DrawnProject } from './project-art.ts';
import { CategoryIcon } from './project-style.tsx';
import { TechnologyIcon } from './TechnologyIcon.tsx';

type Props = {
  project: DrawnProject;
  caseStudy: CaseStudyLink | null;
  service: LinkedService | null;
  /** The alternative texts of uploaded pictures. */
  altTexts: Readonly<Record<string, string>>;
  offerTexts: Copy<'portfolio'>['offer'];
};

export function ProjectDetail({ project, caseStudy, service, altTexts, offerTexts }: Props) {
  const { id, title, description, category, featured, imageUrl, projectUrl, technologies, art } = project;
  const { labels } = useNavigation();
  const { first, rest } = splitFirstSentence(description);
  return (
    <article className={classes.project}>
      <RecordHeader
        kind="project"
        list={{ path: paths.portfolio, name: 'Portfolio' }}
        badges={
          <>
            {category && (
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
            )}
            {featured && <Chip solid>Featured</Chip>}
          </>
        }
        title={title}
        service={service}
        next={
          caseStudy ? { path: paths.caseStudy(caseStudy.id), label: labels.toCase, name: caseStudy.title } : undefined
        }
        visit={projectUrl ? { url: projectUrl, label: labels.project, name: title } : undefined}
        cover={<Cover imageUrl={imageUrl} art={art} alt={altTexts[imageUrl] ?? title} page={paths.project(id)} eager />}
      />
      <div className={classes.body}>
        <div>
          {first && (
            <>
              <h2 className={classes.label}>What it is</h2>
              <p className={classes.first}>{first}</p>
            </>
          )}
          {rest && <p className={classes.rest}>{rest.trimStart()}</p>}
        </div>
        <div className={classes.facts}>
          {caseStudy && (
            <FactList
              title={offerTexts.paid}
              facts={[
                { label: offerTexts.cost, value: caseStudy.budget },
                { label: offerTexts.duration, value: caseStudy.duration },
              ]}
            />
          )}
          {service && (
            <FactList
              title={offerTexts.title}
              facts={[
                { label: offerTexts.price, value: service.priceFrom },
                { label: offerTexts.duration, value: service.duration },
                { label: offerTexts.leadTime, value: service.leadTime },
              ]}
            />
          )}
          <Technologies technologies={technologies} />
        </div>
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

function Technologies({ technologies }: Pick<DrawnProject, 'technologies'>) {
  if (technologies.length === 0) return null;
  return (
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
  );
}
