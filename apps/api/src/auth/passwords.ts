import { randomBytes } from 'node:crypto';
import { newPassword } from '@site/schema/account';
import argon2 from 'argon2';

const cost = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string) => argon2.hash(password, cost);

// Checked for unknown user names, so that the duration of a login does not reveal which names exist.
const unknownUserHash = hashPassword(randomBytes(16).toString('base64'));

export async function isPassword(hash: string | undefined, password: string): Promise<boolean> {
  const matches = await argon2.verify(hash ?? (await unknownUserHash), password);
  return matches && hash !== undefined;
}

/** Generates a password that satisfies every rule of the schema. */
export function randomPassword(): string {
  return `${randomBytes(12).toString('base64url')}aA1!`;
}

const CHECKED_PASSWORDS = 10_000;
let commonPasswords: Promise<Set<string>> | undefined;

/** Loaded on first use: the list takes 4 MB of memory, and most processes never need it. */
async function loadCommonPasswords() {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, CHECKED_PASSWORDS));
}

export const COMMON_PASSWORD = 'This password is too common. Choose another one.';

/**
 * Whether a password is one of the 10,000 most common ones, in any letter case. Only one of these contains a special
 * character, which the rule for new passwords requires, so special characters before or after it are ignored:
 * "Password1!".
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  commonPasswords ??= loadCommonPasswords();
  const common = await commonPasswords;
  const lower = password.toLowerCase();
  return common.has(lower) || common.has(lower.replace(/^[@$!%*?&]+|[@$!%*?&]+$/g, ''));
}

/** Warns about an ADMIN_PASSWORD that the settings screen would reject. It is used all the same. */
export async function weakPasswordWarnings(password: string): Promise<string[]> {
  const issue = newPassword.safeParse(password).error?.issues[0];
  if (issue) {
    const rule = issue.message.replace(/special character$/, 'a special character (@ $$ ! % * ? &)');
    return [`ADMIN_PASSWORD does not meet the rules for new passwords: ${rule}. Change it in the settings.`];
  }
  return (await isCommonPassword(password))
    ? ['ADMIN_PASSWORD is one of the most common passwords. Change it in the settings.']
    : [];
}
