import { findBrand } from '@site/db/setting';
import { filledCopy, findLook, type TextSources } from '../content/page-texts.ts';
import type { MailSite } from './mail-types.ts';

/** Reads the data that every mail shows. */
export async function findMailSite(sources: TextSources, publicUrl: string): Promise<MailSite> {
  const [brand, texts, look] = await Promise.all([
    findBrand(sources.db),
    filledCopy(sources, 'mail'),
    findLook(sources),
  ]);
  return { brand, publicUrl, texts, look };
}
