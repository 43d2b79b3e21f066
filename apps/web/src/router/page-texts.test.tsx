import { type CallForm, defaultCallForm } from '@site/schema/call-form';
import type { Copy } from '@site/schema/copy-pages';
import { defaultNavigation } from '@site/schema/navigation';
import { paths } from '@site/schema/paths';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SiteContext, type SiteFacts } from '../app/site-facts.ts';
import { defaultSite } from '../seo/default-site.ts';
import { importPage, matchPage } from './routes.ts';
import { defaultTexts, MISSING_PAGE, pageData, shortestTexts } from './sample-page-data.ts';

const site = { publicUrl: 'https://agency.example', ...defaultSite };
const data = pageData(shortestTexts);

async function render(pathname: string, pages = data, facts: SiteFacts = site) {
  const { Component } = await importPage(matchPage(pathname).module);
  return renderToStaticMarkup(
    <StaticRouter location={pathname}>
      <SiteContext value={facts}>
        <Component data={pages[pathname]} />
      </SiteContext>
    </StaticRouter>,
  );
}

test.each([
  [paths.home, ['Start Your Project']],
  [paths.about, ['Doors open 09:00 to 18:00', 'Come and ask']],
  [paths.services, ['No services available', 'Fares from ₹2000']],
  [
    paths.service('website'),
    ['What is Websites?', 'What is on the ticket', 'Ready to depart?', 'Have Questions About Websites?'],
  ],
  [paths.service('ai-automation'), ['Name the task you repeat']],
  [paths.caseStudies, ['No Case Studies Yet', 'Your figures next']],
  [paths.portfolio, ['No projects yet', 'Start Your Project']],
  [paths.blog, ['No Blog Posts Yet', 'Want this done?']],
  [paths.blogCategory('maps'), ['No Blog Posts Yet', 'Want this done?']],
  [paths.terms, []],
  [paths.seoAnalysis, ['Brand variations', 'Implementation status']],
  [MISSING_PAGE, ['You may have meant', 'Main stations']],
  [paths.contact, ['Or find us here', 'Rather talk?']],
])('%s hides the parts that have no text', async (pathname, headings) => {
  const html = await render(pathname);
  expect([...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, heading]) => heading)).toEqual(headings);
  // The status of a form is empty until it is sent.
  expect(html.match(/<(ul|ol|dl|tbody|p(?! role="status")|h\d|div|section)\b[^>]*><\/\1>|“”/)?.[0]).toBeUndefined();
});

test('a page that the owner has added names the language of its text', async () => {
  const path = paths.page('careers');
  expect(await render(path)).not.toContain('lang=');
  const html = await render(path, { [path]: { ...(data[path] as object), lang: 'pt-BR' } });
  expect(html).toMatch(/^<div data-line="teal" lang="pt-BR">/);
});

const work = {
  ...{ id: 7, title: 'A room', description: 'It was dark.', category: 'Homes', featured: false },
  ...{ imageUrl: null, projectUrl: null, technologies: [], art: { seed: 'a', tone: 'teal' } },
};

test('the home page shows case studies where there are no projects, and neither part without any', async () => {
  const home = data[paths.home] as { texts: Copy<'home'> };
  const projects = [{ ...work, path: paths.caseStudy(7) }];
  const shown = await render(paths.home, { [paths.home]: { ...home, projects } });
  expect(shown).toContain(`href="${paths.caseStudy(7)}"`);
  expect(shown).toMatch(new RegExp(`href="${paths.caseStudies}"[^>]*>All case studies`));
  expect(shown).not.toContain(`href="${paths.portfolio}"`);
  const hidden = { ...defaultNavigation, hidden: [paths.caseStudies] };
  const facts = { ...site, navigation: hidden };
  for (const html of [
    await render(paths.home),
    await render(paths.home, { [paths.home]: { ...home, projects } }, facts),
  ]) {
    expect(html).not.toContain('Recent arrivals');
  }
});

test('the form that books a call has the words of the owner, and asks for no company without a label', async () => {
  const callForm = Object.fromEntries(Object.keys(defaultCallForm).map((key) => [key, `My ${key}`])) as CallForm;
  const html = await render(paths.scheduleCall, data, { ...site, callForm });
  const { title, lead, placeholder, ...shown } = callForm;
  for (const word of Object.values(shown)) expect(html).toContain(`>${word}</`);
  expect(html).toContain(`placeholder="${placeholder}"`);
  expect(await render(paths.scheduleCall, data, { ...site, callForm: { ...callForm, company: '' } })).not.toMatch(
    /name="company"/,
  );
});

const visit = { ...site, brand: { ...site.brand, bookingName: 'visit', phone: '' } };

test.each([
  ['open', '', 'Your visit with Ascent Digital'],
  ['open', 'moved', 'Your visit was moved. We will email you the new time.'],
  ['open', 'same', 'Your visit is already at this time.'],
  ['cancelled', 'cancelled', 'Your visit was cancelled. We will email you a confirmation.'],
  ['past', '', 'has already taken place.'],
])(
  'the page of a booking that is %s, with the outcome "%s", names it as the owner does',
  async (state, outcome, text) => {
    const path = paths.booking('1.token');
    const call = { id: 1, name: 'Asha', day: '2099-06-10', time: '9:30 AM', state };
    const html = await render(path, { [path]: { token: '1.token', call, day: call.day, days: [], outcome } }, visit);
    expect(html).toContain(text);
    expect(html.replace(/<[^>]*>/g, ' ').replace('Schedule Call', '')).not.toMatch(/\bcalls?\b/i);
  },
);

test.each([
  [paths.contact, ['Send Message']],
  [
    paths.home,
    ['Read More', 'Learn More', 'View All Services', 'Book Free Consultation', 'All projects', 'Start Project'],
  ],
  [paths.about, ['View All Services']],
  [paths.service('website'), ['Schedule Free Consultation', 'Get Custom Quote', 'Send Message']],
  [paths.service('ai-automation'), ['Learn More']],
  [paths.caseStudies, ['All projects']],
  [paths.portfolio, ['View All Services']],
  [paths.blog, ['Contact Us for Updates']],
  [paths.blogCategory('maps'), ['Contact Us for Updates', 'All posts']],
])('the owner can change the labels of the buttons of %s', async (pathname, labels) => {
  const changed = <T,>(texts: T): T =>
    JSON.parse(JSON.stringify(texts), (_, value) => (labels.includes(value) ? `${value}!` : value));
  const navigation = { ...defaultNavigation, labels: changed(defaultNavigation.labels) };
  const pages = pageData((name) => changed(defaultTexts(name)));
  const home = { ...(pages[paths.home] as object), projects: [work] };
  const html = await render(pathname, { ...pages, [paths.home]: home }, { ...site, navigation });
  for (const label of labels) expect(html).toMatch(new RegExp(`>${label}!(?![^<])`));
});
