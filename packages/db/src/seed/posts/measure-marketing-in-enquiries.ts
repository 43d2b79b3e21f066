import type { PostInput } from '@site/schema/post';

export const measureMarketingInEnquiries: PostInput = {
  title: 'Measure marketing in enquiries, not likes',
  slug: 'measure-marketing-in-enquiries',
  author: 'Faiz Qureshi',
  excerpt:
    'One table a month shows which channel brings people who buy. How to tag your links, ask the right question, define a qualified enquiry and work out the most you can pay for one.',
  content: `
<p>A monthly marketing report often opens with reach, impressions and likes because those numbers are large and tend to rise. None of them pays a salary. If you sell a service or a considered product, the first number on the page should be the cost of one qualified enquiry, by channel.</p>

<h2>The one table you need</h2>
<p>This is a month at an imaginary interiors firm in Gurugram with ₹1,60,000 to spend.</p>
<table>
<thead><tr><th>Channel</th><th>Spend</th><th>Enquiries</th><th>Qualified</th><th>Orders</th><th>Cost per qualified enquiry</th></tr></thead>
<tbody>
<tr><td>Instagram, boosted posts</td><td>₹40,000</td><td>32</td><td>6</td><td>1</td><td>₹6,667</td></tr>
<tr><td>Google search ads</td><td>₹60,000</td><td>48</td><td>20</td><td>5</td><td>₹3,000</td></tr>
<tr><td>SEO work</td><td>₹35,000</td><td>21</td><td>12</td><td>3</td><td>₹2,917</td></tr>
<tr><td>Listing portal</td><td>₹25,000</td><td>70</td><td>5</td><td>1</td><td>₹5,000</td></tr>
<tr><td><strong>All</strong></td><td><strong>₹1,60,000</strong></td><td><strong>171</strong></td><td><strong>43</strong></td><td><strong>10</strong></td><td><strong>₹3,721</strong></td></tr>
</tbody>
</table>
<p>Instagram collected 9,200 likes that month. The portal produced the most enquiries. Judged by either figure you would put next month’s money in the wrong place, because 65 of the portal’s 70 enquiries were from people asking for a carpenter.</p>

<h2>Define “qualified” in one sentence</h2>
<p>Write it down and make everyone use it. For the firm above: <em>a home or office in Delhi NCR, work starting within six months, budget of ₹5 lakh or more, and we have spoken to them.</em> Four conditions, each answerable with yes or no. Without that sentence, the sales team counts generously in good months and strictly in bad ones.</p>

<h2>Know the source of each enquiry</h2>
<p>Three methods together catch most of them.</p>
<h3>1. Tag every link you control</h3>
<p>Add a source to each link in an ad, bio, email or QR code, and let your form save it in a hidden field.</p>
<pre><code>https://example.in/modular-kitchens
  ?utm_source=instagram
  &amp;utm_medium=paid
  &amp;utm_campaign=kitchens-june</code></pre>
<p>It is one line in real use. Keep the words lower case and keep a list of them: “Instagram”, “insta” and “IG” become three channels in the report.</p>
<h3>2. Give WhatsApp and phone their own marks</h3>
<p>Change the prefilled WhatsApp text for each page: “Hi, I saw the modular kitchen page” tells you enough. For calls, a second number used only in ads costs a few hundred rupees a month and separates paid calls from the rest.</p>
<h3>3. Ask, in an open field</h3>
<p>“How did you first hear about us?” in the form, and again on the first call. The tag says where the last click came from. The person says where the interest came from. When they disagree, note both: a customer who searched your name on Google after a neighbour’s recommendation was won by the neighbour.</p>

<h2>What can you afford to pay?</h2>
<p>Work backwards from the margin.</p>
<ol>
<li>Average gross margin on an order: ₹60,000.</li>
<li>Share of it you will spend to win the order: 25%, so ₹15,000.</li>
<li>Share of qualified enquiries that become orders: 10 of 43, or 23%.</li>
<li>Ceiling for one qualified enquiry: ₹15,000 × 10 ÷ 43 = about ₹3,490.</li>
</ol>
<p>The firm’s average of ₹3,721 is slightly too high, while search ads and SEO are under the ceiling. The sensible first step is to move ₹20,000 from boosted posts to search and look again in two months. If the search budget grows and its cost per qualified enquiry stays under ₹3,490, move more. It may not stay there. The cheapest searches are bought first, so expect the cost to climb as you spend more.</p>

<h2>Where the table misleads</h2>
<ul>
<li><strong>Small numbers.</strong> Five qualified enquiries against six is noise. Look at three months together before closing a channel.</li>
<li><strong>Delay.</strong> A kitchen enquiry in June may become an order in August. Count orders in the month the enquiry came, and leave the last two months open.</li>
<li><strong>Helpers.</strong> Some people see you on Instagram for a year, then search your name. If you stop posting and brand-name searches fall over the next quarter, Instagram was doing more than its row shows.</li>
<li><strong>Slow replies.</strong> If nobody answers enquiries for two days, every channel looks bad. Check the time to first reply before you blame the advertisement.</li>
</ul>
<p>Likes and reach have a use here. They are a warning light for content that nobody notices. Keep them on page two.</p>

<h2>Twenty minutes every Monday</h2>
<ol>
<li>Read last week’s enquiries one by one and mark each as qualified or not.</li>
<li>Fill in missing sources. Ring the person if you must.</li>
<li>Write down one thing to change this week, and the number it should move.</li>
</ol>
<p>A shared spreadsheet is enough until about 200 enquiries a month. After that a small CRM saves more time than it costs.</p>
<p>If your website form does not record a source today, that is a half-day job and worth doing before the next campaign. Our <a href="/services/digital-marketing">digital marketing</a> work begins with it, and <a href="/services/seo-optimization">SEO</a> is reported the same way. <a href="/contact">Ask us for the spreadsheet</a> and we will send it.</p>
`.trim(),
  coverObject: 'chart',
  featuredImage: '/art/measure-marketing-in-enquiries.svg',
  tags: ['Analytics', 'Digital Marketing', 'SEO', 'Business'],
  hiddenTags: ['cost per lead', 'qualified enquiry', 'UTM tagging', 'marketing report template'],
  metaTitle: 'Measure marketing in enquiries, not likes',
  metaDescription:
    'One monthly table by channel, a clear definition of a qualified enquiry, link tagging, and the sum that tells you the most you can pay for one.',
  metaKeywords:
    'cost per lead, marketing measurement, UTM tags, qualified enquiries, marketing report for small business',
  published: true,
  featured: false,
  publishedAt: '2025-06-10T04:30:00.000Z',
};
