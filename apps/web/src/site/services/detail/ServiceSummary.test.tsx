import { defaultCopy } from '@site/schema/copy-pages';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteContext } from '../../../app/site-facts.ts';
import { defaultSite } from '../../../seo/default-site.ts';
import { ServiceSummary } from './ServiceSummary.tsx';

const service = {
  title: 'SEO',
  features: ['Audit'],
  serviceDetails: [],
  priceFrom: null,
  duration: null,
  leadTime: null,
};

function labelsOf(change: object): string[] {
  const html = renderToStaticMarkup(
    <SiteContext value={{ publicUrl: '', ...defaultSite }}>
      <ServiceSummary labels={defaultCopy('service').summary} service={{ ...service, ...change }} />
    </SiteContext>,
  );
  return [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, label, value]) => `${label}: ${value}`);
}

test('the ticket shows price, duration, lead time and steps only if the service has them', () => {
  const always = ['Reply: Within 24\u00a0hours', 'Included: 1 feature'];
  expect(labelsOf({})).toEqual(['Destination: SEO', ...always]);
  const filled = { priceFrom: '₹9,000', duration: '2 weeks', leadTime: 'In a week', serviceDetails: ['Look', 'Mend'] };
  expect(labelsOf(filled)).toEqual([
    'Destination: SEO',
    'Price from: ₹9,000',
    'Duration: 2 weeks',
    'Work starts: In a week',
    'Reply: Within 24\u00a0hours',
    'Included: 1 feature',
    'Process: 2 steps',
  ]);
});
