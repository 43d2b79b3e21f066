import { saveCopy } from '@site/db/copy';
import { defaultCopy } from '@site/schema/copy-pages';
import { expect, test } from 'vitest';
import { testCaller } from '../testing/app.ts';
import { bodies, testAdmin } from '../testing/content.ts';

const { service } = bodies;

test('a service page lists up to three other active services of its family, which follows the landing pages', async () => {
  const api = await testAdmin();
  const visitor = testCaller(api);
  const addColoured = (color: string, slug: string, change: object = {}) =>
    api.add('service', { title: `The ${slug}`, color: `text-${color}-600`, href: `/services/${slug}`, ...change });
  for (const slug of ['a', 'b', 'c', 'd', 'e']) await addColoured('green', slug);
  await addColoured('violet', 'ai');
  await addColoured('green', 'hidden', { active: false });
  const relatedTo = async (slug: string) =>
    (await visitor.service.detail({ slug })).related.map(({ href }) => href.replace('/services/', ''));
  expect(await relatedTo('a')).toEqual(['b', 'c', 'd']);
  expect(await relatedTo('d')).toEqual(['e', 'a', 'b']);
  expect(await relatedTo('ai')).toEqual([]);
  const [card] = (await visitor.service.detail({ slug: 'a' })).related;
  expect(card).toMatchObject({ title: 'The b', description: service.description, features: service.features });
  expect(card).not.toHaveProperty('serviceDetails');

  // Without a landing page of its colour, a service follows the one before it.
  await saveCopy(api.deps.db, 'ai-automation', { ...defaultCopy('ai-automation'), tone: 'teal' });
  expect(await relatedTo('ai')).toEqual(['a', 'b', 'c']);
});

test('a service page has its own case study, or else one of its family', async () => {
  const api = await testAdmin();
  const visitor = testCaller(api);
  const addService = (slug: string, color: string) =>
    api.add('service', { title: `The ${slug}`, color, href: `/services/${slug}` });
  const own = await addService('own', 'text-green-600');
  await addService('neighbour', 'text-green-600');
  await addService('ai', 'text-violet-600');
  await api.add('caseStudy', { title: 'A case of its own', serviceId: own.id });
  const titleOf = async (slug: string) => (await visitor.service.detail({ slug })).caseStudy?.title;
  expect(await titleOf('own')).toBe('A case of its own');
  expect(await titleOf('neighbour')).toBe('A case of its own');
  expect(await titleOf('ai')).toBeUndefined();
});

test('a landing page has the active services to which its cards link, and a case study of one of them', async () => {
  const api = await testAdmin();
  const visitor = testCaller(api);
  const addService = (slug: string, active: boolean) =>
    api.add('service', { title: `The ${slug}`, href: `/services/${slug}`, active });
  const seo = await addService('seo-optimization', true);
  await addService('influencer-marketing', false);
  await addService('elsewhere', true);
  const marketing = () => visitor.service.ofLanding({ slug: 'digital-marketing' });
  expect(await marketing()).toMatchObject({
    services: [{ id: seo.id, priceFrom: service.priceFrom }],
    caseStudy: null,
  });
  await api.add('caseStudy', { title: 'Found by buyers', serviceId: seo.id });
  expect((await marketing()).caseStudy?.title).toBe('Found by buyers');
  expect(await visitor.service.ofLanding({ slug: 'ai-automation' })).toEqual({ services: [], caseStudy: null });
});
