import type { PostInput } from '@site/schema/post';

export const brandIdentityOn50000Rupees: PostInput = {
  title: 'Naming and colour: building a brand identity on ₹50,000',
  slug: 'brand-identity-on-50000-rupees',
  author: 'Arun Bedi',
  excerpt:
    'A name you can register, three colours that survive a black-and-white invoice, and one good wordmark. How to split ₹50,000 on a first brand identity, and what to leave for year two.',
  content: `
<p>A first brand identity has a modest job. People should be able to say the name, spell it, find it, and recognise it the second time. You can buy that for about ₹50,000 if you spend on the parts that are hard to change later and wait on the rest.</p>

<h2>Where the money goes</h2>
<p>Here is a split for a small food brand. Call it a pickle maker in Lajpat Nagar, selling jars online and through 20 shops.</p>
<table>
<thead><tr><th>Item</th><th>Cost</th><th>Hard to change later?</th></tr></thead>
<tbody>
<tr><td>Name shortlist and checks</td><td>Your time, 2 days</td><td>Very</td></tr>
<tr><td>Trademark application, one class</td><td>₹4,500</td><td>Very</td></tr>
<tr><td>.in and .com domains, one year</td><td>₹1,800</td><td>Very</td></tr>
<tr><td>Wordmark by a professional designer</td><td>₹25,000</td><td>Yes</td></tr>
<tr><td>One-page guide: colours, type, spacing</td><td>₹6,000</td><td>No</td></tr>
<tr><td>Typefaces with an open licence</td><td>₹0</td><td>Somewhat</td></tr>
<tr><td>First print run of labels</td><td>₹8,000</td><td>No</td></tr>
<tr><td>Reserve</td><td>₹4,700</td><td></td></tr>
<tr><td><strong>Total</strong></td><td><strong>₹50,000</strong></td><td></td></tr>
</tbody>
</table>
<p>The trademark figure is the government fee for online filing by an individual, start-up or small enterprise as we write. Check the current fee, and add ₹3,000 to ₹8,000 if an agent files for you.</p>

<h2>Naming: four tests before you fall in love</h2>
<p>Write 30 names, keep 6, and put those 6 through these tests. One usually survives.</p>
<ol>
<li><strong>The phone test.</strong> Say the name once over a bad line to someone who has not seen it. Ask them to type it. If fewer than 4 people in 5 spell it right, drop it. “Kwik” and “Xpress” spellings fail here.</li>
<li><strong>The register test.</strong> Search the public trademark register for the exact name, for names that sound alike, and for the Hindi spelling, in your class. Pickles and household goods sit in different classes, so a clash elsewhere may not matter. If a close match exists in your class, move on.</li>
<li><strong>The address test.</strong> Is the .in or .com free, and a matching handle on the two networks you will really use? A short extra word such as “eat” or “shop” in front is fine.</li>
<li><strong>The room-to-grow test.</strong> “Lajpat Pickles” is awkward once you add chutneys and ship from Noida.</li>
</ol>
<p>There is a trade-off to accept. A descriptive name (“Fresh Homemade Pickles”) explains itself on day one, but is hard to register and hard to defend. An invented or suggestive name needs a tagline for the first year, then belongs to you. For a product that sits on shelves beside competitors, we would choose the second.</p>

<h2>Colour: three are enough</h2>
<p>Choose a main colour, a dark for text and a pale for backgrounds. Test each pair for contrast before you like it too much. Body text needs a ratio of at least 4.5 to 1, and large headings at least 3 to 1. For our pickle maker:</p>
<table>
<thead><tr><th>Pair</th><th>Contrast</th><th>Use</th></tr></thead>
<tbody>
<tr><td>Leaf green #1F5A3C on cream #FBF5E6</td><td>7.5 : 1</td><td>Any text</td></tr>
<tr><td>Ink #1C1A17 on cream #FBF5E6</td><td>16.0 : 1</td><td>Any text</td></tr>
<tr><td>Ink #1C1A17 on mustard #E3A008</td><td>7.7 : 1</td><td>Buttons, price stickers</td></tr>
<tr><td>Mustard #E3A008 on green #1F5A3C</td><td>3.6 : 1</td><td>Large headings only</td></tr>
<tr><td>White on mustard #E3A008</td><td>2.3 : 1</td><td>Never</td></tr>
</tbody>
</table>
<p>White on mustard looks cheerful on a designer’s monitor and disappears on a phone in sunlight. That row is the reason to measure.</p>

<h3>Look at the neighbours first</h3>
<p>Photograph the shelf, or screenshot the first 12 results for your product on a marketplace. If nine of twelve are red and yellow, a deep green is seen from further away than a better red. You are choosing a colour against those neighbours, so judge it there.</p>

<h2>Test the wordmark where it will live</h2>
<p>Ask for the wordmark in these seven settings before you approve it:</p>
<ul>
<li>WhatsApp profile picture, 48 pixels wide, in a circle</li>
<li>Browser tab icon, 16 pixels</li>
<li>GST invoice, printed in black and white on an office laser printer</li>
<li>Courier carton, one colour, stamped slightly crooked</li>
<li>Shop sign seen from 10 metres</li>
<li>Beside the name in Devanagari, if you will ever print it so</li>
<li>On a dark background</li>
</ul>
<p>Insist on the files too: SVG and PDF, a one-colour version, and written transfer of rights. A wordmark delivered only as a JPEG will probably be redrawn at your expense within a year.</p>

<h2>What can wait</h2>
<p>Leave the mascot, the brand film, the 60-page manual and the embossed visiting cards. A one-page guide that your printer and your social media person both follow is worth more than a manual that nobody opens. Revisit the rest when you have a year of sales and know what customers say about you.</p>
<p>If you are at the stage of six names on a sheet of paper, our <a href="/services/brand-strategy-identity">brand strategy and identity</a> work starts exactly there. <a href="/contact">Send us the six</a> and tell us where the product will be sold.</p>
`.trim(),
  coverObject: 'nib',
  featuredImage: '/art/brand-identity-on-50000-rupees.svg',
  tags: ['Branding', 'Design', 'Business'],
  hiddenTags: ['brand naming India', 'logo cost', 'brand colours contrast', 'small business branding budget'],
  metaTitle: 'Brand identity on ₹50,000: naming and colour',
  metaDescription:
    'How to split ₹50,000 on a first brand identity: four tests for a name, three colours with measured contrast, and seven places to try the wordmark.',
  metaKeywords: 'brand identity cost India, business naming, brand colours, logo design budget, trademark class',
  published: true,
  featured: false,
  publishedAt: '2025-06-24T04:30:00.000Z',
};
