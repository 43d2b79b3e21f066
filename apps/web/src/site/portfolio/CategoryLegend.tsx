import { PageLink } from '../../app/navigation/PageLink.tsx';
import classes from '../../ui/layout/FilterLinks.module.css';
import { type Category, portfolioPath } from './portfolio-list.ts';
import { CategoryIcon } from './project-style.tsx';

type Props = { categories: readonly string[]; active: Category };

/** Links that filter the projects by category. */
export function CategoryLegend({ categories, active }: Props) {
  return (
    <nav aria-label="Categories">
      <ul className={classes.links}>
        <li>
          <PageLink to={portfolioPath(undefined)} className={classes.link} aria-current={active ? undefined : 'page'}>
            All
          </PageLink>
        </li>
        {categories.map((category) => (
          <li key={category}>
            <PageLink
              to={portfolioPath(category)}
              className={classes.link}
              aria-current={category === active ? 'page' : undefined}
            >
              <CategoryIcon category={category} />
              {category}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
