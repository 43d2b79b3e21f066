import type { PostInput } from '@site/schema/post';

export const chatbotOrPersonWhenToHandOver: PostInput = {
  title: 'Where a chatbot helps, and where it should hand over to a person',
  slug: 'chatbot-or-person-when-to-hand-over',
  author: 'Lakshmi Rao',
  excerpt:
    'A chatbot is good at delivery areas, order status and opening hours. It is bad at complaints and discounts. Here is how to draw the line, write the handover, and check whether the bot pays for itself.',
  content: `
<p>Most chatbot projects go wrong in the same place. The bot answers the easy question well, then keeps talking when it should have fetched someone. The customer types “agent”, “human” and “call me” in turn, and leaves. This post is about that moment: how to decide in advance which questions the bot keeps and which it passes on.</p>

<h2>Start with your last 200 messages</h2>
<p>Before you choose a tool, export the last 200 customer messages from WhatsApp, email and the website form. Put each one in a spreadsheet row and give it one label. An afternoon is enough. You usually end up with eight to twelve labels, and three or four of them cover more than half the rows.</p>
<p>Then ask two questions of every label:</p>
<ol>
<li><strong>Is the right answer the same for everyone, or found in one system?</strong> “Do you deliver to Gurugram?” is the same for everyone. “Where is my order?” is one look-up.</li>
<li><strong>What does a wrong answer cost?</strong> A wrong closing time costs a little goodwill. A wrong refund promise costs money and possibly a dispute.</li>
</ol>
<p>The bot takes labels with a fixed answer and a low cost of error. Everything else goes to a person.</p>

<h2>Who answers what</h2>
<table>
<thead><tr><th>Question</th><th>First reply</th><th>Hand over when</th></tr></thead>
<tbody>
<tr><td>Hours, address, delivery areas</td><td>Bot</td><td>The pin code is not on the list</td></tr>
<tr><td>Order status</td><td>Bot, from the order system</td><td>The order is late or marked as returned</td></tr>
<tr><td>Product fit (“will this suit a 10 × 12 ft room?”)</td><td>Bot asks 2 or 3 questions</td><td>Always, with the answers attached</td></tr>
<tr><td>Price of a standard item</td><td>Bot, from the catalogue</td><td>The customer asks for a discount or bulk rate</td></tr>
<tr><td>Complaint, damage, refund</td><td>Bot says who will reply and by when</td><td>At once</td></tr>
<tr><td>Medical, legal or financial advice</td><td>Person</td><td>At once</td></tr>
</tbody>
</table>

<h2>Five handover rules to write down</h2>
<ul>
<li>The customer asks for a person, in any wording and in Hindi, Hinglish or English. Hand over on the first request.</li>
<li>The bot has failed to understand twice in a row.</li>
<li>The message contains a trigger word: refund, broken, complaint, cancel, lawyer, urgent.</li>
<li>The order value is above a limit you set, say ₹25,000.</li>
<li>The conversation has passed eight messages with no result.</li>
</ul>
<p>The person who takes over must see the whole conversation. Making a customer repeat everything undoes whatever time the bot saved.</p>

<h3>A handover message that works</h3>
<blockquote><p>This needs someone from our team. I have passed on your order number and the photo. Priya or Imran will reply here by 11 am tomorrow. If it cannot wait, call 011-XXXX-XXXX between 9 and 6.</p></blockquote>
<p>It gives a reason, names what was passed on, sets a time and offers a way out. Outside office hours, state the real time. “Someone will be with you shortly” at 10 pm is untrue, and the customer will remember it.</p>

<h2>Does it pay? A worked example</h2>
<p>Take a furniture shop with 600 chats a month, about 6 minutes each. That is 60 hours. Suppose the bot finishes 55% of them, so 33 hours are saved. A support executive on ₹25,000 for 176 hours costs about ₹142 an hour. Suppose also that 180 of the chats come after closing time, and that answering them brings four extra orders.</p>
<table>
<thead><tr><th>Item</th><th>Per month</th></tr></thead>
<tbody>
<tr><td>Time saved: 33 hours × ₹142</td><td>₹4,690</td></tr>
<tr><td>Extra margin: 4 more orders from night-time chats × ₹3,000</td><td>₹12,000</td></tr>
<tr><td>Bot running cost</td><td>−₹6,000</td></tr>
<tr><td>Reading transcripts: 4 hours × ₹142</td><td>−₹570</td></tr>
<tr><td><strong>Net</strong></td><td><strong>₹10,120</strong></td></tr>
</tbody>
</table>
<p>With a set-up cost of ₹60,000, the shop recovers its money in about six months. Notice where the gain comes from. Saved time alone (₹4,690) does not cover the running cost. The case rests on enquiries that arrive after closing and would otherwise go to the next shop. If your customers write only in office hours, a page of good FAQs may be the better purchase.</p>

<h2>Launch small, then read everything</h2>
<ol>
<li><strong>Week 1:</strong> switch on three labels only, on one channel. Every other message goes straight to a person.</li>
<li><strong>Weeks 2 and 3:</strong> read every transcript. Mark each one as solved, handed over well, handed over late, or wrong.</li>
<li><strong>Week 4:</strong> fix the “late” and “wrong” ones before adding a fourth label.</li>
</ol>
<p>Track two numbers each month: chats solved without a person, and chats where the handover came too late. A rising first number with a rising second number means that the bot is holding on to people it should let go.</p>
<p>Say at the start that it is a bot. People adjust their wording, forgive small errors, and do not feel tricked when a person steps in.</p>
<p>If you would like a second pair of eyes on your 200 messages, see what we do with <a href="/services/smart-chatbots-virtual-assistants">chatbots and virtual assistants</a>, or <a href="/contact">send us the list of labels</a>. We will tell you which ones we would leave to people.</p>
`.trim(),
  coverObject: 'chat',
  featuredImage: '/art/chatbot-or-person-when-to-hand-over.svg',
  tags: ['AI', 'Automation', 'Customer Service', 'Business'],
  hiddenTags: ['chatbot handover', 'WhatsApp chatbot India', 'chatbot cost', 'human agent escalation'],
  metaTitle: 'Chatbot or person? When your bot should hand over',
  metaDescription:
    'Which customer questions a chatbot can answer, five rules for handing over to a person, and a worked example in rupees of what a bot costs and returns.',
  metaKeywords:
    'chatbot for small business, chatbot handover, customer support automation, WhatsApp chatbot, chatbot cost India',
  published: true,
  featured: true,
  publishedAt: '2025-07-08T04:30:00.000Z',
};
