import { landingCopy } from './landing-copy.ts';

/** The texts of the landing page for AI and automation. */
export const aiLandingCopy = landingCopy({
  search: {
    title: 'AI Agents & Automation in {city}',
    description:
      'AI sales agents, content and ad generation, and assistants on WhatsApp and phone, built in {city} with limits, a log and a person to hand over to.',
    keywords: 'AI agents {city}, AI automation, AI sales agents, AI content generation, chatbots, virtual assistants',
  },
  name: 'AI & Automation',
  tone: 'violet',
  hero: {
    title: 'Give the repeat work to a machine. Keep the judgement.',
    lead: 'Agents that reply at 11 pm, drafts for two thousand products, assistants that finish the errand. Each has a limit, a log and a person behind it.',
    terminus: 'Done',
  },
  cardsTitle: 'Three services that run at night',
  cards: [
    {
      title: 'AI Agents for Automotive & Sales',
      mapLabel: 'Sales agent',
      description:
        'Every enquiry answered within a minute, from your own price list, with the test drive in the showroom calendar.',
      icon: 'car',
      features: [
        'First reply in under a minute',
        'On-road prices by city and variant',
        'EMI and exchange estimates',
        'Test drives in your calendar',
        'Lead scoring and CRM entry',
        'Hindi, English and Hinglish',
        'Follow-up on day 2, day 5 and day 12',
      ],
      href: '/services/ai-agents-automotive-sales',
    },
    {
      title: 'AI Content & Ad Generation',
      mapLabel: 'Content',
      description:
        'Product texts, catalogue images and ad sets drafted from your data sheets. An editor signs off every batch.',
      icon: 'writing',
      features: [
        'Texts from your data sheets',
        'Ten Indian languages',
        'Catalogue images, clean backgrounds',
        'Ad sets for every product group',
        'Brand rules in every draft',
        'Export to your store or CSV',
        'An editor signs off every batch',
      ],
      href: '/services/ai-content-ad-generation',
    },
    {
      title: 'Smart Chatbots & Virtual Assistants',
      mapLabel: 'Assistant',
      description:
        'Assistants that book the slot, check the order and send the payment link on WhatsApp, web and phone.',
      icon: 'headset',
      features: [
        'Bookings, orders and tickets',
        'WhatsApp, web and voice',
        'UPI links and receipts',
        'Connected to CRM, ERP or sheet',
        'A log of every action',
        'Limits on what it may do alone',
        'Reminders in the customer’s language',
      ],
      href: '/services/smart-chatbots-virtual-assistants',
    },
  ],
  whyTitle: 'Eight limits we build in',
  why: [
    {
      title: 'It says when it is not sure',
      text: 'A doubtful answer becomes a question to your staff, with the chat attached.',
    },
    {
      title: 'Prices come from your list',
      text: 'Never from the model. Change the list and the answer changes.',
    },
    {
      title: 'Graded before it speaks',
      text: 'Two hundred of your own questions, marked by your own people.',
    },
    {
      title: 'Every action is logged',
      text: 'Who asked, what it did and why, in a table you can export.',
    },
    {
      title: 'A person can take over',
      text: 'One tap, at any moment, for the customer and for your staff.',
    },
    {
      title: 'Your data trains nobody else',
      text: 'It stays in the account we set up for you, and leaves with you.',
    },
    {
      title: 'Hindi, English and in between',
      text: 'Tested with the spelling people really use at midnight.',
    },
    {
      title: 'Starts with one queue',
      text: 'One branch, one task, four weeks. It grows only if the figures say so.',
    },
  ],
  processTitle: 'Four stops from task to assistant',
  process: [
    {
      title: 'Time it',
      text: 'We count how often a task comes up and how long it takes, and pick the one worth handing over.',
    },
    {
      title: 'Fence it',
      text: 'What it must know, what it may change and when a person decides. Signed by you.',
    },
    {
      title: 'Grade it',
      text: 'Real questions from last month, scored until two rounds in a row pass.',
    },
    {
      title: 'Watch it',
      text: 'Two weeks with a person reading every chat, then a review of the failures every fortnight.',
    },
  ],
  closing: {
    title: 'Name the task you repeat',
    text: 'Tell us what your staff type ten times a day. We say whether a machine should, and what that would cost.',
  },
});
