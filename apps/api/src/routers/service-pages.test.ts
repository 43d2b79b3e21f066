import { saveCopy } from '@site/db/copy';
import { brandDefaults } from '@site/schema/brand-defaults';
import { defaultCopy } from '@site/schema/copy-pages';
import { paths } from '@site/schema/paths';
import { expect, test } from 'vitest';
import { siteTexts } from '../content/page-texts.ts';
import { testCaller } from '../testing/app.ts';
import { bodies, testAdmin } from '../testing/content.ts';

const { service } = bodies;

test('a service page lists up to three other active services of its family', async () => {
  const api = await testAdmin();
  const visitor = testCaller(api);
  const addTo = (family: string | null, slug: string, change: object = {}) =>
    api.add('service', { title: `The ${slug}`, family, href: `/services/${slug}`, ...change });
  for (const slug of ['a', 'b', 'c', 'd', 'e']) await addTo('digital-marketing', slug);
  await addTo('ai-automation', 'ai');
  await addTo('digital-marketing', 'inactive', { active: false });
  for (const slug of ['alone', 'alone-too']) await addTo(null, slug);
  const relatedTo = async (slug: string) =>
    (await visitor.service.detail({ slug })).related.map(({ href }) => href.replace('/services/', ''));
  expect(await relatedTo('a')).toEqual(['b', 'c', 'd']);
  expect(await relatedTo('d')).toEqual(['e', 'a', 'b']);
  expect(await relatedTo('ai')).toEqual([]);
  const [card] = (await visitor.service.detail({ slug: 'a' })).related;
  expect(card).toMatchObject({ title: 'The b', description: service.description, features: service.features });
  expect(card).not.toHaveProperty('serviceDetails');
  expect(await relatedTo('alone')).toEqual(['alone-too']);
});

test('a service page has its own case study, or that of a project that uses it, but none of its family', async () => {
  const api = await testAdmin();
  const visitor = testCaller(api);
  const addService = (slug: string, family: string) =>
    api.add('service', { title: `The ${slug}`, family, href: `/services/${slug}` });
  const own = await addService('own', 'digital-marketing');
  await addService('neighbour', 'digital-marketing');
  const used = await addService('used', 'ai-automation');
  await api.add('caseStudy', { title: 'A case of its own', serviceId: own.id });
  const { id: caseStudyId } = await api.add('caseStudy', { title: 'A case of its project' });
  await api.add('project', { serviceId: used.id });
  await api.add('project', { serviceId: used.id, caseStudyId });
  const titleOf = async (slug: string) => (await visitor.service.detail({ slug })).caseStudy?.title;
  expect(await titleOf('own')).toBe('A case of its own');
  expect(await titleOf('used')).toBe('A case of its project');
  expect(await titleOf('neighbour')).toBeUndefined();
});

test('the fares are the lowest prices of the families, and the contact page names them with links', async () => {
  const api = await testAdmin();
  const visitor = testCaller(api);
  const addService = (slug: string, family: string | null, priceFrom: string | null) =>
    api.add('service', { title: `The ${slug}`, href: `/services/${slug}`, family, priceFrom });
  for (const [index, price] of [
    '₹1,00,000',
    '₹40,000 a month',
    '₹1.5 lakh for 2 bots',
    '2 hours for ₹49,999',
    'on request',
    null,
  ].entries()) {
    await addService(`web-${index}`, 'web-app-development', price);
  }
  await addService('ai', 'ai-automation', 'R$ 1.500,00');
  await addService('ai-2', 'ai-automation', 'R$ 900');
  await addService('alone', null, '₹5');
  await addService('marketing', 'digital-marketing', 'Ask us');
  expect(await visitor.service.fares()).toMatchObject([
    { family: 'Web & App', price: '₹40,000 a month', to: '/services/web-app-development' },
    { family: 'AI & Automation', price: 'R$ 900', to: '/services/ai-automation' },
  ]);
  const { faq } = await visitor.copy.contact();
  expect(faq.questions.find(({ question }) => question === 'What does it cost?')?.answer).toContain(
    '[Web & App from ₹40,000 a month](/services/web-app-development), [AI & Automation from R$ 900]',
  );
});

test('the answer about prices names none on a site without prices', async () => {
  const { faq } = await testCaller(await testAdmin()).copy.contact();
  const answer = faq.questions.find(({ question }) => question === 'What does it cost?')?.answer;
  expect(answer).toMatch(/^Small jobs start at ₹2,000; [^{}]*one price in writing/);
  expect(answer).not.toContain('lowest prices');
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

test('pages and feeds do not offer records, links and addresses of hidden pages, and a preview shows them', async () => {
  const api = await testAdmin({ env: { PUBLIC_URL: 'https://agency.example' } });
  const [visitor, owner] = [testCaller(api), testCaller(api, api.session.authorization)];
  const service = await api.add('service', { href: '/services/seo' });
  await api.add('service', { title: 'To the blog', href: '/blog' });
  const study = await api.add('caseStudy', { serviceId: service.id });
  const project = await api.add('project', { caseStudyId: study.id, serviceId: service.id });
  const content = `<p>${'Long text. '.repeat(20)}<a href="/portfolio/1">One <b>shop</b></a></p>
    <p><a href="https://agency.example/portfolio">All</a> <a href="https://agency.example.org/portfolio">Others</a></p>`;
  await api.add('post', { slug: 'first', content });

  const { pages, ...others } = defaultCopy('navigation');
  const hidden = { hidden: true, redirect: '' };
  const shown = { ...pages, portfolio: hidden, caseStudies: hidden };
  await saveCopy(api.deps.db, 'navigation', { ...others, pages: shown });
  expect(await visitor.service.detail({ slug: 'seo' })).toMatchObject({ projects: [], caseStudy: null });
  expect((await visitor.project.detail({ id: project.id })).caseStudy).toBeNull();
  expect((await visitor.caseStudy.detail({ id: study.id })).projects).toEqual([]);
  const { html } = await visitor.post.article({ slug: 'first' });
  expect(html).toContain('One <b>shop</b></p>');
  const accept = { accept: 'text/markdown' };
  const files = [api.app.inject('/feed.xml'), api.app.inject('/feed.json')];
  const markdown = api.app.inject({ url: '/blog/first', headers: accept });
  for (const text of [html, ...(await Promise.all([...files, markdown])).map(({ body }) => body)]) {
    expect(text).toContain('https://agency.example.org/portfolio');
    expect(text).not.toMatch(/(?:"|agency\.example)\/portfolio/);
  }
  expect(await owner.sitemap.search({ search: 'the' })).not.toContainEqual(
    expect.objectContaining({ kind: 'project' }),
  );
  expect((await visitor.site.facts()).navigation?.hidden).toEqual([paths.portfolio, paths.caseStudies]);
  expect((await visitor.site.facts()).services).toHaveLength(2);

  await saveCopy(api.deps.db, 'navigation', { ...others, pages: { ...shown, blog: hidden } });
  expect((await visitor.site.facts()).services.map(({ href }) => href)).toEqual(['/services/seo']);
  const { entries, postTotal } = await visitor.sitemap.pages();
  expect(entries.filter(({ path }) => /^\/(blog|portfolio|case-studies)/.test(path))).toEqual([]);
  expect([postTotal, await visitor.sitemap.posts({ limit: 10 })]).toEqual([0, []]);
  expect((await visitor.post.list({})).items).toHaveLength(1);

  const draft = { page: 'about', values: defaultCopy('about') } as const;
  const preview = await siteTexts({ db: api.deps.db, draft }, brandDefaults);
  expect(preview.navigation).toMatchObject({ hidden: [], menu: expect.not.arrayContaining([{ label: 'Blog' }]) });
});
