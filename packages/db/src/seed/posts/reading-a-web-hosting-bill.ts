import type { PostInput } from '@site/schema/post';

export const readingAWebHostingBill: PostInput = {
  title: 'Reading a web hosting bill',
  slug: 'reading-a-web-hosting-bill',
  author: 'Tenzin Dolma',
  excerpt:
    'A line-by-line reading of a ₹7,906 monthly hosting invoice: what each item buys, which five lines can shrink, and what to check about GST, renewal prices and bills in dollars.',
  content: `
<p>Hosting bills grow quietly. Someone adds a disk for a migration, somebody else buys a certificate, and two years later the card is charged every month for things that no one can name. Reading the invoice once a year takes half an hour. Here is how, with an example.</p>

<h2>A sample invoice</h2>
<p>This is one month for an online shop with about 30,000 visits, on a cloud server with two processors and 4 GB of memory. The figures are made up, though the lines are typical.</p>
<table>
<thead><tr><th>Line</th><th>Amount</th><th>What it is</th></tr></thead>
<tbody>
<tr><td>Server, 2 vCPU, 4 GB</td><td>₹2,000</td><td>The machine that runs the site</td></tr>
<tr><td>Automatic backups</td><td>₹400</td><td>20% of the server price</td></tr>
<tr><td>Extra storage, 50 GB</td><td>₹400</td><td>Product photographs</td></tr>
<tr><td>Snapshots, 4</td><td>₹600</td><td>Full copies made by hand</td></tr>
<tr><td>Unattached IP address</td><td>₹250</td><td>An address reserved for a server that has gone</td></tr>
<tr><td>Control panel licence</td><td>₹1,400</td><td>Screens for managing the server</td></tr>
<tr><td>Mailboxes, 8</td><td>₹1,000</td><td>₹125 each</td></tr>
<tr><td>Data transfer above allowance, 200 GB</td><td>₹300</td><td>Pages and pictures sent to visitors</td></tr>
<tr><td>SSL certificate</td><td>₹350</td><td>The padlock</td></tr>
<tr><td>Subtotal</td><td>₹6,700</td><td></td></tr>
<tr><td>GST at 18%</td><td>₹1,206</td><td></td></tr>
<tr><td><strong>Total</strong></td><td><strong>₹7,906</strong></td><td></td></tr>
</tbody>
</table>

<h2>Five lines to question</h2>
<ol>
<li><strong>Snapshots: save ₹450.</strong> Three of the four were made before upgrades in past years. Once a newer backup has been tested, they can go.</li>
<li><strong>Unattached IP: save ₹250.</strong> First make sure that no old domain record points to it.</li>
<li><strong>SSL certificate: save ₹350.</strong> An ordinary shop can use a free certificate that renews itself. The encryption is the same. Pay only if a bank or a large customer demands a particular kind.</li>
<li><strong>Mailboxes: save ₹375.</strong> Three of the eight belong to people who have left. Export the mail, forward the addresses, close the boxes.</li>
<li><strong>Data transfer: save ₹300.</strong> 200 GB over the limit nearly always means pictures that are too large. If an average page drops from 5 MB to 2 MB, the overage on this shop disappears and the pages open faster.</li>
</ol>
<p>Together that is ₹1,725 a month before tax, or ₹20,700 a year. The new bill is ₹4,975 plus ₹895.50 of GST: ₹5,870.50. The work is about a day, most of it on the pictures.</p>
<p>The control panel is a matter of taste. If your developer works without one, ₹1,400 a month buys nothing. If your own staff create mailboxes in it every week, keep it.</p>

<h2>Two lines never to cut</h2>
<ul>
<li><strong>Backups.</strong> ₹400 a month is small beside one day of lost orders. Check that at least one copy is kept with a different provider, and that somebody has restored one in the past six months.</li>
<li><strong>Memory the shop really uses.</strong> A server that runs at 90% on a normal Tuesday will fall over on the first day of a Diwali sale. Look at the busiest week of the year before choosing a smaller plan. If that week stays under 40%, shrinking is sensible.</li>
</ul>

<h2>Shared plans: look at the renewal</h2>
<p>Small sites are often on a shared plan with a first-term price. An offer of ₹149 a month for 36 months is ₹5,364 paid in advance. If it renews at ₹449, a single year then costs ₹5,388, more than the first three together. There is nothing wrong with taking the offer. Put the renewal date in the diary, two months early, so that you have time to move.</p>
<p>Check the same for the domain name. A first year at ₹199 that renews at ₹1,299 is common. Make sure, too, that the domain is registered in your company’s name with your own email address, whoever pays for it.</p>

<h2>GST and dollars</h2>
<ul>
<li>Put your GSTIN in the billing profile. Without it on the invoice you may be unable to claim input tax credit, ₹1,206 a month in the example.</li>
<li>A provider abroad bills in dollars. A $24 plan at ₹86 is ₹2,064, and a card mark-up of 3.5% makes it about ₹2,136. Compare that with Indian prices before tax.</li>
<li>Buying from abroad without Indian GST on the invoice may leave the tax for you to pay under reverse charge. Ask your accountant once and write the answer down.</li>
</ul>

<h2>Half an hour, once a year</h2>
<ol>
<li>Download the last three invoices. Differences between months are the first thing to explain.</li>
<li>Next to every line, write what it does and who asked for it.</li>
<li>Mark lines that nobody can explain. Switch them off for a week before deleting them, if the provider lets you.</li>
<li>List renewal dates for hosting, domains, mail and licences in one place.</li>
<li>Check who can log in to the account, and remove those who have left.</li>
<li>Set a spending alert at 120% of the normal bill.</li>
</ol>
<p>If there are lines you cannot explain, <a href="/contact">send us the invoice</a> with your account details blacked out. We will mark what each line does. Hosting is also set out item by item in every <a href="/services/website-development">website</a> proposal we write.</p>
`.trim(),
  coverObject: 'receipt',
  featuredImage: '/art/reading-a-web-hosting-bill.svg',
  tags: ['Web Development', 'Hosting', 'Business'],
  hiddenTags: ['web hosting cost India', 'cloud server bill', 'hosting renewal price', 'GST on hosting'],
  metaTitle: 'Reading a web hosting bill, line by line',
  metaDescription:
    'A sample ₹7,906 hosting invoice read line by line: what each item buys, five lines that can shrink, and what to check about GST and renewals.',
  metaKeywords: 'web hosting bill, hosting cost India, cloud server pricing, SSL certificate cost, GST on hosting',
  published: false,
  featured: false,
  publishedAt: null,
};
