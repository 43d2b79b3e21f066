import type { Brand } from '@site/schema/brand';
import { languageOf } from '@site/schema/country-name';
import { lastChangeOf } from '@site/schema/last-change';
import { absolute, paths } from '@site/schema/paths';
import type { FeedPost } from '@site/schema/post';
import { teamName } from '@site/schema/site';
import { cleanHtmlWithAbsoluteUrls } from './clean-html.ts';
import { escapeHtml } from './escape-html.ts';
import { cdata, escapeXml } from './xml.ts';

/*
 * Writes posts as RSS and as JSON Feed, with the full text of each article.
 */

export type FeedFacts = {
  brand: Brand;
  publicUrl: string;
  title: string;
  description: string;
  /** The page that shows these posts, and the addresses of their feeds. */
  page: string;
  feeds: { xml: string; json: string };
  isHidden: (address: string) => boolean;
};

type Item = { post: FeedPost; url: string; html: string };

export function rssFeed(posts: FeedPost[], facts: FeedFacts): string {
  const { publicUrl, title, description, page, feeds } = facts;
  const newest = posts.map((post) => lastChangeOf(post).getTime());
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    `<title>${escapeXml(title)}</title>`,
    `<link>${escapeXml(absolute(publicUrl, page))}</link>`,
    `<description>${escapeXml(description)}</description>`,
    `<language>${languageOf(facts.brand).toLowerCase()}</language>`,
    ...(newest.length > 0 ? [`<lastBuildDate>${new Date(Math.max(...newest)).toUTCString()}</lastBuildDate>`] : []),
    `<atom:link href="${escapeXml(absolute(publicUrl, feeds.xml))}" rel="self" type="application/rss+xml"/>`,
    ...toItems(posts, facts).map(rssItem),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function rssItem({ post, url, html }: Item): string {
  return [
    '<item>',
    `<title>${escapeXml(post.title.trim())}</title>`,
    `<link>${escapeXml(url)}</link>`,
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    ...(post.publishedAt ? [`<pubDate>${post.publishedAt.toUTCString()}</pubDate>`] : []),
    `<dc:creator>${escapeXml(post.author)}</dc:creator>`,
    ...termsOf(post).map((term) => `<category>${escapeXml(term)}</category>`),
    // Feed readers interpret the description as HTML.
    `<description>${escapeXml(escapeHtml(post.excerpt))}</description>`,
    `<content:encoded>${cdata(html)}</content:encoded>`,
    '</item>',
  ].join('\n');
}

export function jsonFeed(posts: FeedPost[], facts: FeedFacts) {
  const { brand, publicUrl, title, description, page, feeds } = facts;
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: absolute(publicUrl, page),
    feed_url: absolute(publicUrl, feeds.json),
    description,
    icon: absolute(publicUrl, '/icon-512.png'),
    favicon: absolute(publicUrl, paths.favicon),
    language: languageOf(brand),
    authors: [{ name: teamName(brand), url: absolute(publicUrl, paths.about) }],
    items: toItems(posts, facts).map(({ post, url, html }) => ({
      id: url,
      url,
      title: post.title.trim(),
      summary: post.excerpt,
      content_html: html,
      ...(post.featuredImage && { image: absolute(publicUrl, post.featuredImage) }),
      ...(post.publishedAt && { date_published: post.publishedAt.toISOString() }),
      date_modified: lastChangeOf(post).toISOString(),
      authors: [{ name: post.author }],
      tags: termsOf(post),
    })),
  };
}

/** The names of the categories, then the tags. */
const termsOf = ({ categories, tags }: FeedPost) => [...new Set([...categories.map(({ name }) => name), ...tags])];

function toItems(posts: FeedPost[], { publicUrl, isHidden }: FeedFacts): Item[] {
  return posts.map((post) => {
    const url = absolute(publicUrl, paths.post(post.slug));
    return { post, url, html: cleanHtmlWithAbsoluteUrls(post.content, url, isHidden) };
  });
}
