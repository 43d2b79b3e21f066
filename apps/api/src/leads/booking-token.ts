import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { createSetting } from '@site/db/setting';
import type { Db } from '@site/db/tables';

/*
 * The private link of a call: its id, signed with a key that only this site has. The networks of visitors are hashed
 * with the same key.
 */

const KEY = 'bookingKey';
const newKey = () => randomBytes(32).toString('base64url');

async function sign(db: Db, text: string): Promise<Buffer> {
  const key = await createSetting(db, KEY, newKey);
  return createHmac('sha256', key).update(text).digest().subarray(0, 16);
}

const signatureOf = (db: Db, id: number) => sign(db, `call ${id}`);

/** Hashes the network of a visitor, to recognise it without storing its address. */
export const hashNetwork = async (db: Db, network: string) =>
  (await sign(db, `network ${network}`)).toString('base64url');

export async function bookingToken(db: Db, id: number): Promise<string> {
  return `${id}.${(await signatureOf(db, id)).toString('base64url')}`;
}

/** The id of the call, if the token was signed here. */
export async function callIdOf(db: Db, token: string): Promise<number | undefined> {
  const [, id, signature] = /^([1-9]\d{0,8})\.([\w-]{22})$/.exec(token) ?? [];
  if (!id || !signature) return undefined;
  // Compares the encoded text: base64url decoding ignores the last four bits of the 22nd character.
  const expected = (await signatureOf(db, Number(id))).toString('base64url');
  return timingSafeEqual(Buffer.from(expected), Buffer.from(signature)) ? Number(id) : undefined;
}
