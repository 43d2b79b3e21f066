import { countHit, redeemHits } from '@site/db/rate-limit';
import type { Db } from '@site/db/tables';
import { backupFileName } from '@site/schema/backup';
import { hashToken, newToken } from '../auth/sessions.ts';

/*
 * Single-use download URLs of backups, valid for one minute. The token in the URL replaces the Authorization header, which a
 * browser does not send with a download.
 */

const VALID_MS = 60_000;

// Stored with the counts of the rate limits, which expire too and which all processes share.
const keyOf = (token: string) => `download:${hashToken(token)}`;

export async function downloadToken(db: Db, name: string, now: Date): Promise<string> {
  const token = `${name}~${newToken()}`;
  await countHit(db, keyOf(token), now, VALID_MS);
  return token;
}

/** The name of the backup, if the token is valid and was not used before. */
export async function redeemDownloadToken(db: Db, token: string, now: Date): Promise<string | undefined> {
  if (!(await redeemHits(db, keyOf(token), now))) return undefined;
  const [name] = token.split('~');
  return backupFileName.safeParse(name).data;
}
