import type { PostInput } from '@site/schema/post';

export const localSeoFirst90Days: PostInput = {
  title: 'Local SEO for a clinic, a school or a shop: the first 90 days',
  slug: 'local-seo-first-90-days',
  author: 'Faiz Qureshi',
  excerpt:
    'A week-by-week plan for a business that serves one neighbourhood: profile, pages, reviews and what to measure. About three hours a week, and no tool you need to pay for.',
  content: `
<p>If your customers come from within five kilometres, you do not need to rank across India. You need to appear when someone in Lajpat Nagar types “dentist near me”, and your listing has to answer the next question: open now, how far, any good?</p>
<p>This plan takes about three hours a week. It uses Google’s free Business Profile, your website and a spreadsheet.</p>

<h2>Days 1 to 14: facts and ownership</h2>
<ol>
<li><strong>Claim the profile</strong> with an account the business owns, not a nephew’s Gmail. Search for duplicates first; old addresses often have their own listing.</li>
<li><strong>Verify it.</strong> Google often asks for a video. Film the street, the signboard, the shutter going up and a bill or licence with the address, in one take.</li>
<li><strong>Use your real name.</strong> “Example Dental Clinic”, not “Example Dental Clinic Best Dentist South Delhi”. Added keywords break Google’s rules and can get the listing suspended.</li>
<li><strong>Pick the narrowest main category.</strong> “Paediatric dentist” if that is what you are. Two or three further categories are enough.</li>
<li><strong>Set hours, including holidays.</strong> Enter the next three public holidays now.</li>
<li><strong>Write your name, address and phone once</strong> in a sheet. Copy it everywhere, spelling and all.</li>
</ol>

<h2>Days 15 to 30: the pages</h2>
<p>A profile without a good site behind it has little to stand on. You need:</p>
<ul>
<li>One page for each thing people search for: “Root canal”, “Nursery admission”, “Sofa repair”. 300 useful words with prices or price ranges beat 1,000 vague ones.</li>
<li>One page per location, if you have more than one, each with its own photos, staff, parking and nearest metro gate.</li>
<li>A phone number that dials when tapped, on every page.</li>
</ul>
<p>Do not publish 40 near-identical pages with only the area’s name swapped. They help no reader, and search engines treat them as spam.</p>
<p>Ask your developer to add your details in a form that search engines read without guessing:</p>
<pre><code>{
  "@context": "https://schema.org",
  "@type": "Dentist",
  "name": "Example Dental Clinic",
  "telephone": "+91 11 5550 0100",
  "address": {
    "@type": "PostalAddress",
    "streetAddress": "12 Example Market",
    "addressLocality": "New Delhi",
    "postalCode": "110024",
    "addressCountry": "IN"
  },
  "openingHours": "Mo-Sa 10:00-19:00"
}</code></pre>

<h2>Days 31 to 60: reviews, asked for properly</h2>
<p>Print a card with a QR code that opens your review link. Hand it over at the moment people are pleased: the follow-up visit, the parents’ meeting, the delivery.</p>
<p>The sums: you serve 90 people a week and ask all of them. If one in 20 writes, that is 4.5 reviews a week, about 50 over 11 weeks. Ask only when you remember and you will get six.</p>
<ul>
<li>Ask everyone, not just the happy ones. Filtering is against Google’s rules, and so is any gift or discount for a review.</li>
<li>Answer each review within three days, in two sentences.</li>
<li>For a bad one: thank, state one fact, give a phone number. Never reveal that someone is a patient or name a child.</li>
</ul>

<h2>Days 61 to 90: photos, posts, mentions</h2>
<ul>
<li>Five new photos a month of real rooms, people and work. Stock pictures of smiling strangers persuade nobody who lives next door.</li>
<li>One short post a week: new timings, admission dates, stock that arrived.</li>
<li>Ten mentions on sites that matter locally: the market association, a supplier’s dealer page, the school board’s directory, Justdial and one or two trade listings. Same name, address and phone each time.</li>
</ul>

<h2>What differs by type</h2>
<table>
<thead><tr><th>Question</th><th>Clinic</th><th>School</th><th>Shop</th></tr></thead>
<tbody>
<tr><td>Best page to write first</td><td>Treatment with fees and duration</td><td>Admissions with dates and fees</td><td>What is in stock, with prices</td></tr>
<tr><td>Season</td><td>Steady</td><td>Publish two months before admissions open</td><td>Three weeks before festivals</td></tr>
<tr><td>Watch out for</td><td>Medical councils restrict advertising by doctors; keep to facts and take advice on testimonials</td><td>Parents’ consent for children’s photos</td><td>Wrong holiday hours</td></tr>
<tr><td>Action to count</td><td>Calls and bookings</td><td>Campus visits</td><td>Direction requests</td></tr>
</tbody>
</table>

<h2>Measure four things, monthly</h2>
<ol>
<li>Calls and direction requests in the profile’s performance report.</li>
<li>Visits from the profile. Put this address in its website field so that analytics can tell them apart:
<pre><code>https://www.example.com/?utm_source=google&amp;utm_medium=organic&amp;utm_campaign=profile</code></pre></li>
<li>Number of reviews and their average.</li>
<li>How new customers say they found you. A tally at reception is crude, and still better than a dashboard nobody opens.</li>
</ol>

<h2>What to expect</h2>
<p>Corrected facts can show within days. Reviews and pages need two to three months. Distance stays the factor you cannot change: a clinic in Rohini will not appear for someone standing in Saket, whatever an agency promises. If anyone guarantees first place, ask for which street.</p>
<p>Doing it yourself costs time only. Done for you, these 90 days take about 40 hours: at ₹1,500 an hour, ₹60,000. See <a href="/services/seo-optimization">SEO optimisation</a> for what we cover, or <a href="/contact">send us your listing</a> and we will name the three fixes we would make first.</p>
`,
  coverObject: 'pin',
  featuredImage: '/art/local-seo-first-90-days.svg',
  tags: ['SEO', 'Local Business', 'Marketing', 'Business'],
  hiddenTags: ['local seo delhi', 'google business profile', 'clinic seo', 'school seo', 'near me searches'],
  metaTitle: 'Local SEO for clinics, schools and shops: 90 days',
  metaDescription:
    'A week-by-week local SEO plan for a clinic, school or shop in India: Business Profile, pages, reviews and four numbers to measure each month.',
  metaKeywords: 'local seo india, google business profile, clinic seo, school marketing, shop near me',
  published: true,
  featured: true,
  publishedAt: '2025-08-19T04:30:00.000Z',
};
