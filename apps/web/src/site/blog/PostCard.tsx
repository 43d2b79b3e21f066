import type { CategoryLink } from '@site/schema/category';
import { paths } from '@site/schema/paths';
import type { PostTeaser } from '@site/schema/post';
import { show } from '@site/schema/site';
import { useNavigation } from '../../app/navigation/navigation.ts';
import { PageLink } from '../../app/navigation/PageLink.tsx';
import { Arrow } from '../../ui/ActionButton.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Cover } from '../../ui/Cover.tsx';
import type { Drawn } from '../../ui/line-map/cover-art.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import classes from './PostCard.module.css';
import { PostFacts } from './PostFacts.tsx';
import { PostCategories, PostTags } from './terms/PostTerms.tsx';

export type DrawnPost = Drawn<PostTeaser & { categories?: CategoryLink[] }>;

type Props = {
  post: DrawnPost;
  lead?: boolean;
  /** The level of the title: one below that of the list. */
  title?: 'h2' | 'h3';
};

export function PostCard({ post, lead, title: Title = 'h2' }: Props) {
  const { slug, title, excerpt, featured, featuredImage, tags, author, categories = [], art } = post;
  const { labels } = useNavigation();
  const shown = tags.slice(0, show.postTags);
  const rest = tags.length - shown.length;
  return (
    <article className={classes.card} data-lead={lead || undefined}>
      <div className={classes.picture}>
        <PageLink to={paths.post(slug)} tabIndex={-1} aria-hidden>
          <Cover imageUrl={featuredImage} art={art} alt="" page={paths.post(slug)} eager={lead ?? false} />
        </PageLink>
        {featured && <Chip solid>Featured</Chip>}
      </div>
      <div className={classes.text}>
        {categories.length > 0 && (
          <>
            <VisuallyHidden>Categories:</VisuallyHidden>
            <PostCategories categories={categories} />
          </>
        )}
        <PostFacts post={post} />
        <Title className={classes.title}>
          <PageLink to={paths.post(slug)} className="title-link">
            {title}
          </PageLink>
        </Title>
        <p className={classes.excerpt}>{excerpt}</p>
        {shown.length > 0 && (
          <>
            <VisuallyHidden>Tags:</VisuallyHidden>
            <PostTags tags={shown} rest={rest} />
          </>
        )}
        <p className={classes.foot}>
          <span>{author}</span>
          <PageLink to={paths.post(slug)} className={classes.more} aria-label={`${labels.post}: ${title}`}>
            {labels.post}
            <VisuallyHidden> {title}</VisuallyHidden> <Arrow />
          </PageLink>
        </p>
      </div>
    </article>
  );
}
