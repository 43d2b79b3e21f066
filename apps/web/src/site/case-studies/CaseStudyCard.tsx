import type { CaseStudyCard as CardFields } from '@site/schema/case-study';
import { paths } from '@site/schema/paths';
import { show } from '@site/schema/site';
import { useNavigation } from '../../app/navigation/navigation.ts';
import { PageLink } from '../../app/navigation/PageLink.tsx';
import { Arrow, ExternalIcon } from '../../ui/ActionButton.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Cover } from '../../ui/Cover.tsx';
import { shorten } from '../../ui/format/shorten.ts';
import type { Drawn } from '../../ui/line-map/cover-art.ts';
import { TechnologyChips } from '../portfolio/TechnologyChips.tsx';
import classes from './CaseStudyCard.module.css';

type Props = {
  caseStudy: Drawn<Omit<CardFields, 'results'>>;
  /** A wide card has its text beside the cover. */
  size: 'featured' | 'regular' | 'wide';
  /** Shown in place of the challenge. */
  result?: string;
};

export function CaseStudyCard({ caseStudy, size, result }: Props) {
  const { id, title, clientName, industry, duration, budget, challenge, featured } = caseStudy;
  const { imageUrl, projectUrl, technologies, art } = caseStudy;
  const { labels } = useNavigation();
  const limits = size === 'regular' ? 'regular' : 'featured';
  return (
    <article className={classes.card} data-size={size} data-line={art.tone}>
      <PageLink to={paths.caseStudy(id)} className={classes.picture} tabIndex={-1} aria-hidden>
        <Cover
          imageUrl={imageUrl}
          art={art}
          alt=""
          // A featured case study is in both lists, but a view transition name must be unique on the page.
          {...((size !== 'regular' || !featured) && { page: paths.caseStudy(id) })}
        />
      </PageLink>
      <div>
        <p className={classes.facts}>
          <span className={classes.industry}>{industry}</span>
          <span className={classes.track} aria-hidden />
          <span className={classes.paid}>
            {labels.paid && <small>{labels.paid}</small>}
            <span>{budget ? `${duration}, ${budget}` : duration}</span>
          </span>
        </p>
        <h3 className={classes.title}>
          <PageLink to={paths.caseStudy(id)} className="title-link">
            {title}
          </PageLink>
        </h3>
        <p className={classes.client}>
          {clientName}
          {featured && <Chip solid>Featured</Chip>}
        </p>
        <p className={classes.challenge}>{result ?? shorten(challenge, show.challenge[limits])}</p>
        <TechnologyChips
          technologies={technologies.slice(0, show.caseStudyTechnologies[limits])}
          className={classes.technologies}
        />
        <p className={classes.links}>
          <PageLink to={paths.caseStudy(id)} className={classes.link} aria-label={`${labels.caseStudy}: ${title}`}>
            {labels.caseStudy} <Arrow />
          </PageLink>
          {projectUrl && (
            <PageLink
              to={projectUrl}
              className={classes.link}
              aria-label={`${labels.live}: ${clientName} (opens in a new tab)`}
            >
              {labels.live} <ExternalIcon />
            </PageLink>
          )}
        </p>
      </div>
    </article>
  );
}
