import { findBrand } from '@site/db/setting';
import { paths } from '@site/schema/paths';
import { filledCopy, findLook, hiddenFrom, type TextSources } from '../content/page-texts.ts';
import type { MailSite } from './mail-types.ts';

/** Reads the data that every mail shows. */
export async function findMailSite(sources: TextSources, publicUrl: string): Promise<MailSite> {
  const [brand, texts, look, isHidden] = await Promise.all([
    findBrand(sources.db),
    filledCopy(sources, 'mail'),
    findLook(sources),
    hiddenFrom({ ...sources, config: { publicUrl } }),
  ]);
  return { brand, publicUrl, texts, look, canBookAgain: !isHidden(paths.scheduleCall) };
}
