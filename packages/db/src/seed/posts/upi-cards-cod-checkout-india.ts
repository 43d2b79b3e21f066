import type { PostInput } from '@site/schema/post';

export const upiCardsCodCheckoutIndia: PostInput = {
  title: 'UPI, cards and cash on delivery: a checkout that fits Indian shoppers',
  slug: 'upi-cards-cod-checkout-india',
  author: 'Ananya Bose',
  excerpt:
    'Which payment method to show first, what cash on delivery costs per delivered order, and when dropping it would lose you money. With a worked example and a test list.',
  content: `
<p>An Indian checkout has two jobs that pull against each other. It should let people pay in the way they trust, and it should keep parcels from coming back. The right mix depends on your margin and your return rate, so start with the sums.</p>

<h2>What each order costs you</h2>
<p>Take an order of ₹1,200 with ₹300 of margin before shipping and payment. Assume ₹70 to send, ₹60 to bring back, ₹20 of repacking on each return and a ₹40 courier fee on every cash parcel delivered. Of 100 cash orders, 22 come back. Of 100 prepaid orders, 4 do.</p>
<table>
<thead><tr><th>Per 100 orders sent</th><th>Cash on delivery</th><th>Prepaid</th></tr></thead>
<tbody>
<tr><td>Sending</td><td>₹7,000</td><td>₹7,000</td></tr>
<tr><td>Courier cash fee</td><td>₹3,120</td><td>None</td></tr>
<tr><td>Gateway at 2% plus GST</td><td>None</td><td>₹2,832</td></tr>
<tr><td>Returns</td><td>₹1,760</td><td>₹320</td></tr>
<tr><td><strong>Total</strong></td><td><strong>₹11,880</strong></td><td><strong>₹10,152</strong></td></tr>
<tr><td>Delivered</td><td>78</td><td>96</td></tr>
<tr><td><strong>Cost per delivered order</strong></td><td><strong>₹152</strong></td><td><strong>₹106</strong></td></tr>
</tbody>
</table>
<p>The difference is ₹46. You can give ₹30 off for paying now and still keep ₹16.</p>
<p>Should you then drop cash? Those 100 cash orders leave 78 × ₹300 less ₹11,880, which is ₹11,520. One prepaid order sent leaves ₹186 on average. You would need 62 of the 100 cash buyers to switch just to stand still. If you think fewer would, keep cash on delivery and make it safer instead.</p>

<h2>The order on the screen</h2>
<ol>
<li><strong>UPI.</strong> On a phone, list the common apps and open the chosen one directly. On a computer, show a QR code with a visible countdown. Do not make anyone type a UPI ID where a tap or a scan will do.</li>
<li><strong>Cards.</strong> Offer to save the card as a network token through your gateway. A shop in India may not store card numbers itself.</li>
<li><strong>Net banking and wallets.</strong> Fold these under “More ways to pay”. Few use them; those who do will look.</li>
<li><strong>Pay later and EMI.</strong> Show only above a basket of, say, ₹3,000, with the monthly amount written out.</li>
<li><strong>Cash on delivery.</strong> Last and never hidden, with its conditions in the same line.</li>
</ol>
<p>Ask your gateway for the price of each method in writing. UPI from a bank account carries no merchant discount rate, yet some gateways add a platform charge, and UPI paid from a credit card or wallet may be priced differently. Our table assumes the worst case, the full 2% on everything.</p>

<h2>Cash on delivery with guard rails</h2>
<ul>
<li>Check the PIN code before payment. Turn cash off where your own returns pass 35%.</li>
<li>Confirm the mobile number by OTP for first-time cash buyers only.</li>
<li>Set a ceiling, for example ₹4,000. Above it, ask for ₹199 in advance and the rest at the door.</li>
<li>Send one WhatsApp message with “Confirm”, “Change address” and “Pay now and save ₹30”. Hold dispatch for 12 hours if nobody answers.</li>
<li>If you charge for cash, show the fee on the product page. India’s 2023 guidelines on dark patterns name charges revealed late in checkout as an unfair practice, and shoppers abandon carts over them anyway.</li>
</ul>

<h2>An address form for Indian addresses</h2>
<ul>
<li>PIN code first; fill city and state from it and let people correct them.</li>
<li>A landmark field. Couriers use it.</li>
<li>One name field. Many customers have no surname, or several.</li>
<li>A ten-digit mobile with +91 fixed in front, and the number keypad on phones.</li>
<li>An optional GSTIN behind “I need a GST invoice”.</li>
<li>No compulsory account. Offer one on the thank-you page.</li>
</ul>

<h2>The payment that is neither paid nor failed</h2>
<p>UPI payments sometimes stay pending: the shopper has been debited and your site has heard nothing. Handle three cases before launch.</p>
<ol>
<li><strong>The shopper closes the tab after paying.</strong> The order must be marked paid by the gateway’s server message (a webhook), not by the browser coming back.</li>
<li><strong>No answer after two minutes.</strong> Say “We are checking with your bank. Please do not pay again”, reserve the stock and check automatically for 30 minutes.</li>
<li><strong>The money arrives after you cancelled.</strong> Refund automatically and send the reference number by SMS or e-mail.</li>
</ol>
<p>Every morning, compare the gateway’s settlement report with your orders. Ten minutes finds the order that was paid and never packed.</p>

<h2>Test list before you go live</h2>
<ul>
<li>A ₹1 test product bought through three UPI apps on an Android phone and an iPhone.</li>
<li>A declined card, a wrong OTP and a closed tab.</li>
<li>A cash order to a blocked PIN code.</li>
<li>A full refund and a part refund, with the date they reach the bank.</li>
<li>The whole checkout on slow mobile data. It belongs in your <a href="/services/ecommerce-development">store’s build</a> plan, not after it.</li>
</ul>
<p>Put your own return rate in the table first. If you would like help with the sums or the rebuild, <a href="/contact">write to us</a> with last month’s order counts.</p>
`,
  coverObject: 'card',
  featuredImage: '/art/upi-cards-cod-checkout-india.svg',
  tags: ['E-commerce', 'Payments', 'Conversion', 'Business'],
  hiddenTags: ['upi checkout', 'cash on delivery returns', 'rto cost', 'payment gateway india', 'cod vs prepaid'],
  metaTitle: 'UPI, cards and COD: a checkout for Indian shoppers',
  metaDescription:
    'What cash on delivery costs per delivered order, when a prepaid discount pays for itself, and how to handle pending UPI payments. With test list.',
  metaKeywords: 'upi checkout, cash on delivery cost, rto, payment gateway india, checkout design',
  published: true,
  featured: false,
  publishedAt: '2025-09-02T04:30:00.000Z',
};
