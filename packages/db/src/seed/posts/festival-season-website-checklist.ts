import type { PostInput } from '@site/schema/post';

export const festivalSeasonWebsiteChecklist: PostInput = {
  title: 'Preparing a website for festival-season traffic',
  slug: 'festival-season-website-checklist',
  author: 'Tenzin Dolma',
  excerpt:
    'Work back from Diwali: a six-week calendar, the sums for your busiest minute, what to switch off under load and who picks up the phone. For shops with a few thousand visits a day.',
  content: `
<p>For many shops the weeks from Navratri to Diwali decide the year. They are also the worst weeks to learn that checkout fails at 40 orders an hour. Nothing here needs a bigger team. It needs an early start and a few decisions made while nobody is shouting.</p>

<h2>Find your busiest minute</h2>
<p>A shop gets 2,000 visits on a normal day and expects 20,000 on the first day of its sale.</p>
<ul>
<li>A quarter of them arrive in the best two hours: 5,000 visits, or 2,500 an hour.</li>
<li>At four pages a visit that is 10,000 pages an hour, about 2.8 a second.</li>
<li>Traffic comes in bursts. Multiply by five for the worst minute: 14 pages a second.</li>
</ul>
<p>Fourteen pages a second is easy if pages come from a cache and hard if each one asks the database 80 questions. Ask your developer which yours is, and for a load test at twice your figure, 28 pages a second, including search, cart and checkout.</p>

<h3>Your own messages cause the spike</h3>
<p>Send 40,000 SMS at 10:00 and let 4% tap within five minutes: 1,600 visits in 300 seconds, 5.3 new visitors every second. Send four batches of 10,000, half an hour apart, and the peak falls to 1.3. Same campaign, no new server.</p>

<h2>What an hour of failure costs</h2>
<p>If the day should bring ₹6,00,000 and 12% of it falls in the best hour, that hour is ₹72,000, or ₹1,200 a minute. A larger server for ten days at ₹9,000 is paid for by eight minutes of staying open. A week of custom engineering at ₹90,000 needs 75 minutes. Buy the server first.</p>

<h2>Six-week calendar</h2>
<table>
<thead><tr><th>When</th><th>Do</th></tr></thead>
<tbody>
<tr><td>6 weeks before</td><td>Load test. List the three slowest pages. Agree sale dates with gateway and courier.</td></tr>
<tr><td>5 weeks</td><td>Fix those pages. Compress sale banners to 150 KB each.</td></tr>
<tr><td>4 weeks</td><td>Publish the sale page with last year’s address, so that its search history carries over. Fill it later.</td></tr>
<tr><td>3 weeks</td><td>Second load test. Restore a backup to a test copy and time it.</td></tr>
<tr><td>2 weeks</td><td>Freeze: only repairs from now on. Delivery cut-off dates on product pages.</td></tr>
<tr><td>1 week</td><td>Dress rehearsal: ten people place, change and cancel real orders.</td></tr>
<tr><td>Sale days</td><td>One person watches, one person decides, everyone has both numbers.</td></tr>
<tr><td>1 week after</td><td>Write down what happened while you remember. Resize the server.</td></tr>
</tbody>
</table>
<p>The freeze is the hardest line to hold. Somebody will want a spinning wheel with coupons on the Thursday before Dhanteras. Have the owner say no in advance.</p>

<h2>Stock: sell only what you have</h2>
<p>With 60 gift boxes left and 14 pages a second, two people will buy the last one. Reserve stock when payment begins and release it after 15 minutes. If your shop and a marketplace draw on the same shelf, keep a buffer: with 60 in stock and a sync every ten minutes at one sale a minute, hold back at least ten.</p>

<h2>Switch-off list</h2>
<p>Decide the order now, so that nobody has to think at 8 pm. When pages take over four seconds:</p>
<ol>
<li>Pop-ups, chat and heatmaps.</li>
<li>“Customers also bought” and live stock counters.</li>
<li>Filters and sorting on the largest categories.</li>
<li>Account sign-up at checkout; guests only.</li>
<li>Last resort: a plain waiting page with your phone number and a promise that sale prices hold until midnight. Then keep the promise.</li>
</ol>

<h2>Payments and delivery</h2>
<ul>
<li>Have a second gateway tested and one switch away. Banks have busy days too.</li>
<li>Lower the cash-on-delivery ceiling for the week. A returned gift after Diwali is hard to sell again.</li>
<li>Print the cut-off by zone: “Delhi NCR: order by Thursday noon. Metros: Tuesday. Elsewhere: the Saturday before.”</li>
<li>Write the late-delivery reply and the refund rule before you need them.</li>
</ul>
<p>Our article on <a href="/blog/upi-cards-cod-checkout-india">UPI, cards and cash on delivery</a> covers pending payments in detail.</p>

<h2>Watch five numbers</h2>
<ul>
<li>Orders in the last 15 minutes, against the same time last week</li>
<li>Share of payments that succeed; below 70%, switch the default gateway</li>
<li>Time for the product page to load</li>
<li>Pages answering with an error</li>
<li>Unanswered customer messages</li>
</ul>
<p>Orders come first because they catch what the others miss. A site can look healthy while a coupon error sends everyone away.</p>

<h2>If the festival is ten days off</h2>
<p>Skip the load test and do four things: raise the hosting plan, shrink the banners, split the campaign into batches and write the switch-off list. That is two days’ work.</p>
<p>We run load tests and sale-day watch for stores built by us or by others: see <a href="/services/ecommerce-development">e-commerce development</a>, or <a href="/schedule-call">book a call</a> at least six weeks ahead.</p>
`,
  coverObject: 'lamp',
  featuredImage: '/art/festival-season-website-checklist.svg',
  tags: ['E-commerce', 'Performance', 'Business', 'Planning'],
  hiddenTags: ['diwali sale website', 'festival traffic', 'load testing', 'ecommerce sale checklist'],
  metaTitle: 'Preparing a website for festival-season traffic',
  metaDescription:
    'A six-week plan for a Diwali sale: work out your busiest minute, test for it, decide what to switch off, and set delivery cut-offs and stock buffers.',
  metaKeywords: 'festival season website, diwali sale checklist, load testing, ecommerce traffic spike',
  published: false,
  featured: false,
  publishedAt: null,
};
