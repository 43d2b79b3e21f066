import type { Copy } from '@site/schema/copy-pages';
import type { PostTeaser } from '@site/schema/post';
import { Section } from '../../ui/layout/Section.tsx';
import { distinctArts } from '../../ui/line-map/cover-art.ts';
import { PostCard } from './PostCard.tsx';
import { postArt } from './post-art.ts';
import classes from './RelatedPosts.module.css';

type Props = {
  texts: Copy<'blog'>['related'];
  shown: Parameters<typeof postArt>[0];
  posts: readonly PostTeaser[];
};

export function RelatedPosts({ texts, shown, posts }: Props) {
  if (posts.length === 0) return null;
  const [, ...arts] = distinctArts([shown, ...posts].map(postArt));
  return (
    <div className={classes.related}>
      <Section eyebrow={{ label: texts.eyebrow }} title={texts.title} raised>
        <ul className={classes.grid}>
          {posts.map((post, index) => (
            <li key={post.id}>
              <PostCard post={post} art={arts[index]} title="h3" />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
