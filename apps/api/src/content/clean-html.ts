import { isArticleHref } from '@site/schema/article-link';
import { articleBlocks, asHtml, inBlocks } from '@site/schema/article-text';
import { isSiteUrl } from '@site/schema/fields';
import { mediaPicture, withoutFocus } from '@site/schema/media-url';
import { pictureUrl } from '@site/schema/picture-url';
import { isLibraryVideo } from '@site/schema/video-link';
import sanitize from 'sanitize-html';

/*
 * Sanitises stored articles for pages, feeds and Markdown: only the tags and attributes listed here remain.
 */

/** Returns HTML that is safe to show. Text without tags becomes paragraphs. */
export function cleanHtml(content: string): string {
  return inBlocks(sanitize(asHtml(content), rules));
}

/**
 * Like `cleanHtml`, for feeds and Markdown: with absolute URLs and without empty elements. URLs are resolved after
 * sanitising, which marks external links: once all URLs are absolute, external ones can no longer be recognised. Links
 * to hidden pages are replaced by their text.
 */
export function cleanHtmlWithAbsoluteUrls(
  content: string,
  baseUrl: string,
  isHidden: (address: string) => boolean,
): string {
  const html = inBlocks(sanitize(asHtml(content), { ...rules, exclusiveFilter: isEmpty }));
  return sanitize(html, {
    ...rules,
    transformTags: resolvingTransforms(baseUrl),
    exclusiveFilter: ({ tag, attribs: { href = '' } }) => tag === 'a' && isHidden(href) && 'excludeTag',
  });
}

const transforms: sanitize.IOptions['transformTags'] = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  strike: 's',
  a: (_, attributes) => ({ tagName: 'a', attribs: linkAttributes(attributes) }),
  img: (_, { src = '', alt = '', ...others }) => ({
    tagName: 'img',
    attribs: { src: pictureUrl(withoutFocus(src)), alt, ...others, ...sizeOf(src, others), loading: 'lazy' },
  }),
  video: (_, { src = '', title = '', poster = '' }) => ({
    tagName: 'video',
    attribs: isLibraryVideo(src)
      ? { src, title, ...(mediaPicture(poster) && { poster: withoutFocus(poster) }), controls: '', preload: 'none' }
      : {},
  }),
};

const rules: sanitize.IOptions = {
  // The time that the Markdown converter takes grows with the square of the nesting depth.
  nestingLimit: 50,
  allowedTags: [
    ...articleBlocks,
    ...[
      'li',
      'dt',
      'dd',
      'figcaption',
      'caption',
      'thead',
      'tbody',
      'tfoot',
      'tr',
      'th',
      'td',
      'img',
      'video',
      'a',
      'br',
      'wbr',
    ],
    ...['strong', 'em', 'b', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup'],
    ...['code', 'kbd', 'samp', 'var', 'abbr', 'cite', 'q', 'dfn', 'time'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    video: ['src', 'title', 'poster', 'controls', 'preload'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start', 'reversed'],
    abbr: ['title'],
    time: ['datetime'],
  },
  allowedClasses: { code: [/^language-[\w+#-]+$/] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'title',
    'iframe',
    'object',
    'xmp',
    'noembed',
    'noframes',
    'plaintext',
  ],
  // Removes images and videos whose URL is missing or not allowed, and empty headings, which screen readers would announce.
  exclusiveFilter: (frame) => isUnsafe(frame) || (/^h\d$/.test(frame.tag) && hasNoContent(frame)),
  transformTags: transforms,
};

/** Width and height of an uploaded picture without its own, which prevent a layout shift when it loads. */
function sizeOf(src: string, { width, height }: sanitize.Attributes): sanitize.Attributes {
  const picture = width || height ? undefined : mediaPicture(src);
  return picture ? { width: String(picture.width), height: String(picture.height) } : {};
}

function isUnsafe({ tag, attribs: { src = '' } }: sanitize.IFrame): boolean {
  return (tag === 'img' && !isSiteUrl(src)) || (tag === 'video' && src === '');
}

/** Converting the thousands of empty elements that 50 KB can hold to Markdown would take 0.2 s. */
function isEmpty(frame: sanitize.IFrame): boolean {
  return isUnsafe(frame) || (!VOID_TAGS.has(frame.tag) && hasNoContent(frame));
}

const hasNoContent = ({ text, mediaChildren }: sanitize.IFrame) => text.trim() === '' && mediaChildren.length === 0;

const VOID_TAGS = new Set(['img', 'video', 'br', 'wbr', 'hr', 'td', 'th']);

function linkAttributes({ href: rawHref = '', title }: sanitize.Attributes): sanitize.Attributes {
  const href = rawHref.trim();
  const isAllowed = isArticleHref(href);
  const isExternal = isAllowed && /^http/i.test(href);
  return {
    ...(isAllowed && { href }),
    ...(title !== undefined && { title }),
    ...(isExternal && { target: '_blank', rel: 'noopener noreferrer' }),
  };
}

function resolvingTransforms(baseUrl: string): NonNullable<sanitize.IOptions['transformTags']> {
  const resolve = (url: string) => (URL.canParse(url, baseUrl) ? new URL(url, baseUrl).href : url);
  return {
    a: (_, { href, ...others }) => ({
      tagName: 'a',
      attribs: href === undefined ? others : { href: resolve(href), ...others },
    }),
    img: (_, { loading: _lazy, src = '', ...others }) => ({
      tagName: 'img',
      attribs: { src: resolve(src), ...others },
    }),
    video: (_, { src = '', poster, ...others }) => ({
      tagName: 'video',
      attribs: { src: resolve(src), ...(poster && { poster: resolve(poster) }), ...others },
    }),
  };
}
