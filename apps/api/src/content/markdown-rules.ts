/*
 * What the converter writes less strictly than text of others asks for: nothing in an article may end its code, its
 * link or its picture before their time.
 */

/** What the rules ask of an element: the types of a browser are not those of a server. */
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
      const fence = '`'.repeat(Math.max(3, longestRun(code) + 1));
      return `\n\n${fence}${language}\n${code.replace(/\n$/, '')}\n${fence}\n\n`;
    },
  },
  code: {
    filter: ['code'],
    replacement(_, element) {
      const code = element.textContent.replace(/\s/g, ' ');
      // Two spans side by side would trade their ends, and tables read a backslash in code each in their own way.
      if (/`|\\\|/.test(code)) return `<code>${escapeText(code)}</code>`;
      return code && `\`${code}\``;
    },
  },
  heading: {
    filter: ['h2', 'h3', 'h4'],
    // Markdown ends a heading where its line ends.
    replacement: (content, { nodeName }) =>
      `\n\n${'#'.repeat(Number(nodeName[1]))} ${content.trim().replace(/ *\n[ \n]*/g, ' ')}\n\n`,
  },
  link: {
    filter: (element) => element.nodeName === 'A' && Boolean(element.getAttribute('href')),
    // Without words there is nothing to press.
    replacement: (content, element) =>
      content.trim() === '' ? content : `[${content}](${target(element, 'href', escapeText)})`,
  },
  picture: {
    filter: ['img'],
    replacement: (_, element) => `![${inline(element, 'alt', escapeText)}](${target(element, 'src', escapeText)})`,
  },
});

/** Only what would begin a tag or read as an entity: most text holds neither, and stays readable. */
export function escapeMarkup(text: string): string {
  return text.replace(/&(?=#?\w+;)/g, '&amp;').replaceAll('<', '&lt;');
}

/**
 * Numbers that would begin a list, signs that would end a heading and dashes that would rule a table, where the
 * converter lets them stand. Without its rule, GitHub takes no lines with pipes for a table.
 */
export function escapeLine(text: string): string {
  return text
    .replace(/^(\d{1,9})(\)(?=\s|$)|\.$)/, '$1\\$2')
    .replace(/(^|\s)(#+\s*)$/, '$1\\$2')
    .replace(/^(?=.*[|:])([\s|:]*)(?=-[\s|:-]*$)/, '$1\\');
}

function target(element: HtmlElement, name: 'href' | 'src', escapeText: Escape): string {
  const address = (element.getAttribute(name) ?? '').replace(/[\s\\<>]/g, encodeURIComponent).replace(/[()]/g, '\\$&');
  const title = inline(element, 'title', escapeText).replaceAll('"', '\\"');
  return escapeMarkup(address) + (title && ` "${title}"`);
}

function inline(element: HtmlElement, name: string, escapeText: Escape): string {
  return escapeText((element.getAttribute(name) ?? '').replace(/\s+/g, ' ').trim());
}

function longestRun(code: string): number {
  return Math.max(0, ...(code.match(/`+/g) ?? []).map(({ length }) => length));
}
