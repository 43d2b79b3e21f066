import type { ServiceInput } from '@site/schema/service';

export const aiServices: ServiceInput[] = [
  {
    title: 'AI Agents for Automotive & Sales',
    description:
      'A sales agent that replies to every enquiry within a minute, by day and by night, on WhatsApp, web chat or phone. It knows your models, on-road prices, exchange offers and EMI tables, asks the questions your sales team would ask, and books the test drive in the showroom calendar. Your staff take over with the full chat in front of them.',
    icon: 'car',
    features: [
      'First reply in under a minute, at any hour',
      'On-road prices by city and variant',
      'EMI and exchange estimates',
      'Test drives booked in your calendar',
      'Lead scoring and CRM entry',
      'Hindi, English and Hinglish',
      'Follow-up on day 2, day 5 and day 12',
    ],
    gradient: 'from-violet-500 to-purple-600',
    color: 'text-violet-600',
    href: '/services/ai-agents-automotive-sales',
    metaTitle: 'AI Sales Agents for Car Dealers',
    metaDescription:
      'AI agents for dealerships and sales teams in India: a reply within a minute, on-road prices, EMI estimates and test drives booked on WhatsApp.',
    heroTitle: 'The first dealer to reply gets the test drive',
    heroDescription:
      'A buyer who asks three showrooms at 10 pm visits the one that answers. The agent answers at once, from your own price list, and leaves your team a booked visit to prepare for.',
    serviceDetails: [
      'We read a month of your enquiries and measure how fast each was answered and what became of it.',
      'We load your models, prices, offers and finance tables, and agree who updates them and when.',
      'We write the conversation with your best salesperson and test it on 150 past enquiries.',
      'We connect WhatsApp, your website, the showroom calendar and your CRM or dealer system.',
      'We start with one showroom, with a person watching every chat for the first two weeks.',
      'We add the other showrooms and review replies, bookings and sales with you every month.',
    ],
    imageUrl: '/art/ai-agents-automotive-sales.svg',
    active: true,
    sortOrder: 130,
  },
  {
    title: 'AI Content & Ad Generation',
    description:
      'A production line for text and images in volume: product descriptions, alt texts, category pages, catalogue photographs on clean backgrounds, regional-language versions and ad sets. Models draft from your own data sheets and brand rules, and an editor checks facts and tone before anything is published. It suits catalogues of 200 items and more.',
    icon: 'writing',
    features: [
      'Product texts from your data sheets',
      'Ten Indian languages, read by native speakers',
      'Catalogue images on clean backgrounds',
      'Ad sets for every product group',
      'Brand rules built into each draft',
      'An editor signs off every batch',
      'Export to Shopify, WooCommerce or CSV',
    ],
    gradient: 'from-violet-500 to-purple-600',
    color: 'text-violet-600',
    href: '/services/ai-content-ad-generation',
    metaTitle: 'AI Content & Ad Generation',
    metaDescription:
      'Product texts, catalogue images and ad sets drafted by AI from your own data and checked by editors, in ten Indian languages and in every format.',
    heroTitle: 'Two thousand product pages, each read by an editor',
    heroDescription:
      'Writing a large catalogue by hand takes a year, and copying the supplier’s text gets you nowhere in search. We draft from your data, edit in batches and publish every week.',
    serviceDetails: [
      'We check your product data for gaps, because a model cannot describe a fabric or a voltage nobody recorded.',
      'We write the brand rules, sample texts and banned phrases with you, and agree what counts as an error.',
      'We draft a pilot batch of 50 items and mark every mistake until two batches in a row pass.',
      'We produce 200 to 400 items a week, and an editor signs each batch before it goes to your store.',
      'We measure search visits and conversion on the new pages and rewrite the slowest tenth.',
    ],
    imageUrl: '/art/ai-content-ad-generation.svg',
    active: true,
    sortOrder: 140,
  },
  {
    title: 'Smart Chatbots & Virtual Assistants',
    description:
      'Assistants that finish a task: book a slot, check an order, open a repair ticket, send a payment link, remind a patient. They run on WhatsApp, your website, phone calls and inside the tools your staff use, connected to your CRM, ERP or spreadsheet. Each task has a limit, a log and a person to hand over to.',
    icon: 'headset',
    features: [
      'Bookings, order status and ticket handling',
      'WhatsApp, web, voice and Microsoft Teams',
      'UPI payment links and receipts',
      'Connected to your CRM, ERP or sheet',
      'A log of every action taken',
      'Limits on what it may do alone',
      'Reminders in the customer’s language',
    ],
    gradient: 'from-violet-500 to-purple-600',
    color: 'text-violet-600',
    href: '/services/smart-chatbots-virtual-assistants',
    metaTitle: 'Smart Chatbots & Virtual Assistants',
    metaDescription:
      'Virtual assistants on WhatsApp, web and phone that book slots, track orders and send UPI links, with a log of every action and a person behind them.',
    heroTitle: 'An assistant that does the errand as well as the talking',
    heroDescription:
      'Telling a customer how to reschedule is a help page. Rescheduling for them is service. We connect the assistant to your systems so that the chat ends with the job done.',
    serviceDetails: [
      'We list the tasks your front desk repeats most and time them, to find the three worth handing over.',
      'We map each task: what it needs to know, what it may change and when a person must decide.',
      'We connect the assistant to your systems with its own limited account and a log of every action.',
      'We test with your staff as customers, including the rude, the confused and the very late.',
      'We open it to one branch or one queue, compare the figures for a month and extend it from there.',
      'We review failed chats with you every fortnight and add new tasks one at a time.',
    ],
    imageUrl: '/art/smart-chatbots-virtual-assistants.svg',
    active: true,
    sortOrder: 150,
  },
];
