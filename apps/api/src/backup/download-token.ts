import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { createSetting } from '@site/db/setting';
import type { Db } from '@site/db/tables';
import { backupFileName } from '@site/schema/backup';

/*
 * The address of a backup: its name and a time until which the address is valid, signed with a key of this site. A
 * browser downloads it to a file, without the header of the session.
 */

const KEY = 'backupKey';
const VALID_MS = 60_000;

async function sign(db: Db, text: string): Promise<string> {
  const key = await createSetting(db, KEY, () => randomBytes(32).toString('base64url'));
  return createHmac('sha256', key).update(text).digest('base64url');
}

export async function downloadToken(db: Db, name: string, now: Date): Promise<string> {
  const text = `${name}~${now.getTime() + VALID_MS}`;
  return `${text}~${await sign(db, text)}`;
}

/** The name of the backup, if the token was signed here and is still valid. */
export async function readDownloadToken(db: Db, token: string, now: Date): Promise<string | undefined> {
  const [name = '', until = '', signature = ''] = token.split('~');
  const [given, expected] = [signature, await sign(db, `${name}~${until}`)].map((text) => Buffer.from(text));
  if (!given || !expected || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return Number(until) >= now.getTime() && backupFileName.safeParse(name).success ? name : undefined;
}
