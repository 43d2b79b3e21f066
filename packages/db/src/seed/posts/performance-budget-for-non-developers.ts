import type { PostInput } from '@site/schema/post';

export const performanceBudgetForNonDevelopers: PostInput = {
  title: 'A performance budget you can enforce without reading code',
  slug: 'performance-budget-for-non-developers',
  author: 'Ananya Bose',
  excerpt:
    'Five numbers, three pages and ten minutes a month. How an owner or marketing manager can keep a website fast, with limits to paste into a contract and a rule for saying no.',
  content: `
<p>Websites are rarely slow on launch day. They get slow in month seven, after the chat widget, the third tracking tag and a 4 MB banner somebody exported from Canva. Each addition looked harmless. A performance budget is a short list of limits that makes the total visible before it hurts.</p>
<p>You do not need to code to run one. You need to agree the numbers, check them on a fixed day and be willing to refuse things.</p>

<h2>Why page weight is worth an argument</h2>
<p>Take a phone in a basement shop getting 4 megabits a second. A byte is eight bits, so that line carries 500 KB a second at best.</p>
<ul>
<li>A page of 1,000 KB needs 2 seconds to download.</li>
<li>A page of 3,500 KB needs 7 seconds.</li>
</ul>
<p>Now put money on it. You spend ₹60,000 a month on ads at ₹12 a click: 5,000 visits. If only 8% of those people give up while the heavy page loads, you have paid for 400 visits that never saw your offer. That is ₹4,800 a month, or ₹57,600 a year, before counting the sales. The 8% is our assumption; put in your own figure once your analytics can tell you how many ad clicks never became a page view.</p>

<h2>The five numbers</h2>
<p>The first three are the measures Google calls Core Web Vitals, with the limits it rates as good. The last two are ours.</p>
<table>
<thead><tr><th>What you measure</th><th>In plain words</th><th>Limit</th></tr></thead>
<tbody>
<tr><td>Largest Contentful Paint (LCP)</td><td>When the main picture or headline appears</td><td>2.5 seconds</td></tr>
<tr><td>Interaction to Next Paint (INP)</td><td>How long a tap takes to show a response</td><td>200 milliseconds</td></tr>
<tr><td>Cumulative Layout Shift (CLS)</td><td>How much the page jumps while loading</td><td>0.1</td></tr>
<tr><td>Page weight</td><td>Everything downloaded on a first visit</td><td>1,000 KB</td></tr>
<tr><td>Outside services</td><td>Other companies whose code runs on the page</td><td>4</td></tr>
</tbody>
</table>
<p>Split the 1,000 KB so that everyone knows their share:</p>
<ul>
<li>Pictures: 450 KB</li>
<li>Your own scripts: 250 KB</li>
<li>Outside services (analytics, chat, ads): 120 KB</li>
<li>Fonts: 100 KB</li>
<li>Page text and styles: 80 KB</li>
</ul>

<h2>The monthly check, ten minutes</h2>
<ol>
<li>Choose three pages: the home page, your best-selling product or service, and the page your ads point to.</li>
<li>Open PageSpeed Insights, paste each address and read the <em>mobile</em> result. If your site has enough visitors, the top panel shows what real people experienced over the last 28 days. Trust that panel over the score below it, which is one simulated visit.</li>
<li>For page weight, open the page in a private window in Chrome on a computer, press F12, switch to the phone view, choose Network, tick “Disable cache” and reload. The bar at the bottom says how much was transferred.</li>
<li>Write the numbers in a sheet with the date. One row a page, one column a month.</li>
<li>If a number is over its limit two months running, fixing it goes ahead of any new feature.</li>
</ol>
<p>Expect some noise. A test that reads 2.4 seconds today and 2.7 tomorrow has told you nothing. A move from 2.4 to 3.6 that stays has.</p>

<h2>One in, one out</h2>
<p>When someone wants to add a tool, ask three things:</p>
<ul>
<li>What does it weigh, measured on a test copy of the page?</li>
<li>Which existing tool goes, if this one takes us past four?</li>
<li>Who will look at its data, and on which day will we remove it if nobody does?</li>
</ul>
<p>Most requests end at the third question. A heatmap that ran for two weeks in March has no reason to be there in September.</p>

<h2>A clause for your contract</h2>
<blockquote><p>At hand-over, the home, product and contact pages shall each transfer no more than 1,000 KB on a first visit, and show LCP under 2.5 seconds and CLS under 0.1 in the median of five mobile tests in PageSpeed Insights. Tools added later at the client’s request are excluded, and their measured cost is reported before they go live.</p></blockquote>
<p>The last sentence matters. Without it the developer carries the blame for your chat widget. INP is missing because it needs real visitors; check it two months after launch. The test imitates a slow phone connection, so this clause is stricter than what most of your visitors will see. Relax it to 3 seconds for picture-heavy pages rather than argue about it later.</p>

<h2>When to break the budget</h2>
<p>A jewellery page may need large pictures. A furniture shop may earn its 3D viewer. Fine: raise the limit for <em>that</em> page, write the reason beside it and load the heavy part only after a tap. A budget with three recorded exceptions still works. One that nobody looks at does not.</p>
<p>If you would like a baseline first, we measure your three pages and list the fixes by effort as part of <a href="/services/seo-optimization">SEO optimisation</a>. Building from scratch? Put the limits in the brief; our <a href="/blog/website-brief-comparable-quotes">guide to comparable quotes</a> shows where. Or just <a href="/contact">ask us</a>.</p>
`,
  coverObject: 'gauge',
  featuredImage: '/art/performance-budget-for-non-developers.svg',
  tags: ['Performance', 'Web Development', 'SEO', 'Business'],
  hiddenTags: ['core web vitals', 'page speed', 'website speed india', 'page weight', 'performance budget'],
  metaTitle: 'A website performance budget for non-developers',
  metaDescription:
    'Five limits, three pages, ten minutes a month: how to keep a business website fast without reading code, with a contract clause you can copy.',
  metaKeywords: 'performance budget, core web vitals, website speed, page weight limit',
  published: true,
  featured: false,
  publishedAt: '2025-09-30T04:30:00.000Z',
};
