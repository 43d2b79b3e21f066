import { isArticleHref } from '@site/schema/article-link';
import { articleBlocks, asHtml, inBlocks } from '@site/schema/article-text';
import { isSiteUrl } from '@site/schema/fields';
import sanitize from 'sanitize-html';

/*
 * The one allow-list between an article as it is stored and an article as anyone reads it: page, feed and Markdown.
 */

/** HTML that is safe to show. A text without any tag becomes paragraphs. */
export function cleanHtml(content: string): string {
  return inBlocks(sanitize(asHtml(content), rules));
}

/**
 * The same for whoever reads it elsewhere: every address is in full, as seen from the address of the text. It is
 * resolved once it is clean, because what would leave the site cannot be told afterwards.
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
  // Nobody writes deeper than this. What makes Markdown of an article walks to the root and back for each level.
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
  // A picture whose address was refused, or leads nowhere from here, says nothing.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isSiteUrl(attribs.src ?? ''),
  transformTags: transforms,
};

function linkAttributes({ href: written = '', title }: sanitize.Attributes): sanitize.Attributes {
  const href = written.trim();
  const leads = isArticleHref(href);
  const leavesTheSite = leads && /^http/i.test(href);
  return {
    ...(leads && { href }),
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
