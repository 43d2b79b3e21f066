import type { PostInput } from '@site/schema/post';

export const businessWebsiteCostIndia: PostInput = {
  title: 'What a business website really costs in India, line by line',
  slug: 'business-website-cost-india',
  author: 'Meera Nambiar',
  excerpt:
    'A 12-page company site priced hour by hour, with the yearly bills most quotes leave out. Build ₹2,27,000, three years ₹5,32,700, and the five lines you can safely cut.',
  content: `
<p>Ask three agencies what a website costs and you will hear ₹25,000, ₹2 lakh and “it depends”. All three can be honest. They are pricing different amounts of work. Below is one ordinary site taken apart, so you can see where the money goes and hold your own quote against it.</p>

<h2>The example</h2>
<p>A manufacturer in Okhla sells industrial pumps to dealers. It needs 12 pages: home, about, six product families, a certificates page, a dealer page, contact and a privacy policy. Staff must be able to edit the text. There is an enquiry form, no online payment and no customer login.</p>
<p>We use a blended rate of ₹1,500 an hour. A freelancer may charge ₹600, a large studio ₹3,500. The hours change less than the rate does.</p>

<h2>The build</h2>
<table>
<thead><tr><th>Line</th><th>Effort</th><th>Cost</th></tr></thead>
<tbody>
<tr><td>Brief, sitemap, content plan</td><td>12 hours</td><td>₹18,000</td></tr>
<tr><td>Design: four page types, phone and desktop</td><td>32 hours</td><td>₹48,000</td></tr>
<tr><td>Build and content editor</td><td>50 hours</td><td>₹75,000</td></tr>
<tr><td>Writing 12 pages</td><td>₹2,500 a page</td><td>₹30,000</td></tr>
<tr><td>Photography, one day at the plant</td><td>Fixed</td><td>₹20,000</td></tr>
<tr><td>Forms, analytics, search set-up</td><td>10 hours</td><td>₹15,000</td></tr>
<tr><td>Testing, launch, staff training</td><td>14 hours</td><td>₹21,000</td></tr>
<tr><td><strong>Total before tax</strong></td><td></td><td><strong>₹2,27,000</strong></td></tr>
</tbody>
</table>
<p>GST at 18% adds ₹40,860, so the invoice reads ₹2,67,860. If your business is GST-registered you can usually claim that tax back as input credit. Ask your accountant before you compare a registered agency with an unregistered freelancer.</p>
<p>Note what the table shows: design and code together are ₹1,23,000, a little over half. The rest is deciding, writing, photographing and checking. A quote of ₹1.2 lakh for the same site may simply have left those jobs with you.</p>

<h2>The bills that come every year</h2>
<table>
<thead><tr><th>Line</th><th>Yearly cost</th></tr></thead>
<tbody>
<tr><td>Domain name</td><td>₹900</td></tr>
<tr><td>Hosting with daily backups</td><td>₹12,000</td></tr>
<tr><td>Email, five mailboxes at ₹150 a month</td><td>₹9,000</td></tr>
<tr><td>Plugin and form licences</td><td>₹8,000</td></tr>
<tr><td>Upkeep, four hours a month</td><td>₹72,000</td></tr>
<tr><td><strong>Total before tax</strong></td><td><strong>₹1,01,900</strong></td></tr>
</tbody>
</table>
<p>Over three years that is ₹2,27,000 plus ₹3,05,700: ₹5,32,700. The build is 43% of what you will spend. A cheap build that needs eight hours of repair a month instead of four costs ₹2,16,000 more over the same three years, which is nearly the price of a second site.</p>

<h2>What moves the price most</h2>
<ul>
<li><strong>Page types, not pages.</strong> Six product pages on one layout cost little more than three. Six different layouts cost six designs.</li>
<li><strong>Logins and roles.</strong> A dealer area with its own prices can add 60 to 120 hours.</li>
<li><strong>Connections.</strong> Each link to Tally, a CRM or a courier is 15 to 40 hours, and somebody must look after it.</li>
<li><strong>A second language.</strong> Hindi pages need translation, a font that sets Devanagari well and a second round of checks. Allow 30% to 40% more on writing and testing.</li>
<li><strong>Who decides.</strong> Five approvers and no chairperson can double the design hours.</li>
</ul>

<h2>Where you can save, and where you should not</h2>
<p>These cuts are safe:</p>
<ol>
<li>Launch with eight pages and add four later. Saves about ₹10,000 of writing now.</li>
<li>Start from a good ready-made theme. Saves 15 to 20 design hours, and your site will resemble others.</li>
<li>Use a phone, daylight and a tripod for team photos. Saves ₹10,000 or so.</li>
<li>Write first drafts yourself and pay for editing at about half the writing rate.</li>
<li>Leave out chat, sliders and pop-ups until somebody asks for them.</li>
</ol>
<p>These are not:</p>
<ul>
<li>Owning the domain and hosting accounts in <em>your</em> company’s name.</li>
<li>Backups that someone has restored at least once as a test.</li>
<li>Testing on a ₹10,000 Android phone over mobile data.</li>
<li>Redirects from your old pages. We wrote about <a href="/blog/move-website-keep-search-traffic">moving a site without losing search traffic</a>.</li>
</ul>

<h2>Rough ranges</h2>
<p>At our rate, before tax: a five-page theme site is ₹40,000 to ₹80,000; a 12-page site like this one, ₹2 lakh to ₹3.5 lakh; anything with logins, payments or several integrations starts near ₹5 lakh. If a quote sits far outside these, ask which line is missing or which one you do not need.</p>
<p>See what we include under <a href="/services/website-development">website development</a>, or <a href="/contact">send us a quote you have received</a> and we will tell you what it leaves out.</p>
`,
  coverObject: 'tag',
  featuredImage: '/art/business-website-cost-india.svg',
  tags: ['Web Development', 'Business', 'Pricing'],
  hiddenTags: ['website cost india', 'website price delhi', 'web design quote', 'website maintenance cost'],
  metaTitle: 'What a business website costs in India, line by line',
  metaDescription:
    'A 12-page business website priced line by line in rupees: build, GST, hosting and yearly upkeep, plus the cuts that are safe and the ones that are not.',
  metaKeywords: 'website cost india, business website price, website maintenance cost, web design quote delhi',
  published: true,
  featured: true,
  publishedAt: '2025-10-14T04:30:00.000Z',
};
