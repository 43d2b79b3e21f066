import { paths } from '@site/schema/paths';
import { show } from '@site/schema/site';
import { useNavigation } from '../../app/navigation/navigation.ts';
import { PageLink } from '../../app/navigation/PageLink.tsx';
import { Arrow, ExternalIcon } from '../../ui/ActionButton.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Cover } from '../../ui/Cover.tsx';
import { splitLead } from '../../ui/format/split-lead.ts';
import classes from './ProjectCard.module.css';
import type { DrawnProject } from './project-art.ts';
import { CategoryIcon } from './project-style.tsx';
import { TechnologyChips } from './TechnologyChips.tsx';

/** A project, or something else with its own page that is shown like one. */
export type ShownWork = Omit<DrawnProject, 'createdAt' | 'caseStudyId' | 'serviceId'> & { path?: string };

type Props = {
  project: ShownWork;
  large?: boolean;
  /** Puts the picture beside the text, for a card that has a row of its own. */
  wide?: boolean;
};

export function ProjectCard({ project, large, wide }: Props) {
  const {
    id,
    title,
    description,
    category,
    featured,
    imageUrl,
    projectUrl,
    technologies,
    art,
    path = paths.project(id),
  } = project;
  const { labels } = useNavigation();
  const shown = technologies.slice(0, show.projectTechnologies);
  const rest = technologies.length - shown.length;
  const { lead, more } = splitLead(description, show.projectLead);
  return (
    <article
      className={classes.card}
      data-large={large || undefined}
      data-wide={wide || undefined}
      data-line={art.tone}
    >
      <div className={classes.picture}>
        <Cover imageUrl={imageUrl} art={art} alt="" page={path} />
      </div>
      <div className={classes.body}>
        <p className={classes.badges}>
          <Chip>
            <CategoryIcon category={category} />
            {category}
          </Chip>
          {featured && <Chip solid>Featured</Chip>}
        </p>
        <h3 className={classes.title}>
          <PageLink to={path} className={classes.titleLink}>
            {title}
          </PageLink>
        </h3>
        <p className={classes.text}>
          {lead} <span className={classes.more}>{more}</span>
        </p>
        <TechnologyChips technologies={shown} className={classes.technologies}>
          {rest > 0 && (
            <li className={classes.rest}>
              <Chip>+{rest} more</Chip>
            </li>
          )}
        </TechnologyChips>
        {projectUrl ? (
          <PageLink
            to={projectUrl}
            className={classes.visit}
            aria-label={`${labels.project}: ${title} (opens in a new tab)`}
          >
            {labels.project} <ExternalIcon />
          </PageLink>
        ) : (
          <span className={classes.visit}>
            View Details <Arrow />
          </span>
        )}
      </div>
    </article>
  );
}
