import type { StoredContact } from '@site/schema/contact';

type Source = Pick<StoredContact, 'landingPage' | 'referrer' | 'campaign'>;

/** "First page /services, from google.com, campaign spring"; null when nothing is known. */
export function describeSource({ landingPage, referrer, campaign }: Source): string | null {
  const parts = [
    landingPage && `first page ${landingPage}`,
    referrer && `from ${hostOf(referrer)}`,
    campaign && `campaign ${campaign}`,
  ].filter(Boolean);
  const text = parts.join(', ');
  return text === '' ? null : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

const hostOf = (referrer: string) => (URL.canParse(referrer) ? new URL(referrer).host : referrer);
