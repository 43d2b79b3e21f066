import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { createSetting, saveSetting } from '@site/db/setting';
import type { Db } from '@site/db/tables';

/*
 * The secret in the address of the administrator's calendar: whoever knows it can read the calls.
 */

const KEY = 'calendarSecret';
const newSecret = () => randomBytes(32).toString('base64url');

export const findCalendarSecret = (db: Db) => createSetting(db, KEY, newSecret);

export async function renewCalendarSecret(db: Db): Promise<string> {
  const secret = newSecret();
  await saveSetting(db, KEY, secret);
  return secret;
}

export async function isCalendarSecret(db: Db, secret: string): Promise<boolean> {
  return timingSafeEqual(digest(secret), digest(await findCalendarSecret(db)));
}

const digest = (text: string) => createHash('sha256').update(text).digest();
