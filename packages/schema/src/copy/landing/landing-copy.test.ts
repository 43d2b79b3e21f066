import { expect, test } from 'vitest';
import { brandDefaults } from '../../brand-defaults.ts';
import { landingSlugs } from '../../pages/paths.ts';
import { seoLimits, show } from '../../site.ts';
import { defaultCopy } from '../copy-pages.ts';
import { fillIn } from '../fill-in.ts';

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
  const { services, why, process } = defaultCopy(slug);
  expect(services.cards.map(({ href }) => href)).toEqual(hrefs[slug]);
  expect(why.reasons).toHaveLength(8);
  expect(process.steps).toHaveLength(4);
});

test.each(landingSlugs)('every card of %s has more features than it shows', (slug) => {
  for (const { features } of defaultCopy(slug).services.cards) {
    expect(features.length).toBeGreaterThan(show.landingFeatures);
    expect(new Set(features).size).toBe(features.length);
  }
});

test.each(landingSlugs)('the description of %s fits into search results', (slug) => {
  const { description } = fillIn(defaultCopy(slug).search, brandDefaults);
  expect(description.length).toBeGreaterThanOrEqual(seoLimits.descriptionMin);
  expect(description.length).toBeLessThanOrEqual(seoLimits.descriptionMax);
});
