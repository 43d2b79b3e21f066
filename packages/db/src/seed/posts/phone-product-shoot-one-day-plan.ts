import type { PostInput } from '@site/schema/post';

export const phoneProductShootOneDayPlan: PostInput = {
  title: 'Product photographs and video on a phone: a one-day shoot plan',
  slug: 'phone-product-shoot-one-day-plan',
  author: 'Arun Bedi',
  excerpt:
    'Twelve products, 72 photographs and 12 short clips in one day, with a phone and about ₹5,000 of kit. The shot list, the timetable, the file names, and when to hire a photographer instead.',
  content: `
<p>A recent phone takes product pictures that are good enough for most online shops. What usually spoils them is mixed light, a different angle for each product and a day with no plan. Here is the plan we give clients who want to shoot their first catalogue themselves: 12 products, six photographs each, one short clip each.</p>

<h2>The kit: about ₹5,000</h2>
<table>
<thead><tr><th>Item</th><th>Approximate cost</th><th>Why</th></tr></thead>
<tbody>
<tr><td>Tripod, 1.5 m</td><td>₹1,500</td><td>Same height and angle for every product</td></tr>
<tr><td>Phone clamp with a swivel head</td><td>₹400</td><td>Top view without holding the phone</td></tr>
<tr><td>Two white foam boards</td><td>₹600</td><td>Bounce light into the shadow side</td></tr>
<tr><td>Two sheets of white chart paper</td><td>₹120</td><td>Curved backdrop without a line behind the product</td></tr>
<tr><td>Microfibre cloth</td><td>₹100</td><td>Fingerprints, and the phone’s lens</td></tr>
<tr><td>LED panel with a diffuser (optional)</td><td>₹2,200</td><td>Cloudy days and evenings</td></tr>
<tr><td><strong>Total</strong></td><td><strong>₹4,920</strong></td><td></td></tr>
</tbody>
</table>

<h2>The evening before</h2>
<ul>
<li>Choose a table beside a large window. North-facing is best. If the sun comes in directly, hang a thin white curtain.</li>
<li>Switch off tube lights and bulbs in the room. Daylight and tube light together turn white products green on one side.</li>
<li>Clean, iron or polish all 12 products. Ten minutes now saves an hour of retouching.</li>
<li>Empty the phone: 15 GB free, fully charged, with a charger at the table.</li>
<li>Print the shot list and put the products in order, similar sizes together.</li>
</ul>

<h2>Phone settings</h2>
<ul>
<li>Main camera at 1×, or 2× if it is a real lens. The wide lens bends straight edges.</li>
<li>Grid on, flash off, filters and portrait mode off. Portrait mode blurs the edges of handles and straps.</li>
<li>Touch the product and hold until focus and exposure lock. Then raise the exposure a little so that white paper looks white.</li>
<li>Use the two-second timer, so that your finger does not shake the picture.</li>
<li>Video in 1080p at 30 frames a second. 4K fills the phone and your shop will shrink it anyway.</li>
</ul>

<h2>Six photographs of each product</h2>
<ol>
<li><strong>Front</strong>, white background, filling 85% of the frame. This is the listing image.</li>
<li><strong>Three-quarter view</strong>, from slightly above.</li>
<li><strong>Back or underside</strong>, with ports, zips or ingredients.</li>
<li><strong>Close detail:</strong> stitching, grain, texture, finish.</li>
<li><strong>Scale:</strong> in a hand, or beside something everyone knows. This one can prevent returns, since “smaller than I thought” is a common reason to send something back.</li>
<li><strong>In use:</strong> on the shelf, on the table, being poured or worn.</li>
</ol>
<p>Take three frames of each. That makes 216 frames to choose 72 from, which is a short evening’s work.</p>

<h2>The timetable</h2>
<table>
<thead><tr><th>Time</th><th>What</th></tr></thead>
<tbody>
<tr><td>9:00</td><td>Set up, lock the tripod, mark its feet and the product’s spot with tape</td></tr>
<tr><td>9:30</td><td>Test with product 1. Look at it on a laptop before going on</td></tr>
<tr><td>10:00 to 12:00</td><td>Photographs 1 to 5 for products 1 to 6, 20 minutes each</td></tr>
<tr><td>12:00 to 12:30</td><td>Copy everything to the laptop and check focus</td></tr>
<tr><td>12:30 to 2:30</td><td>Photographs 1 to 5 for products 7 to 12</td></tr>
<tr><td>2:30 to 3:15</td><td>Lunch</td></tr>
<tr><td>3:15 to 4:15</td><td>Photograph 6 for all, in one real setting, 5 minutes each</td></tr>
<tr><td>4:15 to 5:45</td><td>Video, 7 minutes a product</td></tr>
<tr><td>5:45</td><td>Second copy to a drive; tick the list; reshoot what is missing</td></tr>
</tbody>
</table>
<p>Two people are enough: one at the phone, one handling products and ticking the list. Alone, plan eight products.</p>

<h2>The clip: 12 seconds, four shots</h2>
<p>Three seconds each: the whole product, one hand using it, one detail, the product in its place. Hold the phone upright for social media. Speak over it later or add text, because many people watch without sound. Keep the first three seconds free of your logo; the product is what they stopped for.</p>

<h2>Afterwards</h2>
<ul>
<li>Crop every photograph to the same square, 2,000 × 2,000 pixels.</li>
<li>Correct white once, then paste the same correction to all pictures from that light. Do not make the colour prettier than the product: a maroon that arrives brown comes back.</li>
<li>Export for the web at under 200 KB each and keep the originals.</li>
<li>Name files so that a person and a search engine can read them:</li>
</ul>
<pre><code>brass-diya-small_01-front.jpg
brass-diya-small_02-three-quarter.jpg
brass-diya-small_05-scale.jpg</code></pre>

<h2>When to hire a photographer</h2>
<p>Jewellery, glass, polished steel and anything worn by a model need lights and skill that this plan does not cover. So does the one large picture on your home page. A sound split for a first catalogue of 50 products is to shoot 45 yourself and pay for the five that sell the most. At ₹1,200 a product that is ₹6,000, against ₹60,000 for all of them.</p>
<p>If you have the footage and no one to cut it, see <a href="/services/video-editing-motion-graphics">video editing and motion graphics</a>. For the shop it will appear in, see <a href="/services/ecommerce-development">e-commerce development</a>, or <a href="/contact">send us three test frames</a> and we will tell you what to change before the day.</p>
`.trim(),
  coverObject: 'camera',
  featuredImage: '/art/phone-product-shoot-one-day-plan.svg',
  tags: ['E-commerce', 'Photography', 'Video', 'Branding'],
  hiddenTags: ['product photography with phone', 'DIY product shoot India', 'product video shot list'],
  metaTitle: 'Product photos and video on a phone: a one-day plan',
  metaDescription:
    'A one-day plan to shoot 12 products on a phone: ₹5,000 of kit, six photographs each, a 12-second clip, a timetable, and when to hire a photographer.',
  metaKeywords: 'product photography on phone, product video, e-commerce photos, shot list, DIY product shoot',
  published: true,
  featured: false,
  publishedAt: '2025-04-29T04:30:00.000Z',
};
