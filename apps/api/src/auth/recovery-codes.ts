import { randomInt } from 'node:crypto';
import { listUnusedRecoveryCodes } from '@site/db/factor';
import type { Db } from '@site/db/tables';
import { RECOVERY_CODE_LENGTH } from '@site/schema/factor';
import { hashPassword, isPassword } from './passwords.ts';

const COUNT = 10;
/** Letters and digits that are not mistaken for each other. A code has 49 bits, so it is hashed like a password. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

const newCode = () => Array.from({ length: RECOVERY_CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** New codes, and the hashes that are stored. */
export async function newRecoveryCodes(): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = Array.from({ length: COUNT }, newCode);
  const hashes = await Promise.all(codes.map(hashPassword));
  return { codes: codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`), hashes };
}

/** The unused recovery code that was entered, and how many are left besides it. */
export async function findRecoveryCode(
  db: Db,
  userId: number,
  entered: string,
): Promise<{ id: number; left: number } | undefined> {
  if (entered.length !== RECOVERY_CODE_LENGTH) return undefined;
  const unused = await listUnusedRecoveryCodes(db, userId);
  for (const { id, hash } of unused) if (await isPassword(hash, entered)) return { id, left: unused.length - 1 };
  return undefined;
}
