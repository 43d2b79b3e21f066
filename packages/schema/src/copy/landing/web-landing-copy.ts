import { landingCopy } from './landing-copy.ts';

/** The texts of the landing page for web and app development. */
export const webLandingCopy = landingCopy({
  search: {
    title: 'Web & App Development in {city}',
    description:
      'Websites, online stores, SaaS and CMS builds and chat assistants from one crew in {city}. A price before the work, and code that stays yours.',
    keywords: 'web development {city}, app development, e-commerce development, SaaS and CMS solutions, AI chatbots',
  },
  name: 'Web & App',
  tone: 'signal',
  hero: {
    title: 'Sites and software people get through quickly',
    lead: 'A page that opens, a checkout that ends, a screen your staff like on Monday morning. We design it, build it and stay on call when it runs.',
    terminus: 'Live',
  },
  cardsTitle: 'Four ways to get on the web',
  cards: [
    {
      title: 'Website Development',
      mapLabel: 'Website',
      description:
        'A site that says what you do, what it costs and where to go next, on the phone your customer holds. Your own staff change the pages.',
      icon: 'code',
      features: [
        'Designed on a phone before a desktop',
        'A weight budget for every page',
        'A CMS your staff can edit',
        'Enquiry forms with alerts',
        'Hindi and English versions',
        'Structured data for search',
        'Accessibility checks to WCAG 2.2 AA',
      ],
      href: '/services/website-development',
    },
    {
      title: 'E-commerce Development',
      mapLabel: 'Store',
      description:
        'A catalogue, a checkout and a dispatch desk that agree with each other, down to the last piece in stock.',
      icon: 'shopping-cart',
      features: [
        'UPI, cards and cash on delivery',
        'One-page checkout',
        'GST invoices with HSN codes',
        'Stock sync with billing software',
        'Courier labels and tracking',
        'Returns customers start themselves',
        'Catalogue search that forgives spelling',
        'Abandoned-cart reminders on WhatsApp',
      ],
      href: '/services/ecommerce-development',
      tone: 'teal',
    },
    {
      title: 'SaaS & CMS Solutions',
      mapLabel: 'Software',
      description:
        'Portals, dashboards and content systems that replace five spreadsheets and a chat group. First working version in six weeks.',
      icon: 'layout-dashboard',
      features: [
        'A working version in six weeks',
        'Roles and an audit log',
        'Subscription billing with GST',
        'Approval steps for content',
        'Exports to Excel',
        'A documented API',
        'Daily backups with a tested restore',
      ],
      href: '/services/saas-cms-solutions',
      tone: 'blue',
    },
    {
      title: 'Chatbots & AI Assistants',
      mapLabel: 'Assistant',
      description:
        'A chat on your site that answers from your own documents, names the source, and fetches a person when it is not sure.',
      icon: 'message-chatbot',
      features: [
        'Answers with the source shown',
        'English, Hindi and Hinglish',
        'Handover to a person',
        'Leads sent to your inbox or CRM',
        'A list of open questions every week',
        'Consent and deletion built in',
      ],
      href: '/services/chatbots-ai-assistants',
      tone: 'violet',
    },
  ],
  whyTitle: 'Eight things you can hold us to',
  why: [
    {
      title: 'A price before the work',
      text: 'The quote lists every screen. What is not on it is asked about first.',
    },
    {
      title: 'Tested on a ₹9,000 phone',
      text: 'Over 4G, in the sun, with one thumb. Desktop comes second.',
    },
    {
      title: 'The code is yours',
      text: 'Repository, database and domain are in your name from the first day.',
    },
    {
      title: 'A staging address from week two',
      text: 'Look whenever you like. Nothing is hidden until a reveal.',
    },
    {
      title: 'Your staff can edit it',
      text: 'Two hours of training, and a page nobody has to call us about.',
    },
    {
      title: 'Reads well aloud',
      text: 'Built to WCAG 2.2 AA: keyboard, contrast and screen reader are tested.',
    },
    {
      title: 'Backups that were restored',
      text: 'A backup counts once we have brought it back to life in a drill.',
    },
    {
      title: 'The same people after launch',
      text: 'Whoever built the page picks up when the page has a question.',
    },
  ],
  processTitle: 'Four stops from brief to live',
  process: [
    {
      title: 'Survey',
      text: 'We read your analytics and sit with whoever answers the phone, and list what people ask for.',
    },
    {
      title: 'Blueprint',
      text: 'Sitemap, main screens and price on a few pages that you can sign or cross out.',
    },
    {
      title: 'Build',
      text: 'Two-week rounds on a staging address. Each round ends with something you can click.',
    },
    {
      title: 'Opening day',
      text: 'Launch on a weekday morning, then 30 days of watching errors, forms and search results.',
    },
  ],
  closing: {
    title: 'Bring the old site along',
    text: 'Send us its address and one thing that annoys you about it. The first call is free, and you keep our notes.',
  },
});
