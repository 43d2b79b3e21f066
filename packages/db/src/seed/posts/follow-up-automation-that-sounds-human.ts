import type { PostInput } from '@site/schema/post';

export const followUpAutomationThatSoundsHuman: PostInput = {
  title: 'Automating follow-up without sounding like a robot',
  slug: 'follow-up-automation-that-sounds-human',
  author: 'Lakshmi Rao',
  excerpt:
    'Five messages over three weeks, two sent by software and three by people, with clear rules for stopping. Includes wording you can copy and the sum that shows whether it is worth setting up.',
  content: `
<p>Enquiries are rarely lost to a bad message. They are lost because the quotation went out on Thursday, Friday was busy, and nobody remembered on Monday. Software is very good at remembering. It is poor at knowing that Mrs Kapoor’s builder has just let her down. So let it do the remembering, and keep the talking for people.</p>

<h2>What to automate</h2>
<table>
<thead><tr><th>When</th><th>Message</th><th>Who sends it</th></tr></thead>
<tbody>
<tr><td>Within 5 minutes</td><td>We have your enquiry; here is what happens next</td><td>Software</td></tr>
<tr><td>Next working day</td><td>First real reply, with one question</td><td>Person, reminded by software</td></tr>
<tr><td>2 days after the quotation</td><td>Did it reach you, is anything unclear?</td><td>Software, in the salesperson’s name</td></tr>
<tr><td>Day 8</td><td>Something useful about their case</td><td>Person, from a draft</td></tr>
<tr><td>Day 21</td><td>Closing the file, door open</td><td>Person, from a draft</td></tr>
</tbody>
</table>
<p>Five messages in three weeks is persistent without being a nuisance. For a ₹2,000 purchase use the first three. For a ₹10 lakh project add a phone call between the third and fourth.</p>

<h2>Rules for stopping</h2>
<p>A sequence feels robotic mainly because it does not notice anything. Most of the human quality comes from these rules, more than from the wording.</p>
<ol>
<li><strong>Any reply on any channel stops everything</strong> until a person restarts it. If they answered on WhatsApp, the email must not go out.</li>
<li>An order, a refusal or “not now” ends the sequence. For “not now”, ask when, and set one reminder for that month.</li>
<li>No automatic message before 10 am or after 7 pm, on Sundays, or on public holidays. The acknowledgement is the one exception.</li>
<li>No customer is in two sequences at once.</li>
<li>An open complaint pauses all sales messages to that person.</li>
<li>Every message offers a plain way to stop, and it works the same day.</li>
</ol>
<p>Ask for consent where you collect the number: a box, not ticked beforehand, that says what you will send and where. On the WhatsApp Business platform, a message sent more than 24 hours after the customer last wrote must use an approved template, so have your third message approved before launch.</p>

<h2>Wording you can copy</h2>
<h3>The acknowledgement</h3>
<blockquote><p>Thanks, Anita. Your enquiry about the café website has reached us. Rohit will read it and reply by 1 pm tomorrow (Wednesday). If you have a menu or a site you like, reply here with it. This note is automatic; Rohit’s will not be.</p></blockquote>
<p>It repeats the subject, names a person and a time, and admits to being automatic. If you cannot keep “by 1 pm tomorrow”, write a time that you can keep.</p>
<h3>After the quotation</h3>
<blockquote><p>Hi Anita, I sent the quotation for the café site on Monday (PDF, 3 pages). Two things people often ask about are the payment stages on page 2 and what is left out on page 3. Is there anything you want changed? Rohit</p></blockquote>
<h3>Closing the file</h3>
<blockquote><p>Hi Anita, I have not heard back, so I am closing this for now. The price holds until 30 April. If the café opens later than planned, write to me whenever it suits you. Good luck with the fit-out. Rohit</p></blockquote>
<p>This last one often draws a reply, perhaps because it is the only message in the series that asks for nothing.</p>

<h3>Phrases to remove</h3>
<ul>
<li>“Just checking in” and “gentle reminder”. Say what you are asking.</li>
<li>“Dear Sir/Madam” when you have the name, and “Hi {first_name}” when you do not. Test with an empty name: the fallback must read well.</li>
<li>“As per my last email”.</li>
<li>Invented urgency. If the price truly holds until the 30th, say so, and let it lapse on the 30th.</li>
</ul>

<h2>Is it worth setting up?</h2>
<p>Take 80 enquiries a month and suppose each gets all five messages, at 5 minutes by hand: 2,000 minutes, or about 33 hours. With two of the five automatic and the other three helped by drafts and reminders (3 minutes each), it is 12 hours. You save 21 hours. At ₹180 an hour that is ₹3,780, against perhaps ₹2,500 a month for the tool. On time alone, a ₹35,000 set-up takes more than two years to repay.</p>
<p>The forgotten enquiries change that. If one in ten slips through today, that is 8 a month. If a fifth of those would have ordered, at ₹8,000 margin:</p>
<pre><code>8 × 20% × ₹8,000        = ₹12,800 a month
Time saved less tool    =  ₹1,280 a month
₹35,000 ÷ ₹14,080       = about 2.5 months</code></pre>
<p>Count your own forgotten ones before you believe this. Open last month’s enquiries and mark those with no second message. If there are none, you do not need software. Below about 20 enquiries a month, a spreadsheet with a “next date” column, sorted every morning, does the same job for nothing.</p>

<h2>Before you switch it on</h2>
<ul>
<li>Send the whole sequence to yourself and two colleagues, on real phones.</li>
<li>Reply to message 2 and make sure that message 3 does not come.</li>
<li>Try a name with one word, a name in Devanagari and an empty name.</li>
<li>Decide who reads replies on Saturdays.</li>
<li>Put a monthly date in the diary to read 20 real conversations from end to end.</li>
</ul>
<p>We set up sequences like this as part of <a href="/services/ai-automation">AI and automation</a>. Bring your last month of enquiries to a <a href="/schedule-call">30-minute call</a> and we will count the forgotten ones together.</p>
`.trim(),
  coverObject: 'envelope',
  featuredImage: '/art/follow-up-automation-that-sounds-human.svg',
  tags: ['Automation', 'AI', 'Digital Marketing', 'Business'],
  hiddenTags: [
    'sales follow-up automation',
    'WhatsApp follow-up templates',
    'CRM reminders',
    'enquiry follow-up email',
  ],
  metaTitle: 'Automating follow-up without sounding like a robot',
  metaDescription:
    'A five-message follow-up plan, six rules for stopping, wording you can copy for email and WhatsApp, and the sum that shows if it is worth it.',
  metaKeywords: 'follow-up automation, sales follow-up messages, WhatsApp Business templates, CRM for small business',
  published: true,
  featured: false,
  publishedAt: '2025-04-15T04:30:00.000Z',
};
