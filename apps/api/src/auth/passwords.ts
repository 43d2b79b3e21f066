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

/** Warns about an ADMIN_PASSWORD that the settings screen would reject. It is used nevertheless. */
export function weakPasswordWarnings(password: string): string[] {
  const issue = newPassword.safeParse(password).error?.issues[0];
  return issue
    ? [`ADMIN_PASSWORD does not meet the rules for new passwords: ${issue.message}. Change it in the settings.`]
    : [];
}
