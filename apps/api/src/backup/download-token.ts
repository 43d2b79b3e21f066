import type { Db } from '@site/db/tables';
import { backupFileName } from '@site/schema/backup';
import { newToken } from '../auth/sessions.ts';
import { isUnused, redeemSingleUse, storeSingleUse } from '../auth/single-use.ts';

/*
 * Single-use download URLs of backups, valid for one minute. The token in the URL replaces the Authorization header, which a
 * browser does not send with a download.
 */

const VALID_MS = 60_000;

export async function downloadToken(db: Db, name: string, now: Date): Promise<string> {
  const token = `${name}~${newToken()}`;
  await storeSingleUse(db, 'download', token, now, VALID_MS);
  return token;
}

/** The name of the backup, if the token is valid and was not used before. A GET request uses it up, HEAD does not. */
export async function redeemDownloadToken(db: Db, token: string, now: Date, method: string) {
  const accept = method === 'HEAD' ? isUnused : redeemSingleUse;
  if (!(await accept(db, 'download', token, now))) return undefined;
  const [name] = token.split('~');
  return backupFileName.safeParse(name).data;
}
