import { lastChangeOf } from '@site/schema/last-change';
import { notFoundMessages } from '@site/schema/messages';
import { paths } from '@site/schema/paths';
import { slugPattern } from '@site/schema/slug';
import { type CSSProperties, useEffect } from 'react';
import type { Api } from '../../app/api-client.ts';
import { PageLink } from '../../app/navigation/PageLink.tsx';
import { definePage, type PageProps, type Params } from '../../app/page.ts';
import { PageNotFoundError } from '../../app/page-error.ts';
import { useSite } from '../../app/site-facts.ts';
import { useDates } from '../../app/use-dates.ts';
import { postHead } from '../../seo/post-head.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Cover } from '../../ui/Cover.tsx';
import { Contents, hasContents, timelinesOf } from '../../ui/layout/Contents.tsx';
import { Eyebrow } from '../../ui/layout/Section.tsx';
import { isPhoto } from '../../ui/line-map/is-photo.ts';
import { fromWide } from '../../ui/theme/breakpoints.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { BackLink } from '../BackLink.tsx';
import article from './ArticleText.module.css';
import { BlogClosing } from './BlogClosing.tsx';
import { PostFacts } from './PostFacts.tsx';
import { postNotFound } from './PostNotFound.tsx';
import classes from './PostPage.module.css';
import { RelatedPosts } from './RelatedPosts.tsx';
import { ShareButton } from './ShareButton.tsx';
import { PostCategories, PostTags } from './terms/PostTerms.tsx';

async function load(api: Api, { slug = '' }: Params) {
  if (!slugPattern.test(slug)) throw new PageNotFoundError(notFoundMessages.post);
  const [{ related, ...stored }, texts, { drawPost, drawPosts }] = await Promise.all([
    api.post.article.query({ slug }),
    api.copy.blog.query(),
    import('./post-art.ts'),
  ]);
  const post = drawPost(stored);
  return {
    post,
    related: drawPosts(related, [post.art]),
    texts: { related: texts.related, closing: texts.detailClosing },
  };
}

type Props = PageProps<typeof load>;

export const page = definePage({
  Component: PostPage,
  Failure: postNotFound,
  load,
  head: ({ post }: Props['data']) => ({
    ...postHead(post),
    ...(!isPhoto(post.featuredImage) && { cover: post.art }),
  }),
});

function PostPage({ data: { post, related, texts } }: Props) {
  useCountedView(post.slug);
  const { publicUrl } = useSite();
  const { title, excerpt, author, featured, featuredImage, gallery, html, sections, altTexts, art } = post;
  const isLong = hasContents(sections);
  return (
    <div data-line={art.tone}>
      <article>
        <div className={classes.opening}>
          <header className={classes.head}>
            <BackLink to={paths.blog}>Blog</BackLink>
            <Sign post={post} />
            <h1 className={classes.title}>{title}</h1>
            <div className={classes.facts}>
              <PostFacts post={post} />
              <span className={classes.author}>
                By {author} {featured && <Chip solid>Featured</Chip>}
              </span>
            </div>
          </header>
          <div className={classes.cover}>
            <Cover
              imageUrl={featuredImage}
              art={art}
              alt={altTexts[featuredImage ?? ''] ?? ''}
              page={paths.post(post.slug)}
              eager
              sizes={`${fromWide} 40vw, 88vw`}
            />
          </div>
        </div>
        <div
          className={classes.split}
          data-contents={isLong || undefined}
          style={isLong ? timelinesOf(sections) : undefined}
        >
          {isLong && <Contents sections={sections} />}
          <div>
            <p className={classes.excerpt}>{excerpt}</p>
            {/* The server has sanitized this HTML. */}
            <div
              ref={loadPlayers}
              className={article.text}
              style={printedSite(publicUrl)}
              dangerouslySetInnerHTML={{ __html: html }}
            />
            {gallery.length > 0 && (
              <>
                <VisuallyHidden>Gallery:</VisuallyHidden>
                <ul className={classes.gallery}>
                  {gallery.map((image) => (
                    <li key={image.url}>
                      <Cover imageUrl={image.url} art={image.art} alt={altTexts[image.url] ?? ''} />
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
          <AboutPost post={post} />
        </div>
      </article>
      <RelatedPosts texts={texts.related} posts={related} />
      <BlogClosing texts={texts.closing} back="Back to Blog" />
    </div>
  );
}

/** Links to the first category of a post, otherwise to its first tag. */
function Sign({ post: { categories, tags } }: Pick<Props['data'], 'post'>) {
  const [category] = categories;
  const [tag = ''] = tags;
  const name = category?.name ?? tag;
  if (!name) return null;
  const path = category ? paths.blogCategory(category.slug) : paths.blogTag(tag);
  const link = (
    <PageLink to={path} className={classes.sign}>
      {name}
    </PageLink>
  );
  return <Eyebrow label={link} />;
}

function AboutPost({ post }: Pick<Props['data'], 'post'>) {
  const { formatDay } = useDates();
  const { title, tags, categories } = post;
  const changed = lastChangeOf(post);
  return (
    <aside className={classes.aside} aria-label="About this post">
      {categories.length > 0 && (
        <div>
          <h2 className={classes.label}>{categories.length === 1 ? 'Category' : 'Categories'}</h2>
          <PostCategories categories={categories} />
        </div>
      )}
      {tags.length > 0 && (
        <div>
          <h2 className={classes.label}>Tags</h2>
          <PostTags tags={tags} />
        </div>
      )}
      <div className={classes.foot}>
        <p>
          Last updated <time dateTime={changed.toISOString()}>{formatDay(changed)}</time>
        </p>
        <ShareButton title={title} />
      </div>
    </aside>
  );
}

/** Loads the script of videos for an article that has one. */
function loadPlayers(text: HTMLElement | null) {
  if (text?.querySelector('[data-player]')) void import('./video-players.ts').then((m) => m.enablePlayers(text));
}

/** The origin that print styles add to the links within the site. */
const printedSite = (publicUrl: string) => ({ '--site': JSON.stringify(new URL(publicUrl).host) }) as CSSProperties;

/** Counts a view once per post and tab. A page that was only preloaded is not counted. */
function useCountedView(slug: string) {
  useEffect(() => {
    // A beacon, because the API client would add 8 KB to the scripts of every post. Some browsers can disable it.
    if (!wasViewed(slug)) navigator.sendBeacon?.(`/api/blog-posts/slug/${slug}/view`);
  }, [slug]);
}

/** False at the first call for a slug in this tab, true afterwards. */
function wasViewed(slug: string): boolean {
  const key = `viewed:${slug}`;
  try {
    if (sessionStorage.getItem(key)) return true;
    sessionStorage.setItem(key, '1');
  } catch {
    // Storage may be blocked: then every visit counts.
  }
  return false;
}
