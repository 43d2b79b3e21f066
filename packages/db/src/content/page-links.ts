import { copyNames } from '@site/schema/copy-pages';
import { decodePath } from '@site/schema/suggest-paths';
import type { Db } from '../tables.ts';
import { findCopies, saveCopy } from './copy.ts';
import { containing, type Row, recordTexts, writeTexts } from './stored-texts.ts';

/*
 * Finds and changes the links to a page of this site, in articles, other texts and URLs of records, and texts of pages.
 */

export type LinkCount = { links: number; records: number; pages: number };

type Options = {
  /** Links with the origin of the site count too. */
  publicUrl: string;
  /** The column that is the address itself. */
  except: { table: string; column: string; id: number };
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The path at the end of a link, or before its query or fragment, and between the delimiters of HTML, JSON and text. */
function linkPattern(path: string, publicUrl: string): RegExp {
  const spellings = [...new Set([path, decodePath(path) ?? path])].map(escaped).join('|');
  return new RegExp(`(?<=^|["'\\s(=>]|${escaped(publicUrl)})(?:${spellings})(?=/?(?:$|["'\\s)<?#\\\\,;&]))/?`, 'g');
}

/** Changes the links to a page. Without `to` it only counts them. */
export async function rewriteLinks(db: Db, from: string, to: string | undefined, options: Options): Promise<LinkCount> {
  const pattern = linkPattern(from, options.publicUrl);
  const count: LinkCount = { links: 0, records: 0, pages: 0 };
  const replace = (text: string) =>
    text.replace(pattern, () => {
      count.links += 1;
      return to ?? from;
    });
  await rewriteRecords(db, { from, replace, count, isWritten: to !== undefined, except: options.except });
  for (const [name, copy] of Object.entries(await findCopies(db, copyNames))) {
    const { links } = count;
    const rewritten = replace(JSON.stringify(copy));
    if (count.links === links) continue;
    count.pages += 1;
    if (to !== undefined) await saveCopy(db, name as 'home', JSON.parse(rewritten));
  }
  return count;
}

type Rewrite = {
  from: string;
  replace: (text: string) => string;
  count: LinkCount;
  isWritten: boolean;
  except: Options['except'];
};

async function rewriteRecords(db: Db, { from, replace, count, isWritten, except }: Rewrite): Promise<void> {
  // Both spellings of an escaped path begin alike.
  const start = from.split('%')[0] ?? from;
  for (const source of recordTexts) {
    for (const { id, ...texts } of await containing(db, source, ['id'], start).orderBy('id').execute()) {
      const { links } = count;
      const isItself = (column: string) =>
        source.table === except.table && column === except.column && id === except.id;
      const rewritten = Object.entries(texts).flatMap(([column, text]) =>
        text === null || isItself(column) ? [] : [[column, replace(String(text))] as const],
      );
      if (count.links === links) continue;
      count.records += 1;
      const changed: Row = Object.fromEntries(rewritten.filter(([column, text]) => text !== texts[column]));
      if (isWritten) await writeTexts(db, source, Number(id), changed);
    }
  }
}
