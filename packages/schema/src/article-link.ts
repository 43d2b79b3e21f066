import { z } from 'zod';
import { mailLink } from './contact-link.ts';
import { email } from './fields.ts';

/** Where a link of an article may lead: any other address would be taken from the page that happens to show it. */
export function isArticleHref(href: string): boolean {
  return (
    /^(?:https?:\/\/[^\s/\\]|(?:mailto|tel):\S|[#?]|\/(?![/\\]))/i.test(href) &&
    URL.canParse(href, 'https://site.example')
  );
}

const HOST = /^[\p{L}\p{N}][^\s/?#@:\\]*\.[^\s/?#@:\\]+(?::\d+)?(?:[/?#]|$)/u;

/** What was meant by an address as people type it, without https:// or mailto:. */
function complete(typed: string): string {
  const address = typed.trim();
  if (/^[/?#]/.test(address)) return address;
  // A slash may stand before the @ of an e-mail address, but then a path is likelier.
  if (!address.includes('/') && email().safeParse(address).success) return mailLink(address);
  return HOST.test(address) ? `https://${address}` : address;
}

export const articleLink = z.object({
  href: z
    .string()
    .transform(complete)
    .refine(
      isArticleHref,
      'A link is a web address, an e-mail address, a path such as /contact, or a place on the page such as #prices',
    ),
});
