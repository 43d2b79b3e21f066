import type { PostInput } from '@site/schema/post';

export const websiteBriefComparableQuotes: PostInput = {
  title: 'How to write a website brief that gets you comparable quotes',
  slug: 'website-brief-comparable-quotes',
  author: 'Meera Nambiar',
  excerpt:
    'Two pages, ten headings and one price table that every agency must fill in. How three quotes ₹1,70,000 apart turned out to differ by ₹72,000 once the gaps were priced.',
  content: `
<p>“Need a modern website, please share your best price” brings back five PDFs that cannot be compared. One includes writing, another assumes you have it. One hosts for a year, another never mentions hosting. You end up choosing by the total at the bottom, which is the number that tells you least.</p>
<p>A brief of two pages fixes most of this. You need no technical words. You need decisions.</p>

<h2>The ten headings</h2>
<ol>
<li><strong>Who we are.</strong> Three sentences: what you sell, to whom, where, how many people you employ.</li>
<li><strong>What should change.</strong> One measurable aim. “From 8 dealer enquiries a month to 20 by March” beats “improve our online presence”.</li>
<li><strong>Who visits.</strong> Two or three kinds of visitor, and the one thing each came to do.</li>
<li><strong>Pages.</strong> A list, marked “must” or “later”.</li>
<li><strong>Functions.</strong> What people do: send an enquiry, download a catalogue, pay by UPI. Write them as sentences beginning “A visitor can” or “Our staff can”.</li>
<li><strong>Content.</strong> What exists, what must be written, who supplies photos, which languages.</li>
<li><strong>Other systems.</strong> Tally, Zoho, a courier, WhatsApp. Say which way the data flows.</li>
<li><strong>What we have.</strong> Domain, hosting, the old site’s address, visitors a month.</li>
<li><strong>Limits.</strong> Launch date and the reason for it, budget range, who decides.</li>
<li><strong>How we will choose.</strong> Your criteria and their weights.</li>
</ol>

<h2>State the budget</h2>
<p>Many owners leave it out, fearing that the quote will rise to meet it. What happens without it is worse: one agency pictures ₹80,000, another ₹6 lakh, and both waste a week. Give a range such as ₹2 lakh to ₹3 lakh and ask what would be left out at the lower end. The answer shows you how they think.</p>

<h2>The table everyone fills in</h2>
<p>Put this in the brief and decline quotes that skip it:</p>
<table>
<thead><tr><th>Line</th><th>Included?</th><th>Price before GST</th><th>Assumption</th></tr></thead>
<tbody>
<tr><td>Planning and sitemap</td><td></td><td></td><td></td></tr>
<tr><td>Design, with number of page types and revision rounds</td><td></td><td></td><td></td></tr>
<tr><td>Build and content editor</td><td></td><td></td><td></td></tr>
<tr><td>Writing, per page</td><td></td><td></td><td></td></tr>
<tr><td>Moving old content and redirects</td><td></td><td></td><td></td></tr>
<tr><td>Testing, and on which phones and browsers</td><td></td><td></td><td></td></tr>
<tr><td>Training and hand-over of accounts</td><td></td><td></td><td></td></tr>
<tr><td>First-year support, hours a month</td><td></td><td></td><td></td></tr>
<tr><td>Third-party costs per year</td><td></td><td></td><td></td></tr>
</tbody>
</table>

<h2>A worked comparison</h2>
<p>Three quotes for the same 14-page site, before GST:</p>
<table>
<thead><tr><th>Line</th><th>Agency A</th><th>Agency B</th><th>Agency C</th></tr></thead>
<tbody>
<tr><td>Quoted</td><td>₹1,40,000</td><td>₹2,30,000</td><td>₹3,10,000</td></tr>
<tr><td>Writing</td><td>+ ₹30,000</td><td>Included</td><td>Included</td></tr>
<tr><td>Moving content, redirects</td><td>+ ₹20,000</td><td>Included</td><td>Included</td></tr>
<tr><td>First-year support</td><td>+ ₹48,000</td><td>+ ₹24,000</td><td>Included</td></tr>
<tr><td><strong>Like for like</strong></td><td><strong>₹2,38,000</strong></td><td><strong>₹2,54,000</strong></td><td><strong>₹3,10,000</strong></td></tr>
</tbody>
</table>
<p>A gap of ₹1,70,000 became ₹72,000. A is still the cheapest, by ₹16,000 over B, and now you can ask whether B’s process is worth ₹16,000. That is a question you can answer.</p>

<h2>Score before you look at prices</h2>
<p>Fix the weights while you are still calm:</p>
<ul>
<li>Understanding of our business, shown in the proposal: 30</li>
<li>Similar work that we can click through on a phone: 25</li>
<li>Like-for-like price: 20</li>
<li>Who does the work, and whether we have met them: 15</li>
<li>Support terms: 10</li>
</ul>
<p>Let two people score separately, then compare. Where you differ by more than five points on a line, talk; one of you has seen something.</p>

<h2>Terms worth writing down</h2>
<ul>
<li>Payment by stage: for example 30% to start, 30% on approved design, 30% on the finished test site, 10% thirty days after launch.</li>
<li>Domain, hosting, analytics and ad accounts in your company’s name from day one.</li>
<li>What one revision round is, and the hourly rate beyond it.</li>
<li>Speed limits. Copy ours from the <a href="/blog/performance-budget-for-non-developers">performance budget</a>.</li>
<li>What happens if <em>you</em> are late with content. Usually you are.</li>
</ul>

<h2>What a brief cannot do</h2>
<p>It will not tell you whether you need a website at all, and a detailed one can lock in a poor idea. So leave one question open: “What would you do differently, and why?” Send the brief to three agencies, four at most. Allow ten working days, give everyone the same 30-minute call and share each answer with all of them.</p>
<p>If you have a draft, <a href="/contact">send it to us</a>. We will mark what is unclear even if you do not ask us to quote. Prefer to talk it through? <a href="/schedule-call">Book a call</a>, or look at what <a href="/services/website-development">our own quotes</a> cover.</p>
`,
  coverObject: 'clipboard',
  featuredImage: '/art/website-brief-comparable-quotes.svg',
  tags: ['Business', 'Web Development', 'Planning'],
  hiddenTags: ['website brief template', 'website rfp', 'compare agency quotes', 'hire web agency delhi'],
  metaTitle: 'Write a website brief that gets comparable quotes',
  metaDescription:
    'A two-page website brief with ten headings, a price table every agency fills in, and a worked example that puts three quotes on the same footing.',
  metaKeywords: 'website brief, website rfp template, compare web agency quotes, website quotation india',
  published: true,
  featured: false,
  publishedAt: '2025-08-05T04:30:00.000Z',
};
