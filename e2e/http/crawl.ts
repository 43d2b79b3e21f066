import { type DefaultHandler, Parser } from 'htmlparser2';

/*
 * Follows every link inside a site, and reports broken links.
 */

export type BrokenLink = { url: string; from: string; problem: string };

type Site = {
  /** The URL of the server. Other hosts are not requested. */
  url: string;
  /** The origin of absolute URLs of the site. */
  publicUrl: string;
  /** The paths to begin with. */
  start: readonly string[];
  /** The pages that are also served as Markdown. */
  markdown: RegExp;
  /** The limit of a crawl, in case URLs are generated endlessly. */
  maxUrls: number;
  /** The number of concurrent requests. */
  connections: number;
};

type Found = { links: string[]; ids: ReadonlySet<string> };
type Reference = { from: string; fragment: string };

/**
 * Requests each URL once. Links are extracted depending on the type of the response; every fragment must be an id of
 * its document.
 */
export async function crawl({ url, publicUrl, start, markdown, maxUrls, connections }: Site) {
  /** The pages that link to each URL. */
  const references = new Map<string, Map<string, Reference>>();
  const queue: string[] = [];
  const broken: BrokenLink[] = [];
  const visited: { page: string; status: number; found: Found }[] = [];

  function follow(link: string, base: string) {
    if (!URL.canParse(link, base)) {
      broken.push({ url: link, from: base, problem: 'no URL' });
      return;
    }
    const target = new URL(link, base);
    if (target.origin !== publicUrl) return;
    const page = target.pathname + target.search;
    if (!references.has(page)) {
      if (references.size >= maxUrls) throw new Error(`The site has more than ${maxUrls} URLs, for example ${page}`);
      references.set(page, new Map());
      queue.push(page);
    }
    const reference = { from: base.replace(publicUrl, ''), fragment: decodeURIComponent(target.hash.slice(1)) };
    references.get(page)?.set(`${reference.from} ${reference.fragment}`, reference);
  }

  async function visitPage(page: string) {
    const { status, found } = await read(url + page);
    const asMarkdown = markdown.test(page) ? await read(url + page, 'text/markdown') : undefined;
    const links = [...found.links, ...(asMarkdown?.found.links ?? [])];
    // The error page repeats the links of all pages.
    if (status === 200) for (const link of links) follow(link, publicUrl + page);
    visited.push({ page, status: asMarkdown && status === 200 ? asMarkdown.status : status, found });
  }

  for (const path of start) follow(path, publicUrl);
  const visiting = new Set<Promise<void>>();
  while (queue.length > 0 || visiting.size > 0) {
    for (const page of queue.splice(0, connections - visiting.size)) {
      const visit = visitPage(page).finally(() => visiting.delete(visit));
      visiting.add(visit);
    }
    await Promise.race(visiting);
  }

  for (const { page, status, found } of visited) {
    for (const { from, fragment } of references.get(page)?.values() ?? []) {
      if (status !== 200) broken.push({ url: page, from, problem: `status ${status}` });
      else if (fragment && !found.ids.has(fragment)) broken.push({ url: page, from, problem: `no id ${fragment}` });
    }
  }
  return { broken, urls: [...references.keys()] };
}

async function read(url: string, accept = '*/*'): Promise<{ status: number; found: Found }> {
  const response = await fetch(url, { redirect: 'manual', headers: { accept } });
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
  const text = await response.text();
  const links = readers[type]?.(text) ?? [];
  const found = type === 'text/html' || type === 'image/svg+xml' ? readMarkup(text) : { links, ids: new Set<string>() };
  return { status: response.status, found };
}

/** Extracts links from documents other than markup. */
const readers: Record<string, (text: string) => string[]> = {
  'application/xml': (xml) => textsOf(xml, 'loc'),
  'application/rss+xml': (xml) => [
    ...[...textsOf(xml, 'link'), ...textsOf(xml, 'guid')],
    ...textsOf(xml, 'content:encoded').flatMap((html) => readMarkup(html).links),
    ...readMarkup(xml).links,
  ],
  'application/feed+json': (json) => linksInJson(JSON.parse(json)),
  'application/manifest+json': (json) => linksInJson(JSON.parse(json)),
  'text/css': linksInCss,
  'text/markdown': (text) => [...text.matchAll(/\]\(([^)\s]+)/g)].map(([, url = '']) => url),
  'text/plain': (text) => [...text.matchAll(/^Sitemap: (.+)$/gm)].map(([, url = '']) => url),
};

const linkAttributes = ['href', 'src', 'poster', 'action', 'formaction'];
/** Attributes with several addresses, separated by spaces. */
const listAttributes = ['data-entry', 'data-preloads'];
const metaLinks = /^(og:(image|url)|twitter:image)$/;

function readMarkup(markup: string): Found {
  const links: string[] = [];
  const ids = new Set<string>();
  let style = '';
  let data = '';
  let open = '';
  const handler: Partial<DefaultHandler> = {
    onopentag(name: string, attributes: Record<string, string>) {
      const { id, srcset, imagesrcset, content = '', property = attributes.name, type } = attributes;
      open = type === 'application/ld+json' ? 'data' : name;
      if (id) ids.add(id);
      for (const attribute of linkAttributes) if (attributes[attribute]) links.push(attributes[attribute]);
      for (const attribute of listAttributes) links.push(...(attributes[attribute]?.split(' ').filter(Boolean) ?? []));
      for (const set of [srcset, imagesrcset]) links.push(...(set?.split(',').map(firstWord) ?? []));
      if (name === 'meta' && metaLinks.test(property ?? '')) links.push(content);
      links.push(...linksInCss(attributes.style ?? ''));
    },
    ontext(text: string) {
      if (open === 'style') style += text;
      if (open === 'data') data += text;
    },
    onclosetag() {
      if (open === 'data') links.push(...linksInJson(JSON.parse(data)));
      if (open === 'data') data = '';
      open = '';
    },
  };
  const parser = new Parser(handler, { xmlMode: false });
  parser.end(markup);
  return { links: [...links, ...linksInCss(style)].filter((link) => !/^(mailto|tel|data):/.test(link)), ids };
}

const firstWord = (text: string) => text.trim().split(/\s/)[0] ?? '';

function textsOf(xml: string, element: string): string[] {
  const texts: string[] = [];
  let isOpen = false;
  const parser = new Parser(
    {
      onopentag: (name) => {
        isOpen = name === element;
        if (isOpen) texts.push('');
      },
      ontext: (text) => {
        if (isOpen) texts.push((texts.pop() ?? '') + text);
      },
      onclosetag: () => {
        isOpen = false;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return texts;
}

function linksInCss(css: string): string[] {
  return [...css.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, url = '']) => url);
}

/** Addresses and HTML in JSON. An `@id` is an identifier and need not be a document. */
function linksInJson(value: unknown, key = ''): string[] {
  if (typeof value === 'string') {
    if (key === 'content_html') return readMarkup(value).links;
    return key !== '@id' && /^(https?:\/)?\/\S*$/.test(value) ? [value] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => linksInJson(one, Array.isArray(value) ? key : name));
}
