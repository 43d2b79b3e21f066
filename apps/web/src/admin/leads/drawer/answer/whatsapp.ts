/** A link that opens a chat with a phone number in international format, with a prepared text. */
export function whatsAppLink(phoneKey: string, text = ''): string {
  const query = text && `?text=${encodeURIComponent(text)}`;
  return `https://wa.me/${phoneKey.replace(/\D/g, '')}${query}`;
}
