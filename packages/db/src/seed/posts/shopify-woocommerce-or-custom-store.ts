import type { PostInput } from '@site/schema/post';

export const shopifyWoocommerceOrCustomStore: PostInput = {
  title: 'Shopify, WooCommerce or a custom store: three years of arithmetic',
  slug: 'shopify-woocommerce-or-custom-store',
  author: 'Ananya Bose',
  excerpt:
    'The same shop priced on three platforms at 300 and at 2,000 orders a month. The monthly costs end up closer than you expect, so the choice rests on who runs the store.',
  content: `
<p>Most platform advice compares feature lists. All three routes can show a catalogue, take a UPI payment and print a GST invoice, so feature lists settle little. What differs is what you pay as you grow, who fixes things on a Sunday and how hard it is to leave.</p>

<h2>The shop</h2>
<p>A home-textiles brand in Panipat: 180 products, an average order of ₹1,200, 60% of orders prepaid and the rest cash on delivery. We price it at 300 and at 2,000 orders a month, over three years, before GST. Gateway charges are about the same everywhere, so they are left out, and so is the time of your own staff.</p>
<p>The figures are our planning assumptions, not price lists. Check plan prices on the day you decide.</p>

<h2>Monthly running cost</h2>
<table>
<thead><tr><th>At 300 orders a month</th><th>Shopify</th><th>WooCommerce</th><th>Custom</th></tr></thead>
<tbody>
<tr><td>Plan or hosting</td><td>₹2,000</td><td>₹2,500</td><td>₹4,000</td></tr>
<tr><td>Platform fee on prepaid sales</td><td>₹4,320</td><td>None</td><td>None</td></tr>
<tr><td>Apps or plugins</td><td>₹3,000</td><td>₹1,500</td><td>None</td></tr>
<tr><td>Upkeep at ₹1,500 an hour</td><td>None</td><td>₹7,500</td><td>₹18,000</td></tr>
<tr><td><strong>Total</strong></td><td><strong>₹9,320</strong></td><td><strong>₹11,500</strong></td><td><strong>₹22,000</strong></td></tr>
</tbody>
</table>
<table>
<thead><tr><th>At 2,000 orders a month</th><th>Shopify</th><th>WooCommerce</th><th>Custom</th></tr></thead>
<tbody>
<tr><td>Plan or hosting</td><td>₹7,500</td><td>₹8,000</td><td>₹8,000</td></tr>
<tr><td>Platform fee on prepaid sales</td><td>₹14,400</td><td>None</td><td>None</td></tr>
<tr><td>Apps or plugins</td><td>₹6,000</td><td>₹2,500</td><td>None</td></tr>
<tr><td>Upkeep at ₹1,500 an hour</td><td>None</td><td>₹15,000</td><td>₹21,000</td></tr>
<tr><td><strong>Total</strong></td><td><strong>₹27,900</strong></td><td><strong>₹25,500</strong></td><td><strong>₹29,000</strong></td></tr>
</tbody>
</table>
<p>The line that surprises people is the platform fee. Shopify’s own payment service is not offered in India, so you connect an Indian gateway and Shopify charges its third-party fee on top of the gateway’s. We assume 2% on the entry plan and 1% on the next one. At 300 orders, prepaid sales are ₹2,16,000 and 2% is ₹4,320. At 2,000 orders, prepaid sales are ₹14,40,000: the entry plan would take ₹28,800, so moving up a plan pays for itself.</p>

<h2>Three years, with the build</h2>
<table>
<thead><tr><th>Platform</th><th>Build</th><th>Total at 300 orders</th><th>Total at 2,000 orders</th></tr></thead>
<tbody>
<tr><td>Shopify</td><td>₹1,00,000</td><td>₹4,35,520</td><td>₹11,04,400</td></tr>
<tr><td>WooCommerce</td><td>₹1,80,000</td><td>₹5,94,000</td><td>₹10,98,000</td></tr>
<tr><td>Custom</td><td>₹8,00,000</td><td>₹15,92,000</td><td>₹18,44,000</td></tr>
</tbody>
</table>
<p>At 300 orders Shopify is ₹1,58,480 cheaper than WooCommerce. At 2,000 they are level: ₹6,400 apart over three years is nothing. Custom never wins on running costs alone. It has to earn its price another way.</p>

<h2>Choose Shopify when</h2>
<ul>
<li>Nobody in the company wants to think about updates, servers or security.</li>
<li>Your catalogue is ordinary: sizes, colours, a few bundles.</li>
<li>You need to be selling within four to six weeks.</li>
</ul>
<p><strong>What you give up:</strong> the checkout is theirs to shape, apps add up quietly and your margin carries the fee.</p>

<h2>Choose WooCommerce when</h2>
<ul>
<li>Articles and guides bring you customers, and shop and blog should live together.</li>
<li>You have a developer on call. Five to ten hours a month is real work, not an insurance policy.</li>
<li>You want to own the code and the data, and move hosts if prices rise.</li>
</ul>
<p><strong>What you give up:</strong> quiet weekends. Skip updates for six months and you are running a shop with a broken lock.</p>

<h2>Choose custom when</h2>
<ul>
<li>The way you sell does not fit a cart: made-to-measure curtains priced by drop and width, dealer price lists, rentals, subscriptions with pauses.</li>
<li>The store must talk to your ERP in both directions, all day.</li>
<li>The software removes a salary or an error you can name.</li>
</ul>
<p>Test that last point with numbers. At 2,000 orders, custom costs ₹7,46,000 more than WooCommerce over three years, which is about ₹20,700 a month. If it replaces one full-time person typing quotations at ₹25,000 a month, it saves ₹9,00,000 and comes out ahead. If it replaces two hours a week of copying, it does not.</p>

<h2>Five questions before you decide</h2>
<ol>
<li>Can I export every product, customer and order today, and in which format?</li>
<li>Who is phoned when checkout fails at 9 pm, and what does that call cost?</li>
<li>Which five apps will I certainly need, and what do they cost at triple today’s orders?</li>
<li>Does the GST invoice match my HSN codes and state-wise tax without manual edits?</li>
<li>What share of my sales is prepaid? The platform fee follows it.</li>
</ol>
<p>If you are unsure, start on the cheapest platform that fits and keep your product data clean in a sheet. Moving later costs roughly ₹60,000 to ₹1,50,000. Building the wrong custom store costs more.</p>
<p>We build on all three: see <a href="/services/ecommerce-development">e-commerce development</a> and the stores in our <a href="/case-studies">case studies</a>. Send your order volume and prepaid share through <a href="/contact">the contact form</a> and we will fill in the table for you.</p>
`,
  coverObject: 'bag',
  featuredImage: '/art/shopify-woocommerce-or-custom-store.svg',
  tags: ['E-commerce', 'Web Development', 'Business', 'Pricing'],
  hiddenTags: ['shopify india cost', 'woocommerce vs shopify', 'custom ecommerce', 'online store cost india'],
  metaTitle: 'Shopify vs WooCommerce vs custom store in India',
  metaDescription:
    'One Indian shop priced on Shopify, WooCommerce and custom code at 300 and 2,000 orders a month. Three-year totals and how to choose.',
  metaKeywords: 'shopify vs woocommerce india, custom online store, ecommerce platform cost',
  published: true,
  featured: false,
  publishedAt: '2025-09-16T04:30:00.000Z',
};
