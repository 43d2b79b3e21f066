const GMAIL = /^(gmail|googlemail)\.com$/;

/**
 * The mailbox that an address reaches: what follows a `+` is ignored, and so are dots at Gmail. The column
 * `mailbox_key` of leads contains the same (migration 0021).
 */
export function mailboxKey(email: string): string {
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)];
  const name = local.replace(/(?<=.)\+.*$/, '');
  return GMAIL.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** Which leads belong to a person besides those from the address of a lead. */
export type PersonScope = {
  /** Those from other mailboxes, which gave the same phone number. */
  alsoByPhone: boolean;
  /** Those from other addresses of the mailbox. */
  alsoAliases: boolean;
};

/** Whether a lead from an address belongs to the person who sent a lead from another address. */
export const isInScope = ({ alsoByPhone, alsoAliases }: PersonScope, email: string, other: string): boolean =>
  email === other || (mailboxKey(email) === mailboxKey(other) ? alsoAliases : alsoByPhone);
