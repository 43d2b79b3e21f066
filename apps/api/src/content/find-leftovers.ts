import { fixedPages } from '@site/db/addresses';
import { type Leftover, listLeftovers } from '@site/db/leftovers';
import { findBrand } from '@site/db/setting';
import type { Db } from '@site/db/tables';
import { fillIn } from '@site/schema/fill-in';
import { shortHash } from '@site/schema/short-hash';
import { DomUtils, parseDocument } from 'htmlparser2';
import { ownTurn } from '../render-queue.ts';

type Sources = { db: Db; now: () => Date; renderPage: (path: string) => Promise<{ status: number; html: string }> };

/** A text that visitors see on these pages. The id changes with the text. */
export type ShownLeftover = Leftover & { id: string; paths: string[] };

/**
 * Finds the placeholders and claims of the demo that visitors see: renders the pages with fixed addresses as for them,
 * which takes about 0.2 s, counts no views and fills no cache.
 */
export async function findLeftovers(ctx: Sources): Promise<ShownLeftover[]> {
  const [leftovers, brand] = await Promise.all([listLeftovers(ctx.db), findBrand(ctx.db)]);
  const wanted = leftovers.map((one) => {
    const text = inOneLine(fillIn(one.text, brand, ctx.now()));
    const id = shortHash(JSON.stringify([one.page, one.field, one.text]));
    return { ...one, id, text, paths: [] as string[] };
  });
  for (const path of fixedPages) {
    await ownTurn();
    const { status, html } = await ctx.renderPage(path);
    if (status !== 200) continue;
    const shown = textsOf(html);
    for (const { text, paths } of wanted) if (shown.includes(text)) paths.push(path);
  }
  return wanted.filter(({ paths }) => paths.length > 0);
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The text of a page with its metadata, the texts of pictures and fields, and its structured data. */
function textsOf(html: string): string {
  const document = parseDocument(html);
  const elements = DomUtils.findAll(() => true, document.children);
  const code = elements.filter(({ name }) => name === 'script' || name === 'style');
  const structured = code.filter(({ attribs }) => attribs.type === 'application/ld+json');
  const attributes = elements.flatMap(({ attribs }) => [attribs.content, attribs.alt, attribs.placeholder]);
  const others = [...attributes, DomUtils.textContent(structured)];
  for (const element of code) DomUtils.removeElement(element);
  return inOneLine([DomUtils.textContent(document), ...others].join('\n'));
}
