import { absolute, paths } from '@site/schema/paths';
import { seoLimits } from '@site/schema/site';
import type { Api } from '../../app/api-client.ts';
import { definePage, type PageProps, type Params } from '../../app/page.ts';
import { cutAtWord } from '../../seo/cut-at-word.ts';
import { breadcrumb, context, type JsonLdBuilder, organizationId } from '../../seo/json-ld.ts';
import { Contents, hasContents, timelinesOf } from '../../ui/layout/Contents.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { ArticleText } from '../ArticleText.tsx';
import classes from './OwnPage.module.css';

const load = (api: Api, { slug = '' }: Params) => api.page.article.query({ slug });

type Props = PageProps<typeof load>;

export const page = definePage({ Component: OwnPage, load, head });

function head({ title, slug, lang, metaTitle, metaDescription, shareImage, updatedAt }: Props['data']) {
  const path = paths.page(slug);
  const description = cutAtWord(metaDescription, seoLimits.descriptionMax);
  return {
    title: metaTitle ?? title,
    description,
    path,
    image: shareImage,
    jsonLd: [webPage({ name: title, description, path, lang, updatedAt }), breadcrumb({ name: title, path })],
  };
}

type PageFacts = { name: string; description: string; path: string; lang: string | null; updatedAt: Date };

function webPage({ name, description, path, lang, updatedAt }: PageFacts): JsonLdBuilder {
  return ({ publicUrl }) => ({
    ...context,
    '@type': 'WebPage',
    name,
    description,
    url: absolute(publicUrl, path),
    ...(lang && { inLanguage: lang }),
    publisher: { '@id': organizationId(publicUrl) },
    dateModified: updatedAt.toISOString(),
  });
}

function OwnPage({ data: { title, lang, html, sections } }: Props) {
  const isLong = hasContents(sections);
  return (
    <div data-line="teal" lang={lang ?? undefined}>
      <PageHeader title={title} />
      <div
        className={classes.split}
        data-contents={isLong || undefined}
        style={isLong ? timelinesOf(sections) : undefined}
      >
        {isLong && <Contents sections={sections} />}
        <ArticleText html={html} />
      </div>
    </div>
  );
}
