import { PageLink } from '../../app/PageLink.tsx';
import classes from './CategoryLegend.module.css';
import { type Category, portfolioAddress } from './listing.ts';
import { categoryLook } from './looks.tsx';

type Props = { categories: readonly string[]; active: Category };

/** The legend of the map: a line for each category, and the one that is shown. */
export function CategoryLegend({ categories, active }: Props) {
  return (
    <nav aria-label="Categories">
      <ul className={classes.legend}>
        <li>
          <PageLink
            to={portfolioAddress(undefined)}
            className={classes.entry}
            aria-current={active ? undefined : 'page'}
          >
            All
          </PageLink>
        </li>
        {categories.map((category) => (
          <li key={category} data-line={categoryLook(category).tone}>
            <PageLink
              to={portfolioAddress(category)}
              className={classes.entry}
              aria-current={category === active ? 'page' : undefined}
            >
              <span className={classes.stroke} aria-hidden />
              {category}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
