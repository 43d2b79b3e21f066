import { mediaPicture } from '@site/schema/media-url';
import { DomUtils, parseDocument } from 'htmlparser2';
import { linkHeadings, separateSections } from './article-sections.ts';
import { prepareTables } from './article-tables.ts';
import { prepareVideos } from './article-videos.ts';
import { cleanHtml } from './clean-html.ts';
import { type HtmlTree, newElement } from './html-tree.ts';

/**
 * Converts a post, or a page that the owner has added, for the browser: the content becomes sanitised HTML, in sections
 * that can be linked to. Each section has a view timeline, with which the table of contents follows the reader
 * without a script.
 */
export function toArticle<Written extends { content: string }>(
  { content, ...record }: Written,
  isHidden: (address: string) => boolean,
) {
  const article = parseDocument(cleanHtml(content));
  removeLinks(article, isHidden);
  prepareTables(article);
  linkHeadings(article);
  const sections = separateSections(article);
  offerWidths(article);
  prepareVideos(article);
  return { ...record, html: DomUtils.getInnerHTML(article, { encodeEntities: 'utf8', emptyAttrs: true }), sections };
}

/** The first paragraph, as plain text. */
export function firstParagraph(content: string): string {
  const [paragraph] = DomUtils.getElementsByTagName('p', parseDocument(cleanHtml(content)), true, 1);
  return paragraph ? DomUtils.textContent(paragraph).replace(/\s+/g, ' ').trim() : '';
}

/** Keeps the texts of links to hidden pages. */
function removeLinks(article: HtmlTree, isHidden: (address: string) => boolean) {
  for (const link of DomUtils.getElementsByTagName('a', article)) {
    if (!isHidden(link.attribs.href ?? '')) continue;
    for (const child of [...link.children]) DomUtils.prepend(link, child);
    DomUtils.removeElement(link);
  }
}

/** The column of text has 680 pixels at most, and the width of a phone. */
const sizes = '(min-width: 740px) 680px, 88vw';

/** Adds AVIF and WebP sources in several widths to uploaded images. */
function offerWidths(article: HtmlTree) {
  for (const image of DomUtils.getElementsByTagName('img', article)) {
    const { src = '', ...others } = image.attribs;
    const sources = mediaPicture(src)?.srcSets;
    if (!sources) continue;
    const picture = newElement('picture');
    DomUtils.replaceElement(image, picture);
    DomUtils.appendChild(picture, newElement('source', { type: 'image/avif', srcset: sources.avif, sizes }));
    DomUtils.appendChild(picture, image);
    image.attribs = { src, srcset: sources.webp, sizes, ...others };
  }
}
