import type { Brand } from '@site/schema/brand';
import { lastChangeOf } from '@site/schema/last-change';
import { absolute, paths } from '@site/schema/paths';
import type { FeedPost } from '@site/schema/post';
import { teamName } from '@site/schema/site';
import { cleanHtmlWithAbsoluteUrls } from './clean-html.ts';
import { escapeHtml } from './escape-html.ts';
import { cdata, escapeXml } from './xml.ts';

/*
 * Writes the blog as RSS and as JSON Feed, with the full text of each article.
 */

type Facts = { brand: Brand; publicUrl: string; description: string };

const titleOf = ({ name }: Brand) => `${name} blog`;

type Item = { post: FeedPost; url: string; html: string };

export function rssFeed(posts: FeedPost[], { brand, publicUrl, description }: Facts): string {
  const newest = posts.map((post) => lastChangeOf(post).getTime());
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    `<title>${escapeXml(titleOf(brand))}</title>`,
    `<link>${escapeXml(absolute(publicUrl, paths.blog))}</link>`,
    `<description>${escapeXml(description)}</description>`,
    '<language>en-in</language>',
    ...(newest.length > 0 ? [`<lastBuildDate>${new Date(Math.max(...newest)).toUTCString()}</lastBuildDate>`] : []),
    `<atom:link href="${escapeXml(absolute(publicUrl, paths.feedXml))}" rel="self" type="application/rss+xml"/>`,
    ...toItems(posts, publicUrl).map(rssItem),
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
    ...post.tags.map((tag) => `<category>${escapeXml(tag)}</category>`),
    // Feed readers interpret the description as HTML.
    `<description>${escapeXml(escapeHtml(post.excerpt))}</description>`,
    `<content:encoded>${cdata(html)}</content:encoded>`,
    '</item>',
  ].join('\n');
}

export function jsonFeed(posts: FeedPost[], { brand, publicUrl, description }: Facts) {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: titleOf(brand),
    home_page_url: absolute(publicUrl, paths.blog),
    feed_url: absolute(publicUrl, paths.feedJson),
    description,
    icon: absolute(publicUrl, '/icon-512.png'),
    favicon: absolute(publicUrl, paths.favicon),
    language: 'en-IN',
    authors: [{ name: teamName(brand), url: absolute(publicUrl, paths.about) }],
    items: toItems(posts, publicUrl).map(({ post, url, html }) => ({
      id: url,
      url,
      title: post.title.trim(),
      summary: post.excerpt,
      content_html: html,
      ...(post.featuredImage && { image: absolute(publicUrl, post.featuredImage) }),
      ...(post.publishedAt && { date_published: post.publishedAt.toISOString() }),
      date_modified: lastChangeOf(post).toISOString(),
      authors: [{ name: post.author }],
      tags: post.tags,
    })),
  };
}

function toItems(posts: FeedPost[], publicUrl: string): Item[] {
  return posts.map((post) => {
    const url = absolute(publicUrl, paths.post(post.slug));
    return { post, url, html: cleanHtmlWithAbsoluteUrls(post.content, url) };
  });
}
