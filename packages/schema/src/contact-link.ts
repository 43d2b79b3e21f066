/** An e-mail address to write to. It may hold `?` and `&`, which would add receivers and words to the mail. */
export function mailLink(address: string): string {
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;
}

/** A phone number to call, however it is written. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
