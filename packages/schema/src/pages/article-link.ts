import { z } from 'zod';
import { completeUrl } from '../fields/complete-url.ts';
import { email } from '../fields/fields.ts';
import { mailLink } from './contact-link.ts';

/**
 * Whether a link in an article is allowed. A relative path is not: its target would depend on the page that shows the
 * article.
 */
export function isArticleHref(href: string): boolean {
  return (
    /^(?:https?:\/\/[^\s/\\]|(?:mailto|tel):\S|[#?]|\/(?![/\\]))/i.test(href) &&
    URL.canParse(href, 'https://site.example')
  );
}

/** Adds a missing https:// or mailto:. */
function complete(typed: string): string {
  const address = typed.trim();
  if (/^[/?#]/.test(address)) return address;
  // An email address may contain a slash before its @, but a path is more likely.
  if (!address.includes('/') && email().safeParse(address).success) return mailLink(address);
  return completeUrl(address);
}

export const articleLink = z.object({
  href: z
    .string()
    .transform(complete)
    .refine((href) => !/^[/?#].*\s/.test(href), 'An address of this site has no spaces')
    .refine(
      isArticleHref,
      'A link is a web address, an e-mail address, a path such as /contact, or a place on the page such as #prices',
    ),
});

export const articleLinkWithText = articleLink.extend({ text: z.string().trim() });
