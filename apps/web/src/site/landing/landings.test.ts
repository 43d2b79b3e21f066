import { landingSlugs } from '@site/schema/paths';
import { brandDefaults, seoLimits, show } from '@site/schema/site';
import { expect, test } from 'vitest';
import { completeHead } from '../../seo/head.ts';
import { landings } from './landings.ts';

const hrefs = {
  'web-app-development': [
    '/services/website-development',
    '/services/ecommerce-development',
    '/services/saas-cms-solutions',
    '/services/chatbots-ai-assistants',
  ],
  'branding-creative': [
    '/services/brand-strategy-identity',
    '/services/graphic-design',
    '/services/video-editing-motion-graphics',
    '/services/product-branding',
  ],
  'digital-marketing': [
    '/services/seo-optimization',
    '/services/social-media-management',
    '/services/influencer-marketing',
    '/services/ai-powered-ad-generation',
  ],
  'ai-automation': [
    '/services/ai-agents-automotive-sales',
    '/services/ai-content-ad-generation',
    '/services/smart-chatbots-virtual-assistants',
  ],
};

test.each(landingSlugs)('%s has its cards in order, eight reasons and four steps', (slug) => {
  const { cards, why, process } = landings[slug];
  expect(cards.map(({ href }) => href)).toEqual(hrefs[slug]);
  expect(why).toHaveLength(8);
  expect(process.map(({ number }) => number)).toEqual(['01', '02', '03', '04']);
});

test.each(landingSlugs)('every card of %s has more features than it shows', (slug) => {
  for (const { features } of landings[slug].cards) {
    expect(features.length).toBeGreaterThan(show.landingFeatures);
    expect(new Set(features).size).toBe(features.length);
  }
});

test.each(landingSlugs)('the title and the description of %s fit into search results', (slug) => {
  const { title, description } = completeHead(landings[slug].head(brandDefaults.address.city), {
    publicUrl: 'https://site.example',
    brand: brandDefaults,
  });
  expect(title.length).toBeLessThanOrEqual(seoLimits.title);
  expect(description.length).toBeGreaterThanOrEqual(seoLimits.descriptionMin);
  expect(description.length).toBeLessThanOrEqual(seoLimits.descriptionMax);
});
