import type { Copy } from '@site/schema/copy-pages';
import { Section } from '../../ui/layout/Section.tsx';
import { type DrawnPost, PostCard } from './PostCard.tsx';
import classes from './RelatedPosts.module.css';

type Props = {
  texts: Copy<'blog'>['related'];
  posts: readonly DrawnPost[];
};

export function RelatedPosts({ texts, posts }: Props) {
  if (posts.length === 0) return null;
  return (
    <div className="other-records">
      <Section eyebrow={{ label: texts.eyebrow }} title={texts.title} raised>
        <ul className={classes.grid}>
          {posts.map((post) => (
            <li key={post.id}>
              <PostCard post={post} title="h3" />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
