import type { PostInput } from '@site/schema/post';

export const moveWebsiteKeepSearchTraffic: PostInput = {
  title: 'Moving a website without losing its search traffic',
  slug: 'move-website-keep-search-traffic',
  author: 'Faiz Qureshi',
  excerpt:
    'Most traffic lost in a redesign is lost through missing redirects. A method for mapping 240 old addresses in 12 hours, a launch-day list and the signs that call for action.',
  content: `
<p>A new design goes live on Friday. By the next Friday enquiries have halved, and someone says Google needs time. Sometimes it does. More often 200 old addresses now answer “page not found”, and everything they had earned over the years is leaking away.</p>
<p>The remedy is dull and cheap: a list of every old address and where it should lead.</p>

<h2>What the list is worth</h2>
<p>Suppose search brings 6,000 visits a month and a careless move loses 20% of them for half a year. That is 1,200 visits a month. Bought as ads at ₹15 a click they cost ₹18,000 a month, or ₹1,08,000 over six months. If 2% of visitors enquire, you also miss 24 enquiries a month.</p>
<p>Mapping 240 addresses at three minutes each takes 12 hours: ₹18,000 at ₹1,500 an hour, paid once.</p>

<h2>Know which move you are making</h2>
<table>
<thead><tr><th>Move</th><th>Risk</th><th>Main task</th></tr></thead>
<tbody>
<tr><td>New host, same site</td><td>Low</td><td>Test the copy, then switch DNS</td></tr>
<tr><td>New design, same addresses</td><td>Low to medium</td><td>Keep titles, text and internal links</td></tr>
<tr><td>New system, new addresses</td><td>High</td><td>Redirect map</td></tr>
<tr><td>New domain name</td><td>Highest</td><td>Redirect map, and a change of address in Search Console</td></tr>
</tbody>
</table>
<p>Avoid doing all four in one night. If the domain must change, move first with the old design, let things settle for six to eight weeks, then redesign. When the numbers dip you will know which step did it.</p>

<h2>Four weeks before: collect</h2>
<ol>
<li>Export pages from Search Console (12 months), analytics landing pages, the old XML sitemap and a crawl of the site. Merge them and remove duplicates.</li>
<li>Add the addresses other websites link to, from the links report in Search Console. Add PDFs and popular images too.</li>
<li>Write down clicks per page. Usually a few dozen pages bring most of the visits. Map those by hand and by reading them.</li>
<li>Save the old titles, descriptions and headings of the top 50 pages, and a full copy of the old site.</li>
</ol>

<h2>Three weeks before: map</h2>
<p>One sheet, three columns: old address, new address, reason. Three rules:</p>
<ul>
<li><strong>Like to like.</strong> The old page about 40 mm pumps goes to the new page about 40 mm pumps. Sending everything to the home page helps no visitor, and Google treats such redirects much like missing pages.</li>
<li><strong>One hop.</strong> Old straight to final. No chains through last year’s redirects.</li>
<li><strong>Gone means gone.</strong> If nothing replaces a page, let it answer 410 or 404 with helpful links.</li>
</ul>
<p>In an nginx configuration the lines look like this; your server may use another notation:</p>
<pre><code>location = /about-us.html          { return 301 /about; }
location = /product.php            { return 301 /products; }
location = /pumps/40mm-pump.html   { return 301 /products/40mm-pump; }</code></pre>
<p>301 means moved permanently. Do not accept 302 (temporary) for a permanent move. Addresses such as <code>product.php?id=17</code> need a rule that looks at the part after the question mark; ask your developer to show you one working.</p>

<h2>Launch day</h2>
<ol>
<li>A day earlier, lower the DNS lifetime to 300 seconds so that a switch back is quick.</li>
<li>Launch on a Tuesday morning. Never on a Friday.</li>
<li>Remove the <code>noindex</code> tag and the password that hid the test site. A forgotten <code>noindex</code> is the most expensive line on this page.</li>
<li>Check that robots.txt does not say <code>Disallow: /</code>.</li>
<li>Run all old addresses through a checker. Each mapped address must give one 301, then one 200. For a single address this is enough:
<pre><code>curl -sIL https://www.example.com/about-us.html</code></pre></li>
<li>Submit the new XML sitemap. For a new domain, use the Change of Address tool as well.</li>
<li>Send a test enquiry and see that it arrives and that analytics counts it.</li>
</ol>

<h2>The eight weeks after</h2>
<table>
<thead><tr><th>What you see</th><th>Likely meaning</th><th>Do</th></tr></thead>
<tbody>
<tr><td>Dip of 5% to 15% for two to three weeks</td><td>Re-crawling</td><td>Wait, watch weekly</td></tr>
<tr><td>Sharp fall on day one</td><td>noindex, robots.txt or analytics missing</td><td>Check all three within the hour</td></tr>
<tr><td>Not-found reports rising</td><td>Gaps in the map</td><td>Add redirects daily</td></tr>
<tr><td>Certain pages fall, others hold</td><td>Text or headings were cut</td><td>Compare with the saved copy, restore</td></tr>
</tbody>
</table>
<p>The percentages are rules of thumb from our own planning. Compare with the same weeks last year: a school’s traffic falls in May with or without a new site.</p>

<h2>Keep the old things alive</h2>
<p>Leave redirects in place for at least a year, and longer if they cost nothing. Renew the old domain for several years; a lapsed name with your links pointing to it attracts buyers you would not choose. Ask your ten most valuable referring sites to update their links, and change your Business Profile, email signatures and ad addresses the same day.</p>
<p>When you ask for quotes, make the redirect map a line of its own: see <a href="/blog/website-brief-comparable-quotes">writing a brief that gets comparable quotes</a>. We prepare maps and launch checks under <a href="/services/seo-optimization">SEO optimisation</a>, also for sites that others build. <a href="/contact">Tell us your launch date</a>.</p>
`,
  coverObject: 'signpost',
  featuredImage: '/art/move-website-keep-search-traffic.svg',
  tags: ['SEO', 'Web Development', 'Migration'],
  hiddenTags: ['website migration checklist', '301 redirect map', 'domain change seo', 'redesign traffic loss'],
  metaTitle: 'Moving a website without losing search traffic',
  metaDescription:
    'How to map old addresses, write 301 redirects, launch safely and read the weeks after a website move. With costs in rupees and a launch-day list.',
  metaKeywords: 'website migration seo, 301 redirects, domain change, website redesign checklist',
  published: true,
  featured: false,
  publishedAt: '2025-07-22T04:30:00.000Z',
};
