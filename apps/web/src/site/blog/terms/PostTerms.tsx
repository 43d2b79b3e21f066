import type { CategoryLink } from '@site/schema/category';
import { paths } from '@site/schema/paths';
import { PageLink } from '../../../app/navigation/PageLink.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { nearestLine } from '../../../ui/theme/nearest-line.ts';
import classes from './PostTerms.module.css';

/** Links to the pages of a post's categories. */
export function PostCategories({ categories }: { categories: readonly CategoryLink[] }) {
  return (
    <ul className={classes.categories}>
      {categories.map(({ name, slug, color }) => (
        <li key={slug} data-line={nearestLine(color, 'green')}>
          <PageLink to={paths.blogCategory(slug)} className={classes.category}>
            <span className={classes.stroke} aria-hidden />
            {name}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

type TagsProps = {
  tags: readonly string[];
  /** The number of further tags. Given on cards. */
  rest?: number;
};

/** Links to the pages of a post's tags. */
export function PostTags({ tags, rest }: TagsProps) {
  return (
    <ul className={classes.tags} data-row={rest !== undefined || undefined}>
      {tags.map((tag) => (
        <li key={tag}>
          <PageLink to={paths.blogTag(tag)} className={classes.tag}>
            <Chip>{tag}</Chip>
          </PageLink>
        </li>
      ))}
      {rest !== undefined && rest > 0 && (
        <li>
          <Chip>+{rest} more</Chip>
        </li>
      )}
    </ul>
  );
}
