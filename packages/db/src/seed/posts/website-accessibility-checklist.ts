import type { PostInput } from '@site/schema/post';

export const websiteAccessibilityChecklist: PostInput = {
  title: 'An accessibility checklist for your next website review',
  slug: 'website-accessibility-checklist',
  author: 'Arun Bedi',
  excerpt:
    'Twelve checks you can do yourself in about an hour with a keyboard, a phone and a free contrast tool. What to look for, which faults to fix first, and roughly how much work each fix is.',
  content: `
<p>Accessibility sounds like a specialist’s subject, and parts of it are. The faults that stop people from buying, though, are mostly plain to see: grey text nobody can read in sunlight, a form that loses what you typed, a menu that only a mouse can open. You can find those yourself before you pay for an audit.</p>
<p>Take your home page, your busiest product or service page, and your enquiry form or checkout. Set aside an hour. Note each failure with the page address and a screenshot.</p>

<h2>With the keyboard only (15 minutes)</h2>
<p>Put the mouse away. Use Tab, Shift+Tab, Enter, Space and Escape.</p>
<ol>
<li><strong>Can you see where you are?</strong> Every link, button and field needs a visible outline when it is reached. Many sites switch it off because it was thought untidy.</li>
<li><strong>Can you reach and open everything?</strong> Try the services menu, the date picker, the image carousel and the cookie notice. Each must open, work and close from the keyboard.</li>
<li><strong>Is the order sensible?</strong> Focus should move as you read. If it jumps to the footer and back, the page was assembled in a different order from the one you see.</li>
</ol>

<h2>With your eyes and a phone (15 minutes)</h2>
<ol>
<li><strong>Contrast.</strong> Body text needs 4.5 to 1 against its background. On white, #999999 scores 2.8 and fails, #767676 scores 4.5 and just passes, #595959 scores 7.0. Check placeholder text and text over photographs as well.</li>
<li><strong>Zoom.</strong> Set the browser to 200%, then 400%. Text should wrap into one column, with nothing cut off and no sideways scrolling.</li>
<li><strong>Touch targets.</strong> Buttons and icons should be at least 24 pixels square, and 44 is kinder. Test with your thumb, standing up.</li>
<li><strong>Colour alone.</strong> “Fields in red are required” tells a colour-blind visitor nothing. Add a word or a sign.</li>
</ol>

<h2>With the form (15 minutes)</h2>
<ol>
<li><strong>Labels.</strong> Each field has a label that stays visible while you type. Placeholder text vanishes at the first letter.</li>
<li><strong>Errors.</strong> Submit the form empty, then with a wrong email. Each message should sit beside its field, say what to do, and leave everything else as you typed it.</li>
</ol>
<p>A field done properly needs very little code, which makes a useful sample to send your developer:</p>
<pre><code>&lt;label for="phone"&gt;Phone number&lt;/label&gt;
&lt;input id="phone" name="phone" type="tel" autocomplete="tel"
       aria-describedby="phone-error" aria-invalid="true"&gt;
&lt;p id="phone-error"&gt;Enter 10 digits, for example 98XXX XXXXX.&lt;/p&gt;</code></pre>

<h2>With the content (15 minutes)</h2>
<ol>
<li><strong>Image descriptions.</strong> Describe what the picture tells the reader: “Oak dining table for six, top view”. Decorative shapes get an empty description so that screen readers skip them. Price lists and offers must be text, never only an image.</li>
<li><strong>Headings and links.</strong> Read only the headings, then only the link texts. Do they make sense alone? Twelve links called “Read more” do not.</li>
<li><strong>Language, sound and movement.</strong> Hindi passages should be marked as Hindi so that a screen reader pronounces them. Videos need captions, which also serve everyone watching on mute in the Metro. Anything that moves for more than five seconds needs a pause button.</li>
</ol>

<h2>What to fix first</h2>
<p>Sort your list by how many people are blocked and how small the fix is.</p>
<table>
<thead><tr><th>Problem</th><th>Effect</th><th>Typical work</th><th>Order</th></tr></thead>
<tbody>
<tr><td>Form cannot be sent by keyboard</td><td>Blocks the sale</td><td>½ to 1 day</td><td>1</td></tr>
<tr><td>Errors unclear or input lost</td><td>Blocks the sale</td><td>½ to 1 day</td><td>1</td></tr>
<tr><td>Low text contrast</td><td>Affects everyone outdoors</td><td>2 to 4 hours, if colours are set in one place</td><td>2</td></tr>
<tr><td>No visible focus</td><td>Keyboard users lost</td><td>1 to 2 hours</td><td>2</td></tr>
<tr><td>Menu opens on hover only</td><td>Pages out of reach</td><td>½ day</td><td>2</td></tr>
<tr><td>Missing image descriptions</td><td>Content missing</td><td>About 2 minutes an image</td><td>3</td></tr>
<tr><td>Old PDFs</td><td>Content missing</td><td>1 hour each; often better as a page</td><td>4</td></tr>
</tbody>
</table>
<p>On a 40-page site built with some care, orders 1 and 2 come to two or three days, plus one for testing. At ₹8,000 a day that is ₹24,000 to ₹32,000. Compare it with your own figures. If five more people a month would have finished the form, and an enquiry is worth ₹1,500 to you in margin, the fault costs ₹7,500 a month and the fix is repaid within five months.</p>

<h2>Two cautions</h2>
<ul>
<li><strong>Automatic tools find only some of it.</strong> They can see that a description is missing. They cannot tell that it is wrong. Use them after the hand checks.</li>
<li><strong>Overlay widgets do not repair a site.</strong> A button offering bigger text sits on top of the same broken form. Spend the yearly fee on fixing the form.</li>
</ul>
<p>Repeat the hour every six months and after each redesign, and once a year ask a customer who uses a screen reader to place an order while you watch. You will learn more from that than from any score.</p>
<p>We run this list on every <a href="/services/website-development">website we build</a>. If you have done the hour and want help with the findings, <a href="/contact">send us your notes</a>.</p>
`.trim(),
  coverObject: 'eye',
  featuredImage: '/art/website-accessibility-checklist.svg',
  tags: ['Web Development', 'Accessibility', 'Design'],
  hiddenTags: ['WCAG checklist', 'keyboard accessibility test', 'colour contrast ratio', 'accessible forms'],
  metaTitle: 'Website accessibility checklist: 12 checks in an hour',
  metaDescription:
    'Twelve accessibility checks you can do in an hour with a keyboard, a phone and a contrast tool, with the order to fix them in and the likely work.',
  metaKeywords:
    'website accessibility checklist, WCAG, colour contrast, keyboard navigation, accessible forms, website review',
  published: true,
  featured: false,
  publishedAt: '2025-05-27T04:30:00.000Z',
};
