/*
 * Conversion rules that are stricter than those of Turndown: no text in an article may end the code block, link or
 * image that contains it.
 */

/** The part of the DOM that the rules use: the DOM types of TypeScript are not loaded on the server. */
export type HtmlElement = {
  nodeName: string;
  className: string;
  textContent: string;
  outerHTML: string;
  children: ArrayLike<HtmlElement>;
  getAttribute(name: string): string | null;
  closest(selector: string): HtmlElement | null;
  querySelector(selector: string): HtmlElement | null;
  querySelectorAll(selector: string): ArrayLike<HtmlElement>;
};

export type MarkdownRule = {
  filter: string[] | ((element: HtmlElement) => boolean);
  replacement(content: string, element: HtmlElement): string;
};

type Escape = (text: string) => string;

export const textRules = (escapeText: Escape): Record<string, MarkdownRule> => ({
  fence: {
    filter: ['pre'],
    replacement(_, element) {
      const code = element.textContent;
      const [, language = ''] = /language-(\S+)/.exec(element.querySelector('code')?.className ?? '') ?? [];
      const fence = '`'.repeat(Math.max(3, longestBacktickRun(code) + 1));
      return `\n\n${fence}${language}\n${code.replace(/\n$/, '')}\n${fence}\n\n`;
    },
  },
  code: {
    filter: ['code'],
    replacement(_, element) {
      const code = element.textContent.replace(/\s/g, ' ');
      // Backticks in adjacent code spans could pair up wrongly, and Markdown parsers disagree on \| in a code span.
      if (/`|\\\|/.test(code)) return `<code>${escapeText(code)}</code>`;
      return code && `\`${code}\``;
    },
  },
  heading: {
    filter: ['h2', 'h3', 'h4'],
    // A Markdown heading ends at the end of the line.
    replacement: (content, { nodeName }) =>
      `\n\n${'#'.repeat(Number(nodeName[1]))} ${content.trim().replace(/ *\n[ \n]*/g, ' ')}\n\n`,
  },
  link: {
    filter: (element) => element.nodeName === 'A' && Boolean(element.getAttribute('href')),
    // A link without text could not be clicked.
    replacement: (content, element) =>
      content.trim() === '' ? content : `[${content}](${linkTarget(element, 'href', escapeText)})`,
  },
  picture: {
    filter: ['img'],
    replacement: (_, element) =>
      `![${attributeText(element, 'alt', escapeText)}](${linkTarget(element, 'src', escapeText)})`,
  },
  video: {
    filter: ['video'],
    replacement: (_, element) =>
      `\n\n[${attributeText(element, 'title', escapeText) || 'Video'}](${linkTarget(element, 'src', escapeText)})\n\n`,
  },
});

/** Escapes only what would begin a tag or an entity, so that most text stays readable. */
export function escapeMarkup(text: string): string {
  return text.replace(/&(?=#?\w+;)/g, '&amp;').replaceAll('<', '&lt;');
}

/**
 * Escapes what Turndown leaves unescaped: numbers that would begin a list, `#` that would end a heading, and dashes
 * that would form the delimiter row of a table. Without that row, GitHub does not read lines with pipes as a table.
 */
export function escapeLine(text: string): string {
  return text
    .replace(/^(\d{1,9})(\)(?=\s|$)|\.$)/, '$1\\$2')
    .replace(/(^|\s)(#+\s*)$/, '$1\\$2')
    .replace(/^(?=.*[|:])([\s|:]*)(?=-[\s|:-]*$)/, '$1\\');
}

function linkTarget(element: HtmlElement, name: 'href' | 'src', escapeText: Escape): string {
  const url = (element.getAttribute(name) ?? '').replace(/[\s\\<>]/g, encodeURIComponent).replace(/[()]/g, '\\$&');
  const title = attributeText(element, 'title', escapeText).replaceAll('"', '\\"');
  return escapeMarkup(url) + (title && ` "${title}"`);
}

function attributeText(element: HtmlElement, name: string, escapeText: Escape): string {
  return escapeText((element.getAttribute(name) ?? '').replace(/\s+/g, ' ').trim());
}

function longestBacktickRun(code: string): number {
  return Math.max(0, ...(code.match(/`+/g) ?? []).map(({ length }) => length));
}
