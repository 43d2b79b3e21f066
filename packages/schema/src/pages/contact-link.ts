/** A mailto: link; unescaped, a `?` or `&` in the address would add recipients or text to the mail. */
export function mailLink(address: string): string {
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;
}

/** A tel: link for a phone number in any notation. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** A link that opens a WhatsApp chat with a number in international format, with an optional prefilled text. */
export function chatLink(chatNumber: string, text = ''): string {
  return `https://wa.me/${chatNumber.replace(/\D/g, '')}${text && `?text=${encodeURIComponent(text)}`}`;
}
