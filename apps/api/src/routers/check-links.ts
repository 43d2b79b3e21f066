import { type Links, listMissingLinks } from '@site/db/links';
import type { Db } from '@site/db/tables';
import { missingLinkMessages } from '@site/schema/messages';
import { fieldError } from '../errors.ts';

/** Refuses links to records that do not exist. */
export async function checkLinks(db: Db, links: Links) {
  const [field] = await listMissingLinks(db, links);
  if (field) throw fieldError('BAD_REQUEST', field, missingLinkMessages[field]);
}
