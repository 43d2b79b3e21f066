import { isArticleHref } from '@site/schema/article-link';
import { articleBlocks, asHtml, inBlocks } from '@site/schema/article-text';
import { isSiteUrl } from '@site/schema/fields';
import sanitize from 'sanitize-html';

/*
 * The allow-list that cleans stored articles for pages, feeds and Markdown.
 */

/** Returns HTML that is safe to show. Text without tags becomes paragraphs. */
export function cleanHtml(content: string): string {
  return inBlocks(sanitize(asHtml(content), rules));
}

/**
 * The same for feeds and Markdown, with absolute URLs. They are resolved after cleaning: cleaning marks links that leave
 * the site, which cannot be recognised among absolute URLs.
 */
export function cleanHtmlOf(content: string, address: string): string {
  return sanitize(cleanHtml(content), { ...rules, transformTags: resolvingTransforms(address) });
}

const transforms: sanitize.IOptions['transformTags'] = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  strike: 's',
  a: (_, attributes) => ({ tagName: 'a', attribs: linkAttributes(attributes) }),
  img: (_, attributes) => ({ tagName: 'img', attribs: { ...attributes, alt: attributes.alt ?? '', loading: 'lazy' } }),
};

const rules: sanitize.IOptions = {
  // The Markdown converter takes quadratic time in the nesting depth.
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
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title', 'iframe', 'object'],
  // Images whose URL was removed or is not allowed.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isSiteUrl(attribs.src ?? ''),
  transformTags: transforms,
};

function linkAttributes({ href: written = '', title }: sanitize.Attributes): sanitize.Attributes {
  const href = written.trim();
  const isAllowed = isArticleHref(href);
  const leavesTheSite = isAllowed && /^http/i.test(href);
  return {
    ...(isAllowed && { href }),
    ...(title !== undefined && { title }),
    ...(leavesTheSite && { target: '_blank', rel: 'noopener noreferrer' }),
  };
}

function resolvingTransforms(address: string): NonNullable<sanitize.IOptions['transformTags']> {
  const resolve = (to: string) => (URL.canParse(to, address) ? new URL(to, address).href : to);
  return {
    a: (_, { href, ...others }) => ({
      tagName: 'a',
      attribs: href === undefined ? others : { href: resolve(href), ...others },
    }),
    img: (_, { loading: _lazy, src = '', ...others }) => ({
      tagName: 'img',
      attribs: { src: resolve(src), ...others },
    }),
  };
}
