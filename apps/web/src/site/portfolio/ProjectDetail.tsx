import { paths } from '@site/schema/paths';
import type { Project } from '@site/schema/project';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { PageLink } from '../../app/navigation/PageLink.tsx';
import { Arrow } from '../../ui/ActionButton.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Cover } from '../../ui/Cover.tsx';
import { portfolioPath } from './listing.ts';
import classes from './ProjectDetail.module.css';
import { CategoryIcon, categoryStyle, TechnologyIcon } from './project-style.tsx';

export function ProjectDetail({ project }: { project: Project }) {
  const { title, description, category, featured, imageUrl, projectUrl, technologies } = project;
  const { tone, kind } = categoryStyle(category);
  const { first, rest } = splitFirstSentence(description);
  return (
    <article className={classes.project}>
      <header className={classes.head}>
        <div>
          <PageLink to={paths.portfolio} className={classes.back}>
            <Arrow /> Portfolio
          </PageLink>
          <p className={classes.badges}>
            <PageLink
              to={portfolioPath(category)}
              className={classes.category}
              aria-label={`${category}: all projects`}
            >
              <Chip>
                <CategoryIcon category={category} className={classes.icon} />
                {category}
              </Chip>
            </PageLink>
            {featured && <Chip solid>Featured</Chip>}
          </p>
          <h1 className={classes.title}>{title}</h1>
          {projectUrl && (
            <p className={classes.visit}>
              <ActionLink to={projectUrl} look="main" arrow aria-label={`Visit Project: ${title} (opens in a new tab)`}>
                Visit Project
              </ActionLink>
            </p>
          )}
        </div>
        <Cover imageUrl={imageUrl} seed={title} alt={title} tone={tone} kind={kind} eager />
      </header>
      <div className={classes.body}>
        <div>
          <h2 className={classes.label}>What it is</h2>
          <p className={classes.first}>{first}</p>
          {rest && <p className={classes.rest}>{rest}</p>}
        </div>
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
      </div>
    </article>
  );
}

/** Splits off the first sentence, which is set larger, unless it is too long for that. */
function splitFirstSentence(text: string): { first: string; rest: string } {
  const [, first, rest] = /^(.{12,160}?[.!?])\s+(?=[\p{Lu}\d₹])(.+)$/su.exec(text) ?? [];
  return first && rest ? { first, rest } : { first: text, rest: '' };
}
