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
