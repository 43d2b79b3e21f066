import type { CategoryLink } from '@site/schema/category';
import { paths } from '@site/schema/paths';
import { PageLink } from '../../../app/navigation/PageLink.tsx';
import classes from '../../../ui/layout/FilterLinks.module.css';
import { nearestLine } from '../../../ui/theme/nearest-line.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';

type Props = {
  categories: readonly (CategoryLink & { posts: number })[];
  /** The slug of the category that is shown; `all` on the pages of the whole blog. */
  shown?: string;
  /** The tag whose posts are shown. */
  tag?: string;
};

export const ALL_POSTS = 'all';

/** Links to all posts and to those of each category. */
export function CategoryLinks({ categories, shown, tag }: Props) {
  if (categories.length === 0 && !tag) return null;
  return (
    <nav aria-label="Blog categories">
      <ul className={classes.links}>
        <li>
          <PageLink to={paths.blog} className={classes.link} aria-current={shown === ALL_POSTS ? 'page' : undefined}>
            All posts
          </PageLink>
        </li>
        {tag && (
          <li>
            <PageLink to={paths.blogTag(tag)} className={classes.link} aria-current="page">
              <VisuallyHidden>Tag: </VisuallyHidden>
              {tag}
            </PageLink>
          </li>
        )}
        {categories.map(({ name, slug, color, posts }) => (
          <li key={slug} data-line={nearestLine(color, 'green')}>
            <PageLink
              to={paths.blogCategory(slug)}
              className={classes.link}
              aria-current={slug === shown ? 'page' : undefined}
            >
              <span className={classes.stroke} aria-hidden />
              {name}
              <span className={classes.count}>
                {posts}
                <VisuallyHidden>{posts === 1 ? ' post' : ' posts'}</VisuallyHidden>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
