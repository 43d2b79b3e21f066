import type { PostInput } from '@site/schema/post';

export const cmsOrCustomAdmin: PostInput = {
  title: 'CMS or custom admin: what your editors actually need',
  slug: 'cms-or-custom-admin',
  author: 'Ananya Bose',
  excerpt:
    'Choose the system behind your website by watching the people who will use it. A one-week diary, a comparison over three years in rupees, and the point at which a custom admin pays.',
  content: `
<p>The usual way to choose a content system is to compare feature lists. The editors then get 400 features, use nine of them, and ring the developer for the tenth. A better start is to find out what they do all week.</p>

<h2>Keep a diary for one week</h2>
<p>Ask everyone who touches the site to write down each change: what, how often, how long, and what went wrong. For a chain of four clinics, a week might look like this.</p>
<table>
<thead><tr><th>Task</th><th>Times a week</th><th>Minutes each</th><th>What goes wrong</th></tr></thead>
<tbody>
<tr><td>Change a doctor’s hours</td><td>12</td><td>10</td><td>Same hours typed on three pages; one is forgotten</td></tr>
<tr><td>Add a health article</td><td>2</td><td>45</td><td>Pictures too large, layout breaks</td></tr>
<tr><td>Mark holidays for all clinics</td><td>1</td><td>40</td><td>Done four times over</td></tr>
<tr><td>Export enquiries for the front desk</td><td>5</td><td>15</td><td>Copied by hand into a sheet</td></tr>
<tr><td>Edit the home page banner</td><td>1</td><td>10</td><td>Nothing</td></tr>
</tbody>
</table>
<p>That is 5 hours and 35 minutes, and almost four of those hours go on timings, holidays and enquiries. The articles, which everyone pictures when they think of a CMS, take an hour and a half. This team needs a doctors’ timetable kept in one place far more than it needs a page builder.</p>

<h2>Four kinds of system</h2>
<ul>
<li><strong>Hosted site builder.</strong> A monthly subscription with templates and drag and drop. Quick and cheap. You leave with your text but seldom with your site.</li>
<li><strong>Traditional CMS</strong>, such as WordPress. Editors find it familiar, there is a plugin for most things, and many people can maintain it. Each plugin is also something to update and trust.</li>
<li><strong>Headless CMS.</strong> Content is kept in tidy fields and fed to a separately built site. Good when the same content goes to a website, an app and a screen in the lobby. Previewing a page needs extra work.</li>
<li><strong>Custom admin.</strong> Screens made for your tasks and nothing else. Fast to use and hard to misuse. You depend on whoever built it, so ownership and documentation matter.</li>
</ul>

<h2>Cost over three years</h2>
<p>Prices vary widely. These are reasonable figures for a 40-page site for a business like the clinics. A headless CMS usually falls between the last two columns.</p>
<table>
<thead><tr><th>Cost</th><th>Site builder</th><th>Traditional CMS</th><th>Custom admin</th></tr></thead>
<tbody>
<tr><td>Build</td><td>₹30,000</td><td>₹80,000</td><td>₹2,50,000</td></tr>
<tr><td>Hosting or subscription, a year</td><td>₹24,000</td><td>₹12,000</td><td>₹18,000</td></tr>
<tr><td>Plugins or add-ons, a year</td><td>₹12,000</td><td>₹15,000</td><td>₹0</td></tr>
<tr><td>Maintenance, a year</td><td>₹0</td><td>₹36,000</td><td>₹30,000</td></tr>
<tr><td><strong>Three years</strong></td><td><strong>₹1,38,000</strong></td><td><strong>₹2,69,000</strong></td><td><strong>₹3,94,000</strong></td></tr>
</tbody>
</table>
<p>The custom admin costs ₹1,25,000 more than the traditional CMS. If an editor’s hour costs you ₹200, that is 625 hours over 156 weeks, or <strong>four hours a week</strong>. If purpose-made screens save your team more than that, they pay. If they save less, they are a luxury.</p>
<p>The clinics could save perhaps three hours. On these numbers they should take a traditional CMS with a well-made “doctors and hours” section, and spend ₹40,000 on that section. A business with six editors, or 3,000 products with odd rules, would come out the other way.</p>

<h2>Ten questions for the demonstration</h2>
<p>Have your own editor do the clicking while the vendor watches. Ask to see:</p>
<ol>
<li>Your commonest task from the diary, timed.</li>
<li>A 6 MB photo from a phone, uploaded. Does the system resize it?</li>
<li>A draft, previewed on a phone before it goes live.</li>
<li>A page scheduled for 9 am on Monday.</li>
<li>Yesterday’s version, restored.</li>
<li>An article pasted from Word. Does the formatting come through clean?</li>
<li>A page address changed. Does the old one redirect?</li>
<li>An editor’s account that cannot delete pages or see enquiries.</li>
<li>The title and description for search engines, edited for one page.</li>
<li>Everything exported: text, images and enquiries.</li>
</ol>
<p>Numbers 5 and 10 are the ones people forget to ask, and the ones they need on the worst day.</p>

<h2>Signs that you are choosing wrongly</h2>
<ul>
<li>The argument for it begins with “later we could”. Build for the tasks in the diary.</li>
<li>Editors would be free to set any font and colour. In a year the site looks like a notice board. Fixed blocks with a few choices age better.</li>
<li>Only one person can log in, or everyone shares one password.</li>
<li>A custom system is offered without the source code, a written handover and a price for maintenance.</li>
</ul>
<p>Mixed answers are common and fine: articles and pages in an ordinary CMS, with one custom screen for the thing that makes your business unusual.</p>
<p>If you keep the diary, <a href="/contact">send it to us</a> and we will tell you which way we would go and why. You can see how we build both kinds under <a href="/services/saas-cms-solutions">SaaS and CMS solutions</a>.</p>
`.trim(),
  coverObject: 'browser',
  featuredImage: '/art/cms-or-custom-admin.svg',
  tags: ['CMS', 'Web Development', 'Business'],
  hiddenTags: ['WordPress or custom', 'headless CMS', 'custom admin panel cost', 'content editors'],
  metaTitle: 'CMS or custom admin? What your editors need',
  metaDescription:
    'Keep a one-week diary of edits, compare three systems over three years in rupees, and ask ten questions in the demo before you choose a CMS.',
  metaKeywords: 'CMS comparison, custom admin panel, WordPress vs custom, headless CMS, website cost India',
  published: true,
  featured: false,
  publishedAt: '2025-05-13T04:30:00.000Z',
};
